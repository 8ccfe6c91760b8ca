/** The games this client can draw; each is loaded when it is played. */
import type { GameClient } from '../table/game';

const clients: Record<string, () => Promise<{ default: GameClient }>> = {
  paleo: () => import('./paleo'),
};

export async function gameClient(name: string): Promise<GameClient | null> {
  return (await clients[name]?.())?.default ?? null;
}
