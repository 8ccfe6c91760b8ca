/** "Your turn": a wooden knock, and a browser notification when the page is out of sight. */
import { prefs } from '../prefs.svelte';
import { t } from '../words/words.svelte';
import type { Session } from './session.svelte';

let audio: AudioContext | null = null;

/** Two knocks on wood, made here. */
export function knock(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const [at, pitch] of [
      [0, 320],
      [0.16, 420],
    ] as const) {
      strike(audio, now + at, pitch);
    }
  } catch {
    // A browser without sound still plays.
  }
}

function strike(context: AudioContext, at: number, pitch: number): void {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.12);
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.25, at + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.2);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.22);
}

/** Ask once whether notifications are welcome. */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export class Bell {
  private was = true;

  constructor(private readonly session: Session) {}

  /** Ring when a question comes after others have acted. */
  listen(): void {
    const asked = this.session.ask !== null;
    if (asked && !this.was) this.ring();
    this.was = asked || this.session.answering;
  }

  private ring(): void {
    const alone = this.session.table?.seats.every((seat) => seat.yours || seat.kind === 'bot') ?? true;
    if (prefs.sound && (document.hidden || !alone)) knock();
    if (
      prefs.notify &&
      document.hidden &&
      'Notification' in window &&
      Notification.permission === 'granted'
    ) {
      new Notification(t('web-your-turn'), {
        body: t('web-title'),
        icon: '/flame.svg',
        tag: 'campfire-turn',
      });
    }
  }
}
