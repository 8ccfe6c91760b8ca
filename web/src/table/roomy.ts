/** Screens on which the decision has room to tell below it what happened. */
import { MediaQuery } from 'svelte/reactivity';

export const roomy = new MediaQuery('(min-width: 75.01rem) and (min-height: 46rem)');
