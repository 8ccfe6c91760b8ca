/** Pictures that only home-made cards name: fetched shelf by shelf, when they are needed. */
const shelves = new Map<string, Promise<Record<string, string>>>();

function shelf(letter: string): Promise<Record<string, string>> {
  const known = shelves.get(letter);
  if (known) return known;
  const fetched = fetch(`/pictures/${letter}.json`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Record<string, string>>) : {}))
    .catch(() => ({}));
  shelves.set(letter, fetched);
  return fetched;
}

/** The drawing of an icon by its own name; undefined when there is none. */
export async function fetchPicture(name: string): Promise<string | undefined> {
  return /^[a-z0-9]/.test(name) ? (await shelf(name.charAt(0)))[name] : undefined;
}
