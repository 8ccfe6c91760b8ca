/** The table by keyboard: numbers choose, Z takes back, W asks why not, A asks a scout, E enlarges, H holds the bots, G lets
 * them go ahead, Space goes on. */
import type { Decider } from './decide.svelte';
import type { Session } from './session.svelte';

/** The options of a question, or what may be used while others decide. */
const LISTS = '[data-options], [data-offers]';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Whether Space already presses what has the focus. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, summary, a') !== null;
}

/** Move the focus between the buttons of the list that it is in. */
function step(by: number): void {
  const list = document.activeElement?.closest(LISTS) ?? document.querySelector(LISTS);
  const buttons = [...(list?.querySelectorAll<HTMLButtonElement>('button[data-option]') ?? [])];
  if (!buttons.length) return;
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}

/** Enlarge the card that has the focus, or else the one under the pointer. */
function enlarge(decider: Decider): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-enlarges]');
  const pointed = [...document.querySelectorAll<HTMLElement>('[data-enlarges]:hover')].at(-1);
  decider.enlarged = (focused ?? pointed)?.dataset['enlarges'] ?? decider.enlarged;
}

/** Act on a key, if it is one of ours. */
export function tableKeys(event: KeyboardEvent, session: Session, decider: Decider): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  if (session.step && (event.key === ' ' || event.key === 'Escape')) {
    if (event.key === 'Escape' || event.repeat) session.skipStory();
    else session.nextStep();
    event.preventDefault();
    return;
  }
  if (event.repeat && (isPressed(event.target) || !/^(Arrow|Tab)/.test(event.key))) {
    if (/^[1-9a-z ]$/i.test(event.key) || event.key === 'Enter') event.preventDefault();
    return;
  }
  const buttons = document.querySelectorAll<HTMLButtonElement>(`:is(${LISTS}) button[data-option]`);
  if (/^[1-9]$/.test(event.key)) {
    buttons[Number(event.key) - 1]?.click();
    if (session.answering || decider.doubtful) session.rest();
  } else if (event.code === 'KeyZ') session.undo();
  else if (event.code === 'KeyW' && session.look !== null && !session.result)
    decider.askWhy(!decider.asksWhy);
  else if (event.code === 'KeyA') session.askAdvice();
  else if (event.code === 'KeyG' && (session.botsWait || session.ahead)) session.goAhead(!session.ahead);
  else if (event.code === 'KeyH' && (session.onBots || session.holding)) session.hold(!session.holding);
  else if (event.key === 'ArrowDown' || event.key === 'ArrowRight') step(1);
  else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') step(-1);
  else if (event.code === 'KeyE') enlarge(decider);
  else if (event.key === ' ' && (session.behind || session.onBots) && !isPressed(event.target))
    session.skip();
  else if (event.key === 'Escape') decider.clear();
  else return;
  event.preventDefault();
}
