import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './prefs.svelte';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { speak } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the table');

/** The words come first: nothing is shown without them. Without a server we say so in three languages and try again. */
async function start(place: HTMLElement): Promise<void> {
  for (;;) {
    try {
      await speak(prefs.lang);
      break;
    } catch {
      place.textContent = 'Campfire: no answer · нет ответа · nessuna risposta …';
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  }
  place.textContent = '';
  mount(App, { target: place });
}

void start(target);
