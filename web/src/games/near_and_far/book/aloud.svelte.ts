/** The voice of the browser: it reads when it is asked to, in the language of the page. */
import { lexicon } from '../../../words/words.svelte';

class Aloud {
  /** What is being read just now. */
  text = $state('');

  get can(): boolean {
    return typeof speechSynthesis !== 'undefined';
  }

  /** Read a text, or be silent. */
  read(text: string): void {
    speechSynthesis.cancel();
    this.text = text;
    if (!text) return;
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = lexicon().lang;
    speech.rate = 0.95;
    speech.onend = speech.onerror = () => {
      if (this.text === text) this.text = '';
    };
    speechSynthesis.speak(speech);
  }
}

export const aloud = new Aloud();
