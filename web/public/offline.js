/* The page without a line: speaks the language that was chosen, and goes on by itself as soon as the table answers. */
const LOOK_EVERY = 3000;

function spoken() {
  try {
    const { lang } = JSON.parse(localStorage.getItem('campfire.prefs') ?? '{}');
    return lang ?? navigator.language.slice(0, 2);
  } catch {
    return navigator.language.slice(0, 2);
  }
}

const own = document.querySelector(`section[lang="${spoken()}"]`);
if (own) {
  document.documentElement.lang = own.lang;
  for (const other of document.querySelectorAll('section')) other.hidden = other !== own;
}

async function look() {
  const answers = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answers) location.reload();
}

for (const button of document.querySelectorAll('button')) button.addEventListener('click', look);
addEventListener('online', look);
setInterval(look, LOOK_EVERY);
