/** Sky and sea with what the rounds to come bring: a cloud for the weather dice, a ship where one passes. */
import { Pen } from '../../../pen/pen';
import type { Day } from '../view';
import { skyOf, type Layout } from './layout';
import { moon, sea, ship, sun, weather } from './sky';

/** Where sun and moon stand: beside the clouds of this round. */
function light(layout: Layout, rounds: number): [x: number, y: number, r: number] {
  const { x, y, scale } = skyOf(layout, 0, rounds);
  return [x - 34 * scale, y - 30 * scale, 20 * scale];
}

export function horizon(layout: Layout, schedule: readonly Day[], round: number): string {
  const drawn = sea(new Pen(7, layout.weight), layout.width, layout.height, layout.horizon);
  if (!layout.horizon) return drawn;
  const days = ahead(schedule, round);
  const pen = new Pen(13, layout.weight);
  const day = `<g class="sun">${sun(new Pen(11, 1), ...light(layout, days.length))}</g>`;
  const clouds = days.map((day, place) => {
    const { x, y, scale } = skyOf(layout, place, days.length);
    const passing = day.signs.includes('ship')
      ? ship(x - 22 * scale, layout.horizon + 1, scale * 0.8, place === 0)
      : '';
    return passing + (day.dice.length ? weather(pen, x, y, scale, day.dice) : '');
  });
  return drawn + day + clouds.join('');
}

/** The moon with its stars, which shine above the light of the fire. */
export function nightSky(layout: Layout, schedule: readonly Day[], round: number): string {
  if (!layout.horizon) return '';
  return moon(new Pen(17, 1), layout, light(layout, ahead(schedule, round).length));
}

/** The rounds that are still to come, this one first. */
export const ahead = (schedule: readonly Day[], round: number): Day[] =>
  schedule.filter((day) => day.round >= round);
