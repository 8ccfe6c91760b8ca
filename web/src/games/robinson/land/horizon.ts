/** Sky and sea with what the rounds to come bring: a cloud for the weather dice, a ship where one passes. */
import { Pen } from '../../../pen/pen';
import type { Day } from '../view';
import { skyOf, type Layout } from './layout';
import { sea, ship, sun, weather } from './sky';

export function horizon(layout: Layout, schedule: readonly Day[], round: number): string {
  const drawn = sea(new Pen(7, layout.weight), layout.width, layout.height, layout.horizon);
  if (!layout.horizon) return drawn;
  const days = ahead(schedule, round);
  const first = skyOf(layout, 0, days.length);
  const pen = new Pen(13, layout.weight);
  const light = sun(new Pen(11, 1), first.x - 34 * first.scale, first.y - 30 * first.scale, 20 * first.scale);
  const clouds = days.map((day, place) => {
    const { x, y, scale } = skyOf(layout, place, days.length);
    const passing = day.signs.includes('ship')
      ? ship(x - 22 * scale, layout.horizon + 1, scale * 0.8, place === 0)
      : '';
    return passing + (day.dice.length ? weather(pen, x, y, scale, day.dice) : '');
  });
  return drawn + light + clouds.join('');
}

/** The rounds that are still to come, this one first. */
export const ahead = (schedule: readonly Day[], round: number): Day[] =>
  schedule.filter((day) => day.round >= round);
