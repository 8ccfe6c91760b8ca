/** Where we are. Keys travel in the fragment, which no server and no Referer ever sees. */
function read(): string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
}

export const route = $state({ parts: read() });

addEventListener('hashchange', () => {
  route.parts = read();
  scrollTo(0, 0);
});

/** Go to one of our pages. */
export function go(...parts: string[]): void {
  location.hash = href(...parts);
}

/** The address of one of our pages. */
export function href(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}
