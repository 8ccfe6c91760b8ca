/** Dragging: a thing that can be moved is laid on another one, and the option that touches both is chosen. */
import type { Decider } from './decide.svelte';
import type { Option } from './protocol';

/** So far a finger or a pointer moves before something is dragged. */
const FAR = 9;

/** What can be dragged says so: a name by which the game knows what is in hand. */
const DRAGGED = '[data-drag]';

/** The thing under a point of the page, the innermost first. */
function thingsAt(x: number, y: number): string[] {
  const found = document.elementsFromPoint(x, y).flatMap((element) => {
    const thing = element.closest<HTMLElement | SVGElement>('[data-thing]')?.dataset['thing'];
    return thing ? [thing] : [];
  });
  return [...new Set(found)];
}

/** What dropping something on these things means: the options of the first of them that has any. */
export function droppedOn(
  things: readonly string[],
  options: (thing: string) => Option[],
): [string, Option[]] | null {
  for (const thing of things) {
    const found = options(thing);
    if (found.length) return [thing, found];
  }
  return null;
}

/** Let things be dragged on a board; what is in hand is told to the game before anything is dropped. */
export function dragging(board: HTMLElement, decider: Decider): { destroy(): void } {
  let from: { x: number; y: number; source: HTMLElement } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    const source = (event.target as Element).closest<HTMLElement>(DRAGGED);
    if (event.button === 0 && source) from = { x: event.clientX, y: event.clientY, source };
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) ghost = lift(from.source);
    if (!ghost) return;
    event.preventDefault();
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
  }

  function up(event: PointerEvent): void {
    const dragged = ghost !== null;
    drop();
    if (!dragged) return;
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    const found = droppedOn(thingsAt(event.clientX, event.clientY), (thing) => decider.options(thing));
    if (found) decider.drop(...found);
  }

  /** What was dragged is in hand; its picture follows the pointer. */
  function lift(source: HTMLElement): HTMLElement {
    source.click();
    const picture = source.cloneNode(true) as HTMLElement;
    picture.setAttribute('aria-hidden', 'true');
    picture.classList.add('dragged');
    document.body.append(picture);
    return picture;
  }

  function drop(): void {
    ghost?.remove();
    ghost = from = null;
  }

  board.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', drop);
  return {
    destroy() {
      drop();
      board.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', drop);
    },
  };
}

/** The press that ends a drag is no click. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
