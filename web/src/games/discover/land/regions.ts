/** The six regions: what lies under everything, what is water, and the washes of every terrain by day and by night. */

/** Wash, darker wash, light of a feature, its shade. */
type Washes = readonly [string, string, string, string];
export type Light = 'day' | 'night' | 'fire';
type Palette = Readonly<Record<string, Washes>>;
export interface Region {
  /** The terrain that lies under the others. */
  base: string;
  water: readonly string[];
  /** What the sheet runs out into. */
  out: 'sea' | 'paper';
  /** Terrains from below to above. */
  order: readonly string[];
  day: Palette;
  night: Palette;
  fire?: Palette;
}

type Common = Readonly<Record<string, string>>;
const DAY: Common = { ink: '#2a2018', ink2: '#57442f', paper: '#f6ecd6', sheet: '#faf3e3', shade: '#3b2d22' };
const NIGHT: Common = {
  ink: '#0b0a12',
  ink2: '#15131f',
  paper: '#3a3346',
  sheet: '#2b2635',
  shade: '#07060c',
};
const FIRE: Common = { ...DAY, ink: '#25140c', ink2: '#4a2c18', paper: '#f3cf94', sheet: '#e9c48a' };
const POOL: Record<Light, string> = { day: '#8fbcc8', night: '#2a4a63', fire: '#8fbcc8' };
const EMBER = '#b5651d';

const REGIONS: Readonly<Record<string, Region>> = {
  island: {
    base: 'ocean',
    water: ['ocean'],
    out: 'sea',
    order: ['ocean', 'grass', 'underbrush', 'mountain'],
    day: {
      ocean: ['#9cc3cf', '#6fa3b6', '#cfe2e2', '#4d8199'],
      grass: ['#cfd08a', '#aeb766', '#e3e0a4', '#8a9a4c'],
      underbrush: ['#a3b56a', '#7f9a52', '#b9c67d', '#5d7a3f'],
      mountain: ['#c9b8a0', '#a6947f', '#efe3cc', '#84748a'],
    },
    night: {
      ocean: ['#1f2e49', '#182440', '#2b4062', '#101a30'],
      grass: ['#333b43', '#2a323b', '#3f4a4c', '#20272f'],
      underbrush: ['#28353a', '#202b31', '#33433f', '#161f25'],
      mountain: ['#3c3749', '#322d40', '#55506a', '#221e30'],
    },
    fire: {
      ocean: ['#4f6a72', '#3c5660', '#93a093', '#2c4550'],
      grass: ['#c29a4a', '#9f7c36', '#efc56c', '#6f6028'],
      underbrush: ['#94803a', '#75672d', '#c5a652', '#45491f'],
      mountain: ['#b98a5a', '#946a45', '#f3cd92', '#5f3f40'],
    },
  },
  desert: {
    base: 'sand',
    water: [],
    out: 'paper',
    order: ['sand', 'dune', 'rock', 'oasis'],
    day: {
      sand: ['#eed9a4', '#dcbf80', '#f8ebc6', '#c09a5a'],
      dune: ['#eac98a', '#d9ab62', '#f8e6b8', '#bd8748'],
      rock: ['#d8a880', '#bd8560', '#f0cfa6', '#94604a'],
      oasis: ['#bfc884', '#94ad64', '#cfd596', '#55804a'],
    },
    night: {
      sand: ['#3c3745', '#322d3c', '#4b4552', '#24202e'],
      dune: ['#413a4a', '#342e40', '#57505f', '#251f31'],
      rock: ['#3b2f3f', '#302535', '#564558', '#1d1626'],
      oasis: ['#2c3a42', '#22303a', '#3a4a4c', '#152128'],
    },
  },
  mountains: {
    base: 'scree',
    water: [],
    out: 'paper',
    order: ['scree', 'pass', 'pine', 'snow'],
    day: {
      scree: ['#cfc3b0', '#b1a390', '#e6dccb', '#877a80'],
      pass: ['#dccfa8', '#c4b384', '#efe5c8', '#a08a5a'],
      pine: ['#9fb394', '#7b967a', '#8dA688', '#4a6a55'],
      snow: ['#eef0ea', '#ccd6dc', '#fdfcf6', '#8b9bb4'],
    },
    night: {
      scree: ['#37344a', '#2c2a3d', '#4a465c', '#1f1c2c'],
      pass: ['#403b48', '#35303e', '#534d58', '#282330'],
      pine: ['#223138', '#1a272e', '#2b3f42', '#111b20'],
      snow: ['#545a7c', '#434967', '#7d86ac', '#2b3050'],
    },
  },
  valley: {
    base: 'meadow',
    water: [],
    out: 'paper',
    order: ['meadow', 'stream', 'thicket', 'forest'],
    day: {
      meadow: ['#d8da92', '#bcc470', '#eaE8b0', '#93a04e'],
      stream: ['#cfdc9c', '#8fbcd4', '#c4dfe4', '#4d8aa8'],
      thicket: ['#b7b07a', '#9a9460', '#cdc48c', '#8a7a4c'],
      forest: ['#a0b876', '#7c9a58', '#b4c884', '#4f7440'],
    },
    night: {
      meadow: ['#333a44', '#29303a', '#414a50', '#1e252c'],
      stream: ['#2c3843', '#2a4a6c', '#3a5a78', '#16263c'],
      thicket: ['#352f3a', '#2a2530', '#4a404a', '#1c1822'],
      forest: ['#22322f', '#1a2827', '#2d423a', '#111c1a'],
    },
  },
  wetland: {
    base: 'mud',
    water: ['water'],
    out: 'paper',
    order: ['mud', 'water', 'reed', 'hummock'],
    day: {
      mud: ['#c8b692', '#a8946e', '#dccfae', '#7d6a4c'],
      water: ['#9dbfb8', '#739f9c', '#cfe0d2', '#4f7f80'],
      reed: ['#bdbf7e', '#9aa05c', '#d9d596', '#727a3c'],
      hummock: ['#a9b77c', '#869a5a', '#c0ca8c', '#5f7642'],
    },
    night: {
      mud: ['#322e3a', '#28242f', '#433e4a', '#1b1822'],
      water: ['#1d3440', '#172a36', '#2f5260', '#0f1e28'],
      reed: ['#2f3638', '#252c2e', '#454d46', '#1a2022'],
      hummock: ['#283432', '#1f2a28', '#374640', '#141d1c'],
    },
  },
  wasteland: {
    base: 'dust',
    water: [],
    out: 'paper',
    order: ['dust', 'crater', 'concrete', 'wreck'],
    day: {
      dust: ['#dccdb0', '#c2af8e', '#ece2cc', '#96836a'],
      crater: ['#cbb295', '#a98f74', '#e0ccb0', '#6f5a50'],
      concrete: ['#c6c3bc', '#a5a29f', '#dcdad2', '#777382'],
      wreck: ['#d3b291', '#b58a66', '#c98a5c', '#7a4a36'],
    },
    night: {
      dust: ['#37323d', '#2d2833', '#46404b', '#211d28'],
      crater: ['#302a36', '#26202c', '#443c48', '#17121c'],
      concrete: ['#3a3a4a', '#2f2f3e', '#515064', '#20202c'],
      wreck: ['#3b2f38', '#30252e', '#5e4144', '#1e161d'],
    },
  },
};

/** The region of a name; a strange one looks like the island. */
export function regionOf(name: string): Region {
  return REGIONS[name] ?? (REGIONS['island'] as Region);
}

/** A colour on the way to another one. */
function mixed(from: string, to: string, part: number): string {
  const parts = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const goal = parts(to);
  return `#${parts(from)
    .map((n, at) =>
      Math.round(n + ((goal[at] ?? n) - n) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** By firelight the colours of the day are warmed. */
function byFire({ day }: Region): Palette {
  return Object.fromEntries(
    Object.entries(day).map(([terrain, washes]) => [
      terrain,
      washes.map((wash) => mixed(wash, EMBER, 0.38)) as unknown as Washes,
    ]),
  );
}

/** All colours of a land in a light, as custom properties: the night is another set, not another drawing. */
export function palette(name: string, light: Light): string {
  const region = regionOf(name);
  const washes = (light === 'fire' ? (region.fire ?? byFire(region)) : region[light]) as Palette;
  const common = light === 'night' ? NIGHT : light === 'fire' ? FIRE : DAY;
  const plain = Object.entries({ ...common, pool: POOL[light] }).map(
    ([part, value]) => [part, value] as const,
  );
  const terrains = Object.entries(washes).flatMap(([terrain, [wash, dark, lit, shade]]) => [
    [terrain, wash] as const,
    [`${terrain}-d`, dark] as const,
    [`${terrain}-l`, lit] as const,
    [`${terrain}-k`, shade] as const,
  ]);
  return [...plain, ...terrains].map(([part, value]) => `--l-${part}:${value};`).join('');
}
