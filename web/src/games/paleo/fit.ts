/** Shrink what lies in a place to the height of that place, where it would not fit. */
const LEAST = 0.5;

export function fit(place: HTMLElement): { destroy(): void } {
  const measure = () => {
    const content = place.firstElementChild;
    if (!(content instanceof HTMLElement)) return;
    for (const one of ['zoom', 'width']) content.style.removeProperty(one);
    const room = place.clientHeight;
    const wanted = content.offsetHeight;
    if (room <= 0 || wanted <= room + 1) return;
    content.style.setProperty('width', `${content.offsetWidth}px`);
    content.style.setProperty('zoom', String(Math.max(LEAST, room / wanted)));
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
