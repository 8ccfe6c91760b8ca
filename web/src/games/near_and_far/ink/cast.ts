/** Who looks how: the eight wanderers by hand, everybody else by their people and their name. */
import { chance, type Chance } from './pen';

export interface Face {
  skin: string;
  shade: string;
  coat: string;
  ground: string;
  lizard?: boolean;
  pet?: 'dog' | 'cat' | 'platypus';
  crest?: string;
  hair?: string;
  bald?: boolean;
  longhair?: boolean;
  braid?: boolean;
  beard?: string;
  old?: boolean;
  stubble?: boolean;
  scar?: boolean;
  marks?: string;
  smile?: number;
  hood?: string;
  scarf?: string;
  goggles?: boolean;
  brim?: string;
  point?: string;
  kerchief?: string;
  ring?: boolean;
}

const SKINS = [
  ['#e3b890', '#a3714a'],
  ['#ecc9a4', '#b08660'],
  ['#d9a679', '#95603c'],
  ['#c08a5c', '#774a2a'],
  ['#a9744a', '#5f3b20'],
  ['#8d5c3c', '#4f2f1c'],
] as const;
const HAIR = ['#2a1c14', '#4a2c1a', '#8c3f1c', '#b9b2a4', '#1c1410', '#c49a4a'];
const GROUNDS: Record<string, string> = {
  yellow: '#ecce6b',
  green: '#a9c48a',
  blue: '#9cc0de',
  red: '#dd8a76',
};

const WANDERERS: Record<string, Partial<Face>> = {
  vera: {
    hair: '#4a2c1a',
    braid: true,
    skin: '#d9a679',
    shade: '#95603c',
    coat: '#2a6496',
    smile: 1.6,
    ground: '#9cc0de',
  },
  rin: {
    brim: '#6b4a2a',
    hair: '#2a1c14',
    skin: '#c98f63',
    shade: '#7f4f2f',
    coat: '#b4561a',
    stubble: true,
    scar: true,
    ground: '#e8b184',
  },
  kikli: {
    hood: '#2c7a5e',
    skin: '#e8c49c',
    shade: '#a87a52',
    coat: '#1c6e54',
    smile: 2.6,
    marks: '#1c6e54',
    ground: '#9fcbb6',
  },
  grear: {
    beard: '#6b3a1c',
    hair: '#6b3a1c',
    skin: '#e3b890',
    shade: '#a3714a',
    coat: '#5a4a3a',
    scar: true,
    ground: '#d8c4a0',
  },
  eiim: {
    lizard: true,
    skin: '#86a58a',
    shade: '#44624c',
    crest: '#6a4a8a',
    coat: '#4a3a6a',
    goggles: true,
    ground: '#c8b8dc',
  },
  crystal: {
    hair: '#d8d2c4',
    longhair: true,
    skin: '#ecd2b4',
    shade: '#b8906c',
    coat: '#7a5a9a',
    marks: '#7a5a9a',
    smile: 1.2,
    ground: '#d4c4e4',
  },
  tanian: {
    scarf: '#b8862c',
    goggles: true,
    skin: '#8d5c3c',
    shade: '#4f2f1c',
    coat: '#7a4a24',
    smile: 2.2,
    ground: '#ecd48a',
  },
  riza: {
    point: '#6a2a3a',
    hair: '#1c1410',
    longhair: true,
    skin: '#a9744a',
    shade: '#5f3b20',
    coat: '#8a2f4a',
    ring: true,
    ground: '#e0a8b4',
  },
};

const PETS: Record<string, Partial<Face>> = {
  button: { pet: 'dog', skin: '#c99a62', shade: '#7a5230' },
  crumb: { pet: 'dog', skin: '#e6d3ae', shade: '#8c6a48' },
  soot: { pet: 'cat', skin: '#6a6068', shade: '#3a3440' },
  marmalade: { pet: 'cat', skin: '#dd9a4a', shade: '#a85f24' },
  platypus: { pet: 'platypus', skin: '#8a6a4c', shade: '#5a4230' },
};

function nomad(R: Chance): Partial<Face> {
  const scarf = R.pick(['#c9a23a', '#b5652c', '#a8843c', '#d0b46a', '']);
  return {
    scarf,
    goggles: R() < 0.35,
    beard: R() < 0.35 ? '#3a2416' : '',
    hair: R.pick(HAIR),
    coat: R.pick(['#9a6b34', '#b58a2c', '#c99a3a']),
  };
}

function criminal(R: Chance): Partial<Face> {
  const hooded = R() < 0.4;
  return {
    hood: hooded ? R.pick(['#5b7338', '#3f5a34', '#6a6a3c']) : '',
    brim: hooded ? '' : R.pick(['#5d5a34', '#4a4030', '#6b4a2a', '']),
    kerchief: R() < 0.5 ? '#4d6b2c' : '',
    hair: R.pick(HAIR),
    stubble: R() < 0.5,
    scar: R() < 0.4,
    coat: R.pick(['#55622f', '#4d6b2c', '#3f4a34']),
  };
}

function mage(R: Chance): Partial<Face> {
  const hat = R() < 0.55;
  return {
    point: hat ? R.pick(['#34588c', '#2f4a80', '#4a4a8a']) : '',
    bald: !hat && R() < 0.5,
    hair: R.pick(['#b9b2a4', '#d8d2c4', ...HAIR]),
    longhair: R() < 0.6,
    beard: R() < 0.4 ? '#cfc8b8' : '',
    old: R() < 0.5,
    marks: R() < 0.6 ? R.pick(['#34588c', '#e8d9a0']) : '',
    ring: R() < 0.3,
    coat: R.pick(['#34588c', '#2f4a80', '#45608a']),
  };
}

function reptilian(R: Chance): Partial<Face> {
  const [skin, shade] = R.pick([
    ['#7f9a58', '#3f5a34'],
    ['#9a8a4c', '#5c4c26'],
    ['#6f9a86', '#3a5c50'],
    ['#a87a5a', '#6a4430'],
  ] as const);
  return {
    lizard: true,
    skin,
    shade,
    crest: R.pick(['#b8452e', '#7c5a2c', '#8a3a5a', '#c98a2c']),
    goggles: R() < 0.35,
    coat: R.pick(['#8c3a2a', '#6a2a3a', '#7a4a3a']),
  };
}

const PEOPLES: Record<string, (R: Chance) => Partial<Face>> = {
  yellow: nomad,
  green: criminal,
  blue: mage,
  red: reptilian,
};

export function castOf(name: string, tribe: string | undefined): Face {
  const R = chance(`cast${name}`);
  const [skin, shade] = R.pick(SKINS);
  const known = WANDERERS[name] ??
    PETS[name] ??
    (tribe ? PEOPLES[tribe]?.(R) : undefined) ?? { hair: R.pick(HAIR) };
  return { skin, shade, coat: '#8a5a36', ground: GROUNDS[tribe ?? ''] ?? '#e6d0a4', ...known };
}
