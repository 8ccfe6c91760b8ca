/* Generated from the schema of the server by `npm run protocol`. */

/**
 * What lies beside the board.
 */
export interface Decks {
  exploration: number[];
  crafts: number[];
  blueprints: number;
  complexes: number;
  on_table: string[];
  threats: number;
  threats_known: (string | null)[];
  threat_discard: string[];
  nights: number;
  next_level: number;
  next_night: string | null;
  night_discard: string[];
  finds: {
    [k: string]: number;
  };
  find_discards: {
    [k: string]: string[];
  };
  monsters: number;
  monster_discard: string[];
  specials: number;
  springs: number;
  notices: number;
}
/**
 * How the game ended: for all, and for each seat.
 */
export interface Ended {
  cause: string;
  fates: string[];
}
/**
 * The fight that is going on. [DI-245]
 */
export interface Fight {
  seat: number;
  rival: number;
  foe: string;
  damage: number;
  grey: number;
  red: number;
  grey_result: number;
  red_result: number;
  grey_goal: number;
  red_goal: number;
  health: number;
  hit: number;
  hurt: number;
  supports: Supported[];
}
/**
 * A support card that was played. [DI-280]
 */
export interface Supported {
  seat: number;
  card: string;
}
/**
 * The face of a resource token that somebody has. [DI-156]
 */
export interface Good {
  kind: string;
  amount: number;
}
/**
 * An item with its counters and what lies on it. [DI-172, DI-183]
 */
export interface ItemSeen {
  card: string;
  counters: number;
  aboard: string[];
}
/**
 * A monster token on the board. [DI-309]
 */
export interface MonsterSeen {
  space: number;
  foe: string | null;
  damage: number;
}
/**
 * The current quest and its counters. [DI-293]
 */
export interface Quest {
  card: string;
  counters: number;
  surveyed: number[];
  flags: number[];
}
/**
 * The table of Discover as a seat sees it.
 */
export interface Sight {
  game: 'discover';
  you: number | null;
  players: number;
  box: string;
  scenario: number;
  region: string;
  story: string;
  round: number;
  phase: 'day' | 'night';
  chief: number;
  turn: number;
  result: Ended | null;
  quest: Quest | null;
  tiles: TileSeen[];
  compass: number[];
  tokens: TokenSeen[];
  may_bring: {
    [k: string]: {
      [k: string]: number;
    };
  };
  monsters: MonsterSeen[];
  fires: number[];
  ashes: number[];
  camp: number;
  explored: number[];
  survivors: SurvivorSeen[];
  goods: {
    [k: string]: Good;
  };
  offered: string[];
  changes: string[];
  read: string[];
  removed: string[];
  enemies: {
    [k: string]: number;
  };
  fight: Fight | null;
  decks: Decks;
  votes: number[];
}
/**
 * A place of the pattern: the number on the back, and the spaces once it is known. [DI-306]
 */
export interface TileSeen {
  place: number;
  number: number;
  open: boolean;
  tile: string | null;
  spaces: SpaceSeen[];
  corner: number[];
}
/**
 * A space of an open tile. [DI-094, DI-096]
 */
export interface SpaceSeen {
  space: number;
  q: number;
  r: number;
  terrain: string;
  mark: string;
  landmark: string;
  number: number;
  cost: number;
}
/**
 * A token on the board; the face is null for those who do not know it. [DI-307, DI-308]
 */
export interface TokenSeen {
  space: number;
  back: string;
  token: string | null;
  kind: string;
  amount: number;
}
/**
 * A survivor, as everybody sees one; blueprints only for those who know them. [DI-179, DI-312]
 */
export interface SurvivorSeen {
  seat: number;
  character: string;
  fate: string;
  at: number;
  stamina: number;
  dials: string[];
  tokens: string[];
  stock: {
    [k: string]: number;
  };
  items: ItemSeen[];
  load: number;
  most_load: number;
  hand: (string | null)[];
  traits: string[];
  supports: string[];
  at_fire: boolean;
}
