/** What a land is made of: its colours, and features in the order in which they are painted. */
import type { Colours } from '../ink/colours';

/** An area, a line or a place, written as text: `x y, x y`. */
type Text = string;

export type Feature =
  | { kind: 'wash'; area: Text; colour: string; a?: number }
  | { kind: 'blooms'; n: number; colours: string[]; a?: number }
  | { kind: 'fissures'; area: Text; gap: number; colour?: string }
  | { kind: 'crack'; line: Text; deep?: number }
  | { kind: 'river' | 'lava'; line: Text; colour?: string }
  | { kind: 'water'; area: Text; colour?: string }
  | { kind: 'isle'; area: Text; colour?: string; tint?: string }
  | { kind: 'bars' | 'waves' | 'dunes'; area: Text; gap: number }
  | { kind: 'grass'; area: Text; gap: number; stones?: number }
  | { kind: 'ridge'; of: StampName; line: Text; n: number; size: [number, number]; jitter?: number }
  | {
      kind: 'forest';
      of: StampName[];
      area: Text;
      gap: number;
      size: [number, number];
      keep?: number;
      way?: number;
    }
  | { kind: 'thing'; of: StampName; at: Text; size: number; flip?: boolean; front?: boolean }
  | { kind: 'fog'; area: Text; a?: number; curls?: number; colour?: string }
  | { kind: 'rays'; list: Text; a?: number; colour?: string }
  | { kind: 'leaves'; list: Text };

export type StampName =
  | 'peak'
  | 'mesa'
  | 'hill'
  | 'rock'
  | 'dune'
  | 'tuft'
  | 'stalagmite'
  | 'stalactite'
  | 'crystal'
  | 'volcano'
  | 'stack'
  | 'meteor'
  | 'broad'
  | 'pine'
  | 'dead'
  | 'palm'
  | 'giant'
  | 'fern'
  | 'mushroom'
  | 'reed'
  | 'ruin'
  | 'column'
  | 'arch'
  | 'stairs'
  | 'table'
  | 'hut'
  | 'lamp'
  | 'sign'
  | 'pole'
  | 'ship'
  | 'lighthouse'
  | 'pipe'
  | 'pulley'
  | 'kiln'
  | 'mammoth'
  | 'ribs'
  | 'gull'
  | 'cook'
  | 'sleeper';

export interface Land {
  number: number;
  colours: Colours;
  features: Feature[];
  /** Where nothing grows: `x y r`. */
  clear?: Text;
  /** The town is a stranded ship. */
  ship?: boolean;
  /** What stands in its pictures. */
  stands: StampName[];
}
