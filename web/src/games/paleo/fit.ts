/** Shrink what lies in a place to the height of that place, where it would not fit; what must be read stays readable and scrolls. */
const LEAST = 0.5;
/** What must be read is not smaller than this. */
export const READ = 14;

/** The smallest type in a content, as it is written. */
function smallest(content: HTMLElement): number {
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  let size = Infinity;
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement;
    if (!texts.currentNode.textContent?.trim() || !holder?.checkVisibility() || holder.closest('.ear'))
      continue;
    size = Math.min(size, parseFloat(getComputedStyle(holder).fontSize));
  }
  return size;
}

/** With `read` type is never shown smaller than so many pixels, or as it is written where that is less. */
export function fit(place: HTMLElement, read = 0): { destroy(): void } {
  const measure = () => {
    const content = place.firstElementChild;
    if (!(content instanceof HTMLElement)) return;
    for (const one of ['zoom', 'width']) content.style.removeProperty(one);
    place.style.removeProperty('overflow-y');
    const room = place.clientHeight;
    const wanted = content.offsetHeight;
    if (room <= 0 || wanted <= room + 1) return;
    const least = read ? Math.min(1, read / smallest(content)) : LEAST;
    if (wanted * least > room + 1) place.style.setProperty('overflow-y', 'auto');
    content.style.setProperty('width', `${content.offsetWidth}px`);
    content.style.setProperty('zoom', String(Math.max(least, room / wanted)));
  };
  const sizes = new ResizeObserver(measure);
  const watch = () => {
    sizes.disconnect();
    sizes.observe(place);
    if (place.firstElementChild) sizes.observe(place.firstElementChild);
  };
  const changes = new MutationObserver(watch);
  changes.observe(place, { childList: true });
  watch();
  return {
    destroy: () => {
      sizes.disconnect();
      changes.disconnect();
    },
  };
}
