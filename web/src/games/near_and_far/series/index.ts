/** Between two games of a series: what the character cards carry, what lies ahead, who may come or come back. */
import type { Series } from '../../../table/game';
import Ahead from './Ahead.svelte';
import Carried from './Carried.svelte';
import { campaign } from './card';

export const series: Series = {
  Carried,
  Ahead,
  comers: (options, { choices }) => {
    const { characters, away } = campaign(options);
    const resting = away.map(({ character }) => character);
    const cast = choices.find(({ name }) => name === 'characters')?.values.map(String) ?? [];
    const fresh = cast.filter((called) => !characters.includes(called) && !resting.includes(called));
    return [
      ...resting.map((called) => ({ called, back: true })),
      ...fresh.map((called) => ({ called, back: false })),
    ];
  },
  name: (called) => ({ key: `card-${called}`, args: {} }),
};
