/* Generated from the schema of the server by `npm run protocol`. */

/**
 * An ability of a character, and whether it is used up for this round.
 */
export interface Ability {
  ability: string;
  cost: number;
  used: boolean;
}
/**
 * A card that is being dealt with, and why it lies there.
 */
export interface AtHand {
  card: string;
  reason: string;
}
/**
 * So many clouds, and how likely they are.
 */
export interface Clouds {
  rain: number;
  snow: number;
  chance: number;
}
/**
 * Friday or Jenny.
 */
export interface Companion {
  wounds: number;
  hearts: number;
  determination: number;
  place: 'camp' | 'away';
}
/**
 * What Shelter, roof and palisade cost here: so much wood, or so much fur.
 */
export interface Costs {
  wood: number;
  fur: number;
}
/**
 * What the sheet shows for a round: dice, other signs, and where lava flows.
 */
export interface Day {
  round: number;
  dice: string[];
  signs: ('ship' | 'lava' | 'child')[];
  lava: string[];
}
/**
 * A pile.
 */
export interface Deck {
  count: number;
  known: Known[];
  added: string[];
  top: string | null;
}
/**
 * A card of a pile that this seat knows, and its place from the top.
 */
export interface Known {
  place: number;
  card: string;
}
/**
 * An action: its kind, what and where it is aimed at, if at anything, and which of several on a card it is.
 */
export interface Deed {
  kind: string;
  what: string;
  space: string;
  choice: number;
}
/**
 * The open discard piles.
 */
export interface Discards {
  mysteries: string[];
  inventions: string[];
}
/**
 * Discovery tokens, and those that come after the Action phase.
 */
export interface Discoveries {
  available: string[];
  future: string[];
}
/**
 * How the game ended.
 */
export interface Ended {
  won: boolean;
  cause: string;
}
/**
 * A piece of equipment and how often it can still be used.
 */
export interface Equipment {
  card: string;
  uses: number;
}
/**
 * What the sheet counts: how many there are, how many are wanted, and who has to be fought for it.
 */
export interface Goal {
  goal: string;
  n: number;
  of: number;
  foe: string | null;
  strength: number | null;
}
/**
 * A neutral pawn and the actions it serves.
 */
export interface Helper {
  pawn: string;
  kinds: string[];
  free: boolean;
}
/**
 * Inventions on the board, those of the characters, those that were built just now, and all that can still be.
 */
export interface Inventions {
  board: string[];
  personal: string[];
  future: string[];
  open: string[];
}
/**
 * The island: where the camp is, every space, and the terrains that count as explored.
 */
export interface Island {
  camp: string;
  spaces: Space[];
  terrains: string[];
}
/**
 * A space of the island.
 */
export interface Space {
  space: string;
  row: number;
  column: number;
  open: boolean;
  far: number | null;
  tile: Tile | null;
  tokens: Token[];
  outside: number[];
  settlement: ('village' | 'city' | 'burned') | null;
  lava: number | null;
  card: string;
}
/**
 * The face of an explored tile.
 */
export interface Tile {
  number: number;
  terrain: string;
  covered: boolean;
  sources: Source[];
  beast: boolean;
  totem: boolean;
  discoveries: number;
  shelter: boolean;
}
/**
 * A source of a tile: what it gives with its tokens, and whether a card has brought it there.
 */
export interface Source {
  source: string;
  resource: string;
  gives: number;
  exhausted: boolean;
  brought: boolean;
}
/**
 * A token or marker.
 */
export interface Token {
  token: string;
  source: string | null;
  n: number | null;
  card: string;
}
/**
 * An item; one that fades is of use until the round ends.
 */
export interface Item {
  card: string;
  fading: boolean;
  used: boolean;
}
/**
 * A token that comes to an area after the Action phase.
 */
export interface Later {
  area: string;
  token: Token;
}
/**
 * A level of the woodpile.
 */
export interface Level {
  holds: number;
  of: number;
}
/**
 * How well the camp is armed and defended; a natural shelter is that of its tile.
 */
export interface Levels {
  weapons: number;
  roof: number;
  palisade: number;
  shelter: boolean;
  natural: boolean;
}
/**
 * One of the film crew, in the order in which Kong comes for them.
 */
export interface Member {
  member: string;
  fate: 'alive' | 'dead' | 'taken';
  next: boolean;
  card: string;
}
/**
 * The morale track, the marker on it, and what that gives.
 */
export interface Morale {
  space: number;
  gives: number;
  track: number[];
}
/**
 * How many pawns a character has in this round, and how many are not assigned yet.
 */
export interface Pawns {
  all: number;
  free: number;
}
/**
 * A planned action; the first one is being resolved in the Action phase.
 */
export interface Planned {
  action: Deed;
  pawns: string[];
  leader: number;
  least: number;
  sure: number;
  lacks: number;
  rolls: boolean;
  aside: Stores;
  along: string[];
}
/**
 * Resources.
 */
export interface Stores {
  wood: number;
  food: number;
  preserves: number;
  fur: number;
}
/**
 * The scenario sheet.
 */
export interface Sheet {
  id: string;
  number: number;
  inventions: string[];
  specials: string[];
  start: string;
  goals: Goal[];
  woodpile: Woodpile | null;
  family: Wanted[];
  crew: Member[];
  totems: number;
}
/**
 * The woodpile, the level that is being laid, and how much wood still fits on it.
 */
export interface Woodpile {
  levels: Level[];
  level: number;
  room: number;
}
/**
 * An invention that the family wants.
 */
export interface Wanted {
  card: string;
  built: boolean;
}
/**
 * The table as a seat sees it.
 */
export interface Sight {
  game: 'robinson';
  you: number | null;
  players: number;
  first: number;
  round: number;
  rounds: number;
  phase: string;
  result: Ended | null;
  scenario: Sheet;
  weather: Weather;
  tonight: Tonight;
  morale: Morale;
  levels: Levels;
  costs: Costs;
  available: Stores;
  future: Stores;
  island: Island;
  areas: {
    [k: string]: Token[];
  };
  later: Later[];
  plan: Planned[];
  helpers: Helper[];
  argument: boolean;
  threats: (Threat | null)[];
  seats: Survivor[];
  friday: Companion | null;
  jenny: Companion | null;
  dog: boolean;
  inventions: Inventions;
  items: Item[];
  equipment: Equipment[];
  treasures: Treasure[];
  treasures_future: string[];
  discoveries: Discoveries;
  decks: {
    [k: string]: Deck;
  };
  discards: Discards;
  gone: string[];
  at_hand: AtHand[];
  legend: string[];
}
/**
 * The dice of this round, those that lie there already, and what the sheet shows for every round.
 */
export interface Weather {
  dice: string[];
  rolled: WeatherDie[];
  schedule: Day[];
}
/**
 * A weather die that has been rolled for this round: its clouds, or what the animals come for.
 */
export interface WeatherDie {
  die: string;
  rain: number;
  snow: number;
  animals: string | null;
}
/**
 * What the coming night asks and takes as things stand.
 */
export interface Tonight {
  mouths: number;
  helpings: number;
  children: number;
  meals: number;
  food: number;
  missing: number;
  sheltered: boolean;
  cold: number[];
  clouds: Clouds[];
  animals: number;
}
/**
 * A card on a Threat space.
 */
export interface Threat {
  card: string;
  actions: ThreatAction[];
}
/**
 * An action on a Threat card: its pawns, and whether all else that it asks for is at hand.
 */
export interface ThreatAction {
  pawns: number;
  met: boolean;
}
/**
 * A character sheet; nobody's yet while the characters are dealt.
 */
export interface Survivor {
  seat: number;
  character: string | null;
  wounds: number;
  hearts: number;
  arrows: number[];
  determination: number;
  special_wounds: SpecialWound[];
  invention: string;
  abilities: Ability[];
  banned: boolean;
  only: string[] | null;
  pawns: Pawns;
  outside: string | null;
  load: Stores;
  found: string[];
  kept: string[];
}
/**
 * A token on a body part, and the card that put it there.
 */
export interface SpecialWound {
  part: string;
  card: string;
}
/**
 * A kept card, how often it can still be used, and who has claimed it for this round.
 */
export interface Treasure {
  card: string;
  uses: number;
  used: boolean;
  claimed: number | null;
}
