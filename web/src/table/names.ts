/** What we call whoever sits there. */
import { t } from '../words/words.svelte';
import type { SeatInfo } from './protocol';

export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return t('web-bot-seat', { n: seat.seat + 1 });
  return t('web-seat', { n: seat.seat + 1 });
}
