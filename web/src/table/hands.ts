/** The hands on the keyboard: what may be typed where, and that a held key gives no second answer. */
import { isPressed, obey, TABLE_KEYS, type Hands } from './shortcuts';

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Act on a key, if it is one of ours. */
export function tableKeys(event: KeyboardEvent, hands: Hands): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  const goesOn = hands.session.step !== null && (event.key === ' ' || event.key === 'Escape');
  if (!goesOn && event.repeat && (isPressed(event.target) || !/^(Arrow|Tab)/.test(event.key))) {
    if (/^[1-9a-z ]$/i.test(event.key) || event.key === 'Enter') event.preventDefault();
    return;
  }
  if (obey(TABLE_KEYS, hands, event)) event.preventDefault();
}
