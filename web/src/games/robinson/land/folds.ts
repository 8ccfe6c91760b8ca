/** What hangs from the sky leaves the land free: long texts fold to fewer lines, and are whole when they are enlarged. */
const LINES = ['', '3', '2', '1', '0'];

/** Fold the texts in a node (`data-lines`) until it is no higher than its room. */
export function folds(node: HTMLElement, room: number): { update(room: number): void; destroy(): void } {
  const measure = () => {
    for (const lines of LINES) {
      node.dataset['lines'] = lines;
      if (node.clientHeight <= room) return;
    }
  };
  const sizes = new ResizeObserver(measure);
  const changes = new MutationObserver(measure);
  sizes.observe(node);
  changes.observe(node, { childList: true, characterData: true, subtree: true });
  return {
    update: (now) => {
      room = now;
      measure();
    },
    destroy: () => {
      sizes.disconnect();
      changes.disconnect();
    },
  };
}
