/** The sounds of the table, played by the page itself. Silent unless wished for. */
import { prefs } from '../prefs.svelte';
import type { LogLine } from './protocol';
import { waveOf, type Sound } from './waves';

let audio: AudioContext | null = null;

const OF_STEPS: Partial<Record<LogLine['shows'], Sound>> = {
  phase: 'fire',
  card: 'card',
  dice: 'dice',
  wound: 'wound',
  death: 'wound',
};

/** Make a sound, where the person wants any. */
export function play(sound: Sound): void {
  if (!prefs.sounds || typeof AudioContext === 'undefined') return;
  try {
    audio ??= new AudioContext();
    const wave = waveOf(sound, audio.sampleRate);
    const buffer = audio.createBuffer(1, wave.length, audio.sampleRate);
    buffer.copyToChannel(wave, 0);
    const source = audio.createBufferSource();
    source.buffer = buffer;
    source.connect(audio.destination);
    source.start();
  } catch {
    // A browser without sound still plays.
  }
}

/** The sound of a step of the story, if it has one. */
export function sounding(shows: LogLine['shows']): void {
  const sound = OF_STEPS[shows];
  if (sound) play(sound);
}
