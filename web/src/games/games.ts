/** The games this client can draw; each is loaded with its words when it is played. */
import type { GameClient } from '../table/game';
import { about } from '../words/words.svelte';

const clients: Record<string, () => Promise<{ default: GameClient }>> = {
  paleo: () => import('./paleo'),
  robinson: () => import('./robinson'),
};

/** The games that can be played and read about here. */
export const GAMES = Object.keys(clients);

export async function gameClient(name: string): Promise<GameClient | null> {
  const [client] = await Promise.all([clients[name]?.(), about(name)]);
  return client?.default ?? null;
}
