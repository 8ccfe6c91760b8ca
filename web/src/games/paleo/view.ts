/** What the board gets: a seat's view of Paleo. */
export type Resource = 'food' | 'wood' | 'stone';
export type Trait = 'strength' | 'perception' | 'craft';

export interface Back {
  back: string;
  hint: string;
  card: string | null;
}
export interface Person {
  card: string;
  wounds: number;
  hearts: number;
}
export interface InPlay {
  card: string;
  tokens: Record<string, number>;
}
export interface SeatView {
  seat: number;
  deck: Back[];
  front: Back[];
  people: Person[];
  belongings: InPlay[];
  items: Record<string, number>;
  traits: Record<Trait, number>;
  lent: Record<Trait, number>;
  helping: number | null;
  camped: boolean;
}
export interface PaleoView {
  game: 'paleo';
  you: number | null;
  players: number;
  modules: string[];
  round: number;
  phase: 'day' | 'night';
  result: { won: boolean; cause: string } | null;
  deaths: number;
  death_limit: number;
  paintings: number;
  painting_goal: number;
  ending: string;
  signs: string[];
  storage: Record<Resource, number>;
  supply: Record<Resource, number>;
  item_supply: Record<string, number>;
  workshop: { slots: number; cards: InPlay[]; compartments: Record<string, number> };
  camp: InPlay[];
  decks: { people: number; dreams: number; inventions: number; asides: number };
  stories: number[];
  closed: { count: number; top: Back[] };
  open: string[];
  graveyard: string[];
  warriors: string[];
  warrior_wounds: number;
  seats: SeatView[];
}

export const RESOURCES: Resource[] = ['food', 'wood', 'stone'];
export const TRAITS: Trait[] = ['strength', 'perception', 'craft'];
/** How many backs one chooses from. */
export const IN_VIEW = 3;

export function people(view: PaleoView): number {
  return view.seats.reduce((sum, seat) => sum + seat.people.length, 0);
}
