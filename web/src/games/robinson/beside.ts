/** Screens on which the decision stands beside the island and has room to tell below it what happened. */
import { MediaQuery } from 'svelte/reactivity';

export const beside = new MediaQuery(
  '(min-width: 60rem) and (min-height: 46rem) and (orientation: landscape), (min-width: 75.01rem) and (min-height: 46rem)',
);
