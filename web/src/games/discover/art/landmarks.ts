/** Places that people have left on the land: a drawing for each sort, and which landmark is of which sort. */
import { fill, line } from '../../../pen/strokes';

const LIT = 'var(--stone-l)';
const SHADE = 'var(--stone-k)';
const DARK = 'var(--pen)';
const shade = (d: string, part = 0.28) => fill(d, DARK, 0, ` opacity="${part}"`);

const SORTS = {
  lamp:
    fill('M-46 6C-30 -10 -18 -8 -10 -10L20 -11C34 -8 44 0 50 7Q0 18 -46 6Z', 'var(--moss)', 2.2) +
    fill('M-15 0L-9 -78L9 -78L15 0Q0 5 -15 0Z', LIT, 2.4) +
    fill('M2 -78L9 -78L15 0Q8 4 3 3Z', SHADE, 0, ' opacity=".6"') +
    fill(
      'M-13.5 -18L13.5 -18L15 -2Q0 4 -15 -2ZM-11 -52L11 -52L12.5 -34L-12.5 -34Z',
      'var(--red)',
      0,
      ' opacity=".75"',
    ) +
    line('M-13.5 -18H13.5M-11 -52H11M-12.5 -34H12.5', 1.4) +
    fill('M-13 -78H13L12 -84H-12Z', '#57442f', 2) +
    fill('M-8 -84V-98H8V-84Z', 'var(--token)', 2) +
    line('M-3 -84V-98M3 -84V-98M-8 -98L8 -84', 1.1) +
    fill('M-12 -98Q0 -112 12 -98Z', 'var(--red)', 2.2) +
    line('M0 -106V-113', 2) +
    fill('M-5 2V-12Q0 -18 5 -12V3Z', DARK),
  ship:
    fill(
      'M-56 -16C-40 -8 -20 -6 4 -8L40 -34L50 -30C52 -10 40 10 24 14C-10 18 -44 8 -56 -16Z',
      'var(--timber)',
      2.4,
    ) +
    shade('M-56 -16C-40 -8 -20 -6 4 -8L20 12C-12 16 -44 8 -56 -16Z') +
    line(
      'M-46 -4C-30 4 0 6 22 -2M-36 6C-18 12 10 12 32 2M-30 -8l3 18M-12 -6l2 20M6 -8l4 20M22 -20l6 26',
      1.4,
    ) +
    line('M-8 -8L-22 -62M-18 -46L10 -52M-16 -38C-4 -40 4 -36 8 -30', 2.6) +
    fill('M-20 -54C-8 -56 4 -52 9 -50C4 -40 -6 -36 -15 -38Z', 'var(--canvas)', 1.8),
  pillar:
    fill('M-26 4Q0 -8 28 4Q0 14 -26 4Z', SHADE, 2, ' fill-opacity=".5"') +
    fill('M-13 2L-8 -46L8 -46L13 2Q0 7 -13 2Z', LIT, 2.4) +
    fill('M2 -46L8 -46L13 2L3 5Z', SHADE, 0, ' opacity=".65"') +
    fill('M-11 -46L0 -54L11 -46Z', 'var(--token)', 2) +
    line('M0 -54V-78', 2.2) +
    fill('M0 -78L22 -72L0 -64Z', 'var(--red)', 1.6) +
    line('M-5 -30h8M-4 -24h7M-5 -16h6', 1.3),
  hut:
    fill('M-30 6V-22L28 -24V6Q0 12 -30 6Z', 'var(--timber)', 2.3) +
    shade('M10 -24L28 -24V6L10 8Z', 0.3) +
    fill('M-38 -18L-18 -46L22 -48L38 -20Z', 'var(--canvas)', 2.3) +
    line('M-28 -22L-12 -45M-16 -20L-2 -46M-2 -20L8 -47M14 -20L17 -47M26 -20L24 -44', 1.2) +
    fill('M-8 8V-12H6V9Z', DARK) +
    line('M-30 -12H-8M-30 -2H-8M6 -12H28M6 -2H28', 1.1),
  house:
    fill('M-34 8V-26H32V8Q0 13 -34 8Z', LIT, 2.3) +
    fill('M12 -26H32V8L12 10Z', SHADE, 0, ' opacity=".5"') +
    fill('M-40 -24L-4 -52L40 -24Z', 'var(--roof)', 2.3) +
    line('M-28 -27L-4 -46M-14 -27L0 -46M4 -27L4 -46M20 -27L9 -46M18 -40V-56H25V-36', 1.3) +
    fill('M-8 9V-10H4V10Z', DARK) +
    fill('M-26 -16H-15V-6H-26ZM14 -16H25V-6H14Z', 'var(--window)', 1.5) +
    line('M-20.5 -16V-6M19.5 -16V-6', 1.1),
  tower:
    fill('M-18 6L-14 -66H14L18 6Q0 12 -18 6Z', LIT, 2.4) +
    fill('M4 -66H14L18 6Q10 10 6 9Z', SHADE, 0, ' opacity=".6"') +
    fill('M-20 -66V-78H-12V-72H-4V-78H4V-72H12V-78H20V-66Z', LIT, 2.2) +
    fill('M-5 8V-10Q0 -16 5 -10V9Z', DARK) +
    fill('M-4 -44H3V-34H-4ZM-4 -60H3V-52H-4Z', DARK) +
    line('M-14 -24h8M6 -30h8M-12 -50h6M5 -14h9', 1.1),
  church:
    fill('M-36 8V-18H20V8Q-8 13 -36 8Z', LIT, 2.2) +
    fill('M-40 -16L-28 -34H12L24 -16Z', 'var(--roof)', 2.2) +
    fill('M14 9V-48H36V8Q26 12 14 9Z', LIT, 2.3) +
    fill('M26 -48H36V8L28 10Z', SHADE, 0, ' opacity=".6"') +
    fill('M11 -46L25 -80L39 -46Z', 'var(--roof)', 2.2) +
    line('M25 -80V-94M19 -89H31', 2.2) +
    fill('M20 -38Q25 -46 30 -38V-28H20ZM-22 8V-6Q-17 -12 -12 -6V9Z', DARK),
  tent:
    fill('M-44 10L-10 -42L26 10Q-10 17 -44 10Z', 'var(--canvas)', 2.5) +
    shade('M-10 -42L26 10L6 13Z') +
    shade('M-12 13L-10 -26L4 13Z', 0.8) +
    line('M-10 -42L-14 -52M-10 -42L-5 -53M-44 10L-54 14M26 10L36 14', 1.8),
  cave:
    fill('M-48 10C-46 -20 -26 -46 -2 -48C26 -48 46 -22 50 10Q0 18 -48 10Z', LIT, 2.4) +
    fill('M8 -48C30 -44 46 -22 50 10L26 13C34 -14 26 -34 8 -48Z', SHADE, 0, ' opacity=".6"') +
    fill('M-22 12C-22 -12 -10 -24 2 -24C14 -24 24 -10 22 13Q0 16 -22 12Z', DARK) +
    line('M-36 -10l8 -4M-30 -24l7 -5M-12 -38l6 -3M30 -12l8 4M24 -30l8 4', 1.3),
  well:
    fill('M-22 6V-12H22V6Q0 16 -22 6Z', LIT, 2.2) +
    `<ellipse cx="0" cy="-12" rx="22" ry="8" fill="${DARK}" stroke="var(--pen)" stroke-width="2"/>` +
    line('M-20 -10V-46M20 -10V-46M-16 -34H16M0 -34V-14', 2.4) +
    fill('M-28 -42L0 -58L28 -42Z', 'var(--timber)', 2.2) +
    line('M-22 -2h10M2 -1h12M-12 4h12', 1.2),
  tree:
    fill('M-7 8L-5 -30L6 -30L9 8Q0 12 -7 8Z', 'var(--timber)', 2.2) +
    fill(
      'M0 -26C-22 -22 -38 -36 -30 -50C-36 -66 -16 -78 -4 -70C8 -82 32 -74 30 -58C42 -46 28 -26 12 -30Z',
      'var(--moss)',
      2.3,
    ) +
    shade('M30 -58C42 -46 28 -26 12 -30L2 -27C18 -34 24 -48 20 -66Z', 0.25) +
    line('M-2 -30L-12 -44M3 -30L14 -46M-18 -56c4 -4 8 -4 10 0M4 -62c4 -4 8 -4 10 0', 1.3),
  bones:
    line(
      'M-34 8C-38 -20 -28 -38 -20 -40M-18 9C-24 -18 -12 -42 -4 -44M-2 10C-8 -16 4 -44 12 -44M14 9C10 -14 20 -38 26 -38M30 8C28 -8 34 -26 38 -28',
      7,
    ) +
    line(
      'M-34 8C-38 -20 -28 -38 -20 -40M-18 9C-24 -18 -12 -42 -4 -44M-2 10C-8 -16 4 -44 12 -44M14 9C10 -14 20 -38 26 -38M30 8C28 -8 34 -26 38 -28',
      3.6,
      'var(--token)',
    ) +
    fill('M-52 8C-54 -6 -36 -10 -30 0L-28 10Q-42 14 -52 8Z', 'var(--token)', 2) +
    fill('M-46 0a3 3 0 1 0 .1 0M-38 1a2 2 0 1 0 .1 0', DARK),
  stones:
    fill('M-36 8L-32 -20L-22 -24L-16 8ZM-10 9L-8 -42L4 -46L8 9ZM14 8L18 -26L30 -22L34 8Z', LIT, 2.3) +
    fill('M-22 -24L-16 8H-22ZM4 -46L8 9H0ZM30 -22L34 8H26Z', SHADE, 0, ' opacity=".7"') +
    line('M-4 -30h5M-5 -22h6M-4 -14h5M22 -12h5', 1.3),
  bunker:
    fill('M-44 8L-34 -24H26L46 8Q0 15 -44 8Z', LIT, 2.4) +
    fill('M12 -24H26L46 8L20 11Z', SHADE, 0, ' opacity=".6"') +
    fill('M-24 -14H14V-7H-26Z', DARK) +
    line('M-30 -24l-3 -10M-18 -24l2 -14M6 -24l3 -11M22 -16l6 8', 1.5),
  wreck:
    fill('M-50 -4Q-42 -30 -16 -28L18 -34L20 -22L32 -24L50 0Q0 12 -50 -4Z', 'var(--rust)', 2.4) +
    shade('M-50 -4Q0 4 50 0Q0 14 -50 -4Z', 0.35) +
    fill('M-16 -28L-10 -46L6 -44L10 -32Z', 'var(--rust)', 2) +
    line('M0 -40L-46 -52M-30 -20v12M-10 -22v14M10 -24v14M30 -16v10', 1.6) +
    line('M-34 2a5 5 0 1 0 .1 0M-4 5a5 5 0 1 0 .1 0M24 4a5 5 0 1 0 .1 0', 1.8),
  mast:
    line(
      'M-14 8L0 -84L14 8M-11 -12H11M-8 -34H8M-5 -56H5M-12 -12L8 -34L-8 -34L12 -12M-8 -34L5 -56L-5 -56L8 -34',
      2.2,
    ) +
    line('M0 -84V-98M-12 -92Q0 -104 12 -92M-18 -86Q0 -112 18 -86', 1.8) +
    fill('M-20 10V-2H-4V10Z', 'var(--canvas)', 2),
  gate:
    fill('M-42 8V-40H-30V8ZM30 8V-40H42V8Z', LIT, 2.3) +
    line('M-30 -30L30 -10M-30 -10L30 -30M-30 -34H30M-30 0H30', 2.2) +
    fill('M-46 -40H-26L-36 -50ZM26 -40H46L36 -50Z', 'var(--roof)', 2) +
    fill('M-14 -28H14V-14H-14Z', 'var(--token)', 1.8) +
    line('M-8 -21h16', 1.6),
  plane:
    fill('M-56 -4C-40 -20 10 -22 40 -16L56 -34L58 -12C40 6 -30 12 -56 -4Z', LIT, 2.4) +
    fill('M-8 -6L20 26L34 22L20 -8ZM-4 -18L-24 -46L-12 -48L18 -18Z', SHADE, 2) +
    line('M-40 -8h8M-26 -11h8M-10 -12h8M8 -13h8M-56 -4l-6 -10M-56 -4l-4 10', 1.6),
  jetty:
    fill('M-46 -2L30 -14L48 -4L-30 10Z', 'var(--timber)', 2.2) +
    line('M-34 0l16 6M-18 -3l16 6M-2 -6l16 6M14 -9l16 6M-40 0V14M-20 8V20M14 2V14M36 -2V10', 1.8) +
    fill('M-4 -10V-42L24 -40V-14Z', 'var(--canvas)', 2) +
    fill('M-10 -40L8 -54L30 -38Z', 'var(--timber)', 2),
  nets:
    line('M-38 10V-46M0 12V-52M38 10V-46', 3.4, 'var(--timber)') +
    line('M-38 10V-46M0 12V-52M38 10V-46', 1.2) +
    line(
      'M-38 -44Q-18 -24 0 -48Q20 -24 38 -44M-38 -30Q-18 -10 0 -34Q20 -10 38 -30M-28 -38V-12M-18 -34V-8M-10 -40V-16M10 -40V-16M20 -34V-8M30 -38V-12',
      1.3,
    ),
  pit:
    `<ellipse cx="0" cy="0" rx="44" ry="16" fill="${LIT}" stroke="var(--pen)" stroke-width="2.3"/><ellipse cx="0" cy="2" rx="32" ry="10" fill="${DARK}"/>` +
    line('M-40 -6l-8 -6M-20 -14l-4 -8M16 -15l4 -8M38 -8l8 -6', 2) +
    fill('M-10 -6L-4 -34L6 -34L12 -6Z', 'var(--rust)', 2),
} as const;

export type Sort = keyof typeof SORTS;

const PLACES: Readonly<Record<string, Sort>> = {
  caravan_bones: 'bones',
  dry_well: 'well',
  company_tent: 'tent',
  leaning_palm: 'tree',
  salt_pan: 'pit',
  camel_pen: 'gate',
  milestone_zero: 'pillar',
  tax_tower: 'tower',
  buried_train: 'wreck',
  painted_rock: 'stones',
  star_garden: 'stones',
  bone_orchard: 'bones',
  mirage_inn: 'house',
  glass_field: 'pit',
  hermits_pillar: 'pillar',
  archive_cave: 'cave',
  lamp_house: 'lamp',
  second_hull: 'ship',
  chandlery: 'house',
  goat_fold: 'gate',
  stranded_boat: 'ship',
  cairn_of_tins: 'stones',
  tide_steps: 'jetty',
  semaphore_hill: 'mast',
  captains_cabin: 'hut',
  salt_house: 'hut',
  whale_ribs: 'bones',
  quarantine_hut: 'hut',
  signal_gun: 'bunker',
  lovers_cave: 'cave',
  blowhole: 'pit',
  harbour_office: 'house',
  dam_house: 'tower',
  upper_hut: 'hut',
  lower_hut: 'hut',
  shepherds_hut: 'hut',
  tunnel_mouth: 'cave',
  avalanche_fence: 'nets',
  hot_spring: 'pit',
  signal_mast: 'mast',
  grand_hotel: 'house',
  ice_cave: 'cave',
  monastery: 'church',
  powder_store: 'bunker',
  summit_cross: 'pillar',
  crashed_plane: 'plane',
  cable_station: 'mast',
  eagle_ledge: 'stones',
  last_house_door: 'house',
  village_green: 'tree',
  post_office: 'house',
  apple_store: 'hut',
  wayside_shrine: 'pillar',
  mill_race: 'house',
  laundry_line: 'nets',
  beehouse: 'hut',
  schoolroom: 'house',
  smithy: 'house',
  hidden_chapel: 'church',
  sawpit: 'pit',
  hunters_seat: 'tower',
  deserters_dugout: 'bunker',
  frontier_oak: 'tree',
  forester_lodge: 'house',
  range_gate: 'gate',
  command_bunker: 'bunker',
  parade_ground: 'pillar',
  canteen: 'house',
  motor_pool: 'wreck',
  infirmary: 'tent',
  dovecote_post: 'tower',
  paymaster: 'house',
  target_village: 'house',
  observation_tower: 'tower',
  gun_pit: 'pit',
  tank_graveyard: 'wreck',
  ground_zero: 'pit',
  dud_field: 'stones',
  radio_hut: 'mast',
  shell_siding: 'wreck',
  drowned_belfry: 'church',
  lock_one: 'gate',
  lock_two: 'gate',
  stilt_store: 'jetty',
  ferry_landing: 'jetty',
  duck_blind: 'hut',
  fever_tree: 'tree',
  eel_market: 'jetty',
  syndicate_dredger: 'ship',
  church_roof: 'church',
  herb_wives: 'hut',
  survey_barge: 'ship',
  hanging_nets: 'nets',
  sunken_orchard: 'tree',
  witness_post: 'pillar',
  toll_house: 'house',
};

/** The drawing of a landmark, about 100 wide, standing on its foot. */
export const landmark = (card: string): string => SORTS[PLACES[card] ?? 'hut'];
/** Whether a card is a place that can be drawn. */
export const isPlace = (card: string): boolean => card in PLACES;
