/** What a person takes along: files and addresses. */
import { href } from '../route.svelte';

/** Give something to the person as a file. */
export function download(data: unknown, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The whole address of one of our pages, to be sent to somebody. */
export function address(...parts: string[]): string {
  return `${location.origin}${location.pathname}${href(...parts)}`;
}
