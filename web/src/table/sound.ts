/** Small sounds of the table, made by the page itself: a fire, a card, dice, a wound, dusk, a win. Silent unless wished for. */
import { prefs } from '../prefs.svelte';
import type { LogLine } from './protocol';

export type Sound = 'fire' | 'card' | 'dice' | 'wound' | 'dusk' | 'win';

let audio: AudioContext | null = null;

/** A tone that rises at once and dies away; it may slide to another pitch. */
function tone(
  at: number,
  pitch: number,
  to: number,
  length: number,
  loud: number,
  type: OscillatorType,
): void {
  if (!audio) return;
  const source = new OscillatorNode(audio, { type, frequency: pitch });
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fading(at, length, loud));
  source.start(at);
  source.stop(at + length);
}

/** A breath of noise around a pitch. */
function noise(at: number, pitch: number, length: number, loud: number): void {
  if (!audio) return;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  source.connect(filter).connect(fading(at, length, loud));
  source.start(at);
}

function fading(at: number, length: number, loud: number): AudioNode {
  const gain = new GainNode(audio as AudioContext, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect((audio as AudioContext).destination);
  return gain;
}

/** How each of them is made, from a moment on. */
const MADE: Record<Sound, (at: number) => void> = {
  fire: (at) => [0, 0.09, 0.21, 0.26, 0.42].forEach((later) => noise(at + later, 1800, 0.05, 0.05)),
  card: (at) => noise(at, 2600, 0.16, 0.08),
  dice: (at) => [0, 0.08, 0.15, 0.26].forEach((later) => noise(at + later, 900, 0.05, 0.18)),
  wound: (at) => tone(at, 150, 60, 0.28, 0.22, 'sine'),
  dusk: (at) =>
    [330, 247, 196].forEach((pitch, n) => tone(at + n * 0.22, pitch, pitch * 0.98, 0.7, 0.08, 'sine')),
  win: (at) =>
    [262, 330, 392, 523].forEach((pitch, n) => tone(at + n * 0.14, pitch, pitch, 0.6, 0.12, 'triangle')),
};

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
    MADE[sound](audio.currentTime + 0.02);
  } catch {
    // A browser without sound still plays.
  }
}

/** The sound of a step of the story, if it has one. */
export function sounding(shows: LogLine['shows']): void {
  const sound = OF_STEPS[shows];
  if (sound) play(sound);
}
