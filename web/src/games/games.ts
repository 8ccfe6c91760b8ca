/** The games that have a client of their own here, found by their folders; each is loaded with its words when it is played. */
import type { Component } from 'svelte';
import type { GameClient } from '../table/game';
import { about } from '../words/words.svelte';

const clients = import.meta.glob<GameClient>('./*/index.ts', { import: 'default' });
const emblems = import.meta.glob<Component>('./*/Emblem.svelte', { import: 'default' });

/** How to draw a game; any game can be drawn plainly. */
export async function gameClient(name: string): Promise<GameClient> {
  const client = clients[`./${name}/index.ts`] ?? plain;
  const [found] = await Promise.all([client(), about(name)]);
  return found;
}

const plain = async (): Promise<GameClient> => (await import('../table/plain')).default;

/** The small drawing that stands for a game; null where it has none. */
export async function emblemOf(name: string): Promise<Component | null> {
  return (await emblems[`./${name}/Emblem.svelte`]?.()) ?? null;
}
