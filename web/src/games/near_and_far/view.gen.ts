/* Generated from the schema of the server by `npm run protocol`. */

/**
 * How many cards a deck has, and what lies on its discard pile.
 */
export interface DeckSight {
  count: number;
  discard: string[];
}
/**
 * An option as it is read before the choice: its requirement and its heading. [NF-240]
 */
export interface HeadingSight {
  choice: string;
  heading: Told;
  check: string;
  number: number;
  pays: {
    [k: string]: number;
  };
  remembered: Told[];
}
/**
 * A text in every language.
 */
export interface Told {
  en: string;
  ru: string;
  it: string;
}
/**
 * An adventurer in the row, and what hiring costs whoever looks. [NF-126, NF-181]
 */
export interface HireSight {
  card: string;
  cost: number;
}
/**
 * A character introduced. [NF-052]
 */
export interface Intro {
  title: Told;
  scene: Told;
}
/**
 * The map. [ledger chapter 22]
 */
export interface LandSight {
  number: number;
  notes: NoteSight[];
  spaces: SpaceSight[];
  paths: PathSight[];
  routes: RouteSight[];
}
/**
 * A word written on the land.
 */
export interface NoteSight {
  key: string;
  x: number;
  y: number;
  turn: number;
  fill: string;
}
/**
 * A space of the map.
 */
export interface SpaceSight {
  space: string;
  x: number;
  y: number;
  shows: string;
  entry: string;
  place: string;
  town: boolean;
  water: boolean;
  mammoth: boolean;
  label: number[];
  quest: boolean;
  camp: number | null;
  figures: number[];
}
/**
 * A path, and whether its symbol still counts. [NF-208, NF-228]
 */
export interface PathSight {
  ends: string[];
  symbol: string;
  bend: number | null;
  active: boolean;
}
/**
 * A trade route. [NF-297]
 */
export interface RouteSight {
  good: string;
  alone: number;
  shared: number;
  spaces: string[];
  owners: (number | null)[];
}
/**
 * A line of scoring, for each seat. [ledger chapter 19]
 */
export interface LineSight {
  line: string;
  points: number[];
}
/**
 * A cell of the mine. [NF-143]
 */
export interface MineSight {
  cell: number;
  number: number;
  camp: number | null;
  reputation: boolean;
}
/**
 * What was read last. [NF-248, NF-264]
 */
export interface OutcomeSight {
  entry: string;
  arcade: boolean;
  title: Told;
  choice: string;
  passed: boolean;
  text: Told;
  remembered: Told[];
}
/**
 * The open storybook. [NF-240, NF-241]
 */
export interface PageSight {
  entry: string;
  arcade: boolean;
  title: Told;
  scene: Told;
  reader: number;
  headings: HeadingSight[];
}
/**
 * How the game ended.
 */
export interface ResultSight {
  cause: string;
}
/**
 * One player's board. [NF-041]
 */
export interface SeatSight {
  seat: number;
  character: string;
  building: string;
  space: string;
  goods: {
    [k: string]: number;
  };
  hearts: number;
  reputation: number;
  icons: {
    [k: string]: number;
  };
  flags: {
    [k: string]: number;
  };
  party: (string | null)[];
  reserve: string[];
  birds: number;
  turtles: number;
  movement: number;
  spares: number;
  treasures: string[];
  begged: string | null;
  artifacts: string[];
  finds: string[];
  hand: (string | null)[];
  drafting: (string | null)[];
  special: (string | null)[];
  camps_left: number;
  camps_placed: number;
  beaten: string[];
  talents: string[];
  keywords: string[];
  experience: number;
  completed: number;
  side_quests: string[];
  past: number[];
  total: number;
  champion: boolean;
  remembered: Told[];
  intro: Intro | null;
  open_points: number;
}
/**
 * The table as a seat sees it.
 */
export interface Sight {
  game: string;
  you: number | null;
  players: number;
  mode: string;
  round: number;
  first: number;
  active: number;
  phase: string;
  final: boolean;
  moves: number;
  departed: boolean;
  departure: number;
  spared: number;
  camp_hearts: number;
  board: string[];
  seats: SeatSight[];
  map: LandSight;
  town: TownSight;
  threats: string[];
  bosses: string[];
  decks: {
    [k: string]: DeckSight;
  };
  drawn: (string | null)[];
  page: PageSight | null;
  outcome: OutcomeSight | null;
  lines: LineSight[];
  result: ResultSight | null;
}
/**
 * The town board. [ledger chapter 9]
 */
export interface TownSight {
  side: string;
  row: HireSight[];
  stables: number;
  mine: MineSight[];
  columns: number;
  above: {
    [k: string]: number;
  }[];
  beside: {
    [k: string]: number;
  }[];
  chiefs: {
    [k: string]: number | null;
  };
  stranger: boolean;
}
