/** What the board gets: a seat's view of Robinson Crusoe. */
export type Resource = 'wood' | 'food' | 'preserves' | 'fur';
export type Stores = Record<Resource, number>;
export const RESOURCES: Resource[] = ['wood', 'food', 'preserves', 'fur'];

export interface TileView {
  number: number;
  terrain: string;
  covered: boolean;
  sources: { source: string; exhausted: boolean }[];
  beast: boolean;
  totem: boolean;
  discoveries: number;
  shelter: boolean;
}
export interface SpaceView {
  space: string;
  row: number;
  column: number;
  open: boolean;
  tile: TileView | null;
  tokens: string[];
  outside: number[];
}
export interface PlannedView {
  kind: string;
  target: string;
  pawns: string[];
  leader: number;
  /** Pawns with a roll and for a sure success; only while the group plans. */
  needs: [number, number] | null;
  aside: Stores;
  along: string[];
}
export interface AbilityView {
  ability: string;
  cost: number;
  used: boolean;
}
export interface SurvivorView {
  seat: number;
  character: string | null;
  wounds: number;
  hearts: number;
  arrows: number[];
  determination: number;
  special_wounds: string[];
  invention: string;
  abilities: AbilityView[];
  pawns: { all: number; free: number };
  outside: string | null;
  load: Stores;
  found: string[];
  kept: string[];
}
export interface CompanionView {
  wounds: number;
  hearts: number;
  determination: number;
  place?: string;
}
export interface HelperView {
  pawn: string;
  kinds: string[];
  free: boolean;
}
export interface DeckView {
  count: number;
  known: [number, string][];
  /** The kind of the top card of the Event deck, which its back tells. */
  top?: string | null;
}
/** What is printed on the scenario sheet beyond rounds and weather. */
export interface PrintedSheet {
  woodpile?: number[];
  ship?: number;
  crosses?: number;
  volcano?: string;
  lava?: Record<string, string[]>;
  tiles?: number[];
  places?: number[];
  villages?: number;
  city?: string;
  births?: number[];
  crew?: string[];
  traps?: number;
}
export interface RobinsonView {
  game: 'robinson';
  you: number | null;
  players: number;
  first: number;
  round: number;
  rounds: number;
  phase: string;
  result: { won: boolean; cause: string } | null;
  scenario: {
    id: string;
    number: number;
    inventions: string[];
    specials: string[];
    start: string;
    track: Record<string, number>;
    foes: Record<string, number>;
    printed: PrintedSheet;
  };
  weather: { dice: string[]; schedule: string[][] };
  morale: { space: number; gives: number; track: number[] };
  levels: { weapons: number; roof: number; palisade: number; shelter: boolean; natural: boolean };
  costs: { wood: number; fur: number };
  available: Stores;
  future: Stores;
  island: { camp: string; spaces: SpaceView[] };
  areas: Record<string, string[]>;
  later: [string, string][];
  plan: PlannedView[];
  helpers: HelperView[];
  threats: (string | null)[];
  seats: SurvivorView[];
  friday: CompanionView | null;
  jenny: CompanionView | null;
  dog: boolean;
  inventions: { board: string[]; personal: string[]; future: string[] };
  items: { card: string; fading: boolean; used: boolean }[];
  equipment: { card: string; uses: number }[];
  treasures: { card: string; uses: number; used: boolean; claimed: number | null }[];
  treasures_future: string[];
  discoveries: { available: string[]; future: string[] };
  decks: Record<string, DeckView>;
  discards: { mysteries: string[]; inventions: string[] };
  aside: Record<string, string[]>;
  signs: string[];
  /** The cards that explain what lies on the board. */
  legend: string[];
}

/** The kinds of actions in the order in which they are resolved. */
export const ACTIONS = ['threat', 'hunt', 'build', 'gather', 'explore', 'camp', 'rest'];
/** Why a card that is laid aside is being dealt with just now. */
export const REASONS = ['resolving', 'event', 'pushed', 'beast', 'drawn', 'tile', 'set_aside'];
/** What is built again and again, and the Shelter. */
export const LEVELS = new Set(['shelter', 'roof', 'palisade', 'weapons']);

/** Whether this names a space of the island. */
export const isSpace = (name: string): boolean => /^[ABC]\d$/.test(name);

/** The actions whose leader may have to roll. */
export const DICE = new Set(['build', 'gather', 'explore']);

export const read = (view: Record<string, unknown>): RobinsonView => view as unknown as RobinsonView;
