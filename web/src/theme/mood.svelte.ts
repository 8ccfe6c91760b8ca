/** Day or night: follows the game's phase, unless the person wants one of them always. */
import { prefs } from '../prefs.svelte';

export type Phase = 'day' | 'night';
const dark = matchMedia('(prefers-color-scheme: dark)');
let system = $state<Phase>(dark.matches ? 'night' : 'day');
dark.addEventListener('change', () => (system = dark.matches ? 'night' : 'day'));

export const mood = $state<{ phase: Phase | null }>({ phase: null });

/** Show a theme; while somebody looks, the whole page changes its light in one gesture. */
export function light(phase: Phase): void {
  const { dataset } = document.documentElement;
  const gradual = dataset['theme'] && dataset['theme'] !== phase && prefs.motion && !document.hidden;
  if (!gradual || !('startViewTransition' in document)) {
    dataset['theme'] = phase;
    return;
  }
  // Nothing fades by itself meanwhile: letters in the new ink never stand on the old paper.
  dataset['turning'] = '';
  const turned = document.startViewTransition(() => (dataset['theme'] = phase));
  // Night may fall before the evening has faded: what is skipped then is no fault.
  turned.ready.catch(() => undefined);
  void turned.finished.finally(() => delete dataset['turning']);
}

/** The theme to show now. */
export function theme(): Phase {
  return prefs.theme === 'game' ? (mood.phase ?? system) : prefs.theme;
}
