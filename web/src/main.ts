import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './prefs.svelte';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { speak } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the table');

const SAMPLE = 'AЖ';
const FACES = [
  '700 1em Alegreya',
  'italic 500 1em Alegreya',
  '400 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
];

/** The type we write in, so that nothing moves when it arrives; we do not wait for it long. */
async function type(): Promise<void> {
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face, SAMPLE)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 1500))]);
}

/** The words come first: nothing is shown without them. Without a server we say so in three languages and try again. */
async function start(place: HTMLElement): Promise<void> {
  for (;;) {
    try {
      await Promise.all([speak(prefs.lang), type()]);
      break;
    } catch {
      place.textContent = 'Campfire: no answer · нет ответа · nessuna risposta …';
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  }
  place.textContent = '';
  mount(App, { target: place });
}

const RENEWED = 'campfire.renewed';

/** After an upgrade the parts of an open page are gone: load it anew, but not in a circle. */
window.addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem(RENEWED));
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  event.preventDefault();
  location.reload();
});

/** A page that says so opens where there is no line; in development nothing is kept. */
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);

void start(target);
