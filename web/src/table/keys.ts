/** The keys this browser remembers: each opens one table. */
interface Kept {
  key: string;
  watch: boolean;
  invites: Record<number, string>;
  watchKey?: string;
}

const PLACE = 'campfire.tables';

export function kept(): Kept[] {
  try {
    const read = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as Kept[];
    return Array.isArray(read) ? read.filter((one) => typeof one.key === 'string') : [];
  } catch {
    return [];
  }
}

function write(all: Kept[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(all.slice(0, 100)));
  } catch {
    // Without storage the link in the address bar is the only key.
  }
}

/** How a whole key looks. */
const WHOLE = /^[\w-]{22}$/;
export const CUT = { key: 'web-error-link_cut', args: {} };

/** Whether a link has lost its end on the way: a mail or a message has broken it. */
export function isCut(key = ''): boolean {
  return !WHOLE.test(key);
}

/** Remember a key, newest first; what is already known about it stays. */
export function keep(one: Partial<Kept> & { key: string }): void {
  const all = kept();
  const old = all.find((other) => other.key === one.key);
  write([
    { watch: false, ...old, ...one, invites: { ...old?.invites, ...one.invites } },
    ...all.filter((other) => other.key !== one.key),
  ]);
}

export function forget(key: string): void {
  write(kept().filter((one) => one.key !== key));
}

export function known(key: string): Kept | undefined {
  return kept().find((one) => one.key === key);
}
