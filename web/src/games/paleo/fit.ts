/** What lies in a place takes no more than the height of that place, and stays readable. */

/** What must be read is not smaller than this. */
const READ = 14;
/** What lies closer together, and what leaves out what is said elsewhere. */
const CLOSER = ['tight', 'packed'];

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

/** What is too high first lies closer together (`tight`), then leaves out what is said elsewhere (`packed`), then is shown smaller, and scrolls where it could not be read any more.
 *  What flows takes the width that it then leaves free. */
export function fit(place: HTMLElement, flows = false): { destroy(): void } {
  const measure = () => {
    const content = place.firstElementChild;
    if (!(content instanceof HTMLElement)) return;
    for (const one of ['zoom', 'width']) content.style.removeProperty(one);
    place.style.removeProperty('overflow-y');
    place.classList.remove(...CLOSER);
    const room = place.clientHeight;
    if (room <= 0) return;
    for (const closer of CLOSER) {
      if (content.offsetHeight <= room + 1) return;
      place.classList.add(closer);
    }
    const wanted = content.offsetHeight;
    if (wanted <= room + 1) return;
    const zoom = Math.max(Math.min(1, READ / smallest(content)), room / wanted);
    content.style.setProperty('width', `${content.offsetWidth / (flows ? zoom : 1)}px`);
    content.style.setProperty('zoom', String(zoom));
    if (content.getBoundingClientRect().height > room + 1) place.style.setProperty('overflow-y', 'auto');
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
