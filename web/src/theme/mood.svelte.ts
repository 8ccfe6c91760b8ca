/** Day or night: follows the game's phase, unless the person wants one of them always. */
import { prefs } from '../prefs.svelte';

export type Phase = 'day' | 'night';
const dark = matchMedia('(prefers-color-scheme: dark)');
let system = $state<Phase>(dark.matches ? 'night' : 'day');
dark.addEventListener('change', () => (system = dark.matches ? 'night' : 'day'));

export const mood = $state<{ phase: Phase | null }>({ phase: null });

/** The theme to show now. */
export function theme(): Phase {
  return prefs.theme === 'game' ? (mood.phase ?? system) : prefs.theme;
}
