/* Generated from the schema of the server by `npm run protocol`. */

/**
 * A card of which everybody sees the back; the face is null for those who do not know it.
 */
export interface Back {
  back: string;
  hint: string;
  card: string | null;
}
/**
 * The closed discard: how many cards, and the back on top where there is one.
 */
export interface Closed {
  count: number;
  top: Back[];
}
/**
 * How many cards the decks on the boards have.
 */
export interface Decks {
  people: number;
  dreams: number;
  inventions: number;
  asides: number;
}
/**
 * A card that is due at night.
 */
export interface Due {
  card: string;
  met: boolean;
  lines: DueLine[];
}
/**
 * A line of a card that is due at night.
 */
export interface DueLine {
  line: number;
  negative: boolean;
  possible: boolean;
}
/**
 * How the game ended.
 */
export interface Ended {
  won: boolean;
  cause: string;
}
/**
 * A card that lies open, and the tokens on it by their kind.
 */
export interface InPlay {
  card: string;
  tokens: {
    [k: string]: number;
  };
}
/**
 * A member of a community: whoever has more wounds than hearts dies.
 */
export interface Person {
  card: string;
  wounds: number;
  hearts: number;
}
/**
 * What crafting an item asks and costs; the starting tools have no invention card.
 */
export interface Recipe {
  card: string | null;
  needs: Traits;
  pays: {
    [k: string]: number;
  };
}
/**
 * Points of the three traits.
 */
export interface Traits {
  strength: number;
  perception: number;
  craft: number;
}
/**
 * Resources in the storage.
 */
export interface Resources {
  food: number;
  wood: number;
  stone: number;
}
/**
 * One player's community, deck and revealed cards.
 */
export interface SeatView {
  seat: number;
  deck: Back[];
  front: Back[];
  people: Person[];
  belongings: InPlay[];
  items: {
    [k: string]: number;
  };
  traits: Traits;
  lent: Traits;
  together: Traits;
  helping: number | null;
  camped: boolean;
}
/**
 * The table of Paleo as a seat sees it.
 */
export interface Sight {
  game: 'paleo';
  you: number | null;
  players: number;
  modules: string[];
  round: number;
  phase: 'day' | 'night';
  result: Ended | null;
  deaths: number;
  death_limit: number;
  paintings: number;
  painting_goal: number;
  ending: string;
  signs: string[];
  storage: Resources;
  stock: {
    [k: string]: number;
  };
  supply: {
    [k: string]: number;
  };
  workshop: Workshop;
  camp: InPlay[];
  tonight: Tonight;
  decks: Decks;
  stories: number[];
  closed: Closed;
  open: string[];
  graveyard: string[];
  warriors: string[];
  warrior_wounds: number;
  seats: SeatView[];
}
/**
 * The Workshop: slots for inventions, the cards there, and the items of the open compartments.
 */
export interface Workshop {
  slots: number;
  taken: number;
  cards: InPlay[];
  compartments: {
    [k: string]: number;
  };
  recipes: {
    [k: string]: Recipe;
  };
}
/**
 * What the night asks for.
 */
export interface Tonight {
  mouths: number;
  hungry: number;
  due: Due[];
}
