/** Rocky Islands: each island has one law, and keeps it. */
import { PLAIN } from '../ink/colours';
import type { Feature, Land, StampName } from './land';

/** One island after the other, the court in the middle. */
const ISLES = [
  '614 468, 643 428, 740 396, 867 386, 925 396, 954 436, 1011 589, 982 629, 840 670, 707 693, 649 693, 620 653',
  '54 365, 118 212, 146 172, 307 136, 365 136, 394 176, 333 333, 304 373, 141 405, 83 405',
  '470 333, 511 196, 540 156, 707 130, 765 130, 794 170, 758 308, 729 347, 557 373, 499 373',
  '918 183, 947 143, 1005 143, 1181 165, 1210 205, 1130 317, 1101 357, 1043 357, 1014 317',
  '1190 455, 1302 189, 1331 149, 1389 149, 1523 245, 1552 285, 1523 325, 1277 495, 1219 495',
  '1161 599, 1190 559, 1443 444, 1501 444, 1530 484, 1466 618, 1437 658, 1379 658, 1190 639',
  '54 564, 82 524, 242 479, 301 479, 477 508, 506 548, 477 587, 265 719, 207 719, 83 603',
  '70 826, 98 786, 451 709, 509 709, 538 749, 586 906, 557 946, 499 946, 99 866',
  '662 804, 691 764, 889 712, 947 712, 976 752, 1037 900, 1008 939, 781 981, 723 981, 694 941',
  '1100 772, 1129 732, 1187 732, 1405 748, 1526 860, 1555 900, 1526 939, 1261 949, 1203 949, 1174 909',
];
const GROWS: StampName[][] = [
  ['pine', 'broad'],
  ['pine', 'rock'],
  ['broad', 'hut'],
  ['dead', 'rock'],
];
const WOODS = ISLES.map((area, i): Feature => ({
  kind: 'forest',
  of: GROWS[i % 4] ?? ['pine'],
  area,
  gap: 44,
  size: [28, 44],
  keep: 54,
}));
const TINTS = ['#d8b46a', '#b8b87a', '#cfa080', '#a8b890', '#c8bc88'];

const land: Land = {
  number: 9,
  colours: {
    ...PLAIN,
    ground: '#a9c9d2',
    speck: '#2a5a6a',
    light: '#efe6d2',
    shade: '#7a7a84',
    leaf: ['#7f9c6c', '#6f9064', '#93a873'],
    dark: '#3a5a44',
    hill: '#a9b88a',
    cliff: '#c8bca8',
    band: '#9a8e80',
    water: '#5c98ac',
    sea: '#1f4f64',
    shoal: '#dfe8dc',
    land: '#ded2ac',
    tint: '#b8b47a',
    roof: '#a8432c',
    way: '#16404f',
    halo: '#eef4ee',
    wordHalo: '#dcebec',
  },
  stands: ['stack', 'pine', 'hut', 'arch', 'stack'],
  features: [
    { kind: 'wash', area: '-40 -40, 1640 -40, 1640 110, 800 80, -40 110', colour: '#e6dcc8', a: 0.2 },
    { kind: 'wash', area: '-40 380, 560 360, 640 700, 300 760, -40 700', colour: '#5c98ac', a: 0.18 },
    { kind: 'wash', area: '940 340, 1240 360, 1240 740, 980 720', colour: '#4f8ca4', a: 0.18 },
    { kind: 'wash', area: '-40 940, 600 960, 1640 940, 1640 1080, -40 1080', colour: '#3f7c96', a: 0.2 },
    { kind: 'wash', area: '1360 60, 1640 40, 1640 700, 1520 640', colour: '#6aa6b6', a: 0.18 },
    { kind: 'blooms', n: 80, colours: ['#ffffff', '#7fb0be', '#5c98ac', '#dcebe6', '#b4d4d6'], a: 0.2 },
    { kind: 'waves', area: '20 100, 1580 100, 1580 1000, 20 1000', gap: 50 },
    ...ISLES.map((area, i): Feature => ({ kind: 'isle', area, tint: TINTS[i % TINTS.length] ?? '#b8b47a' })),
    ...WOODS,
    {
      kind: 'thing',
      of: 'stack',
      at: '440 250 76, 860 210 70, 1100 430 84, 560 650 72, 40 700 70, 620 850 64, 1080 860 76, 1580 700 80, 1290 90 64, 40 470 60, 1440 690 70, 1060 980 60',
      size: 70,
    },
    { kind: 'thing', of: 'arch', at: '760 640 60, 1010 200 50, 130 340 48', size: 54 },
    { kind: 'thing', of: 'sign', at: '690 800 38, 1250 470 36, 240 560 36', size: 36 },
    {
      kind: 'thing',
      of: 'gull',
      at: '860 110 15, 900 94 11, 430 440 13, 1150 690 14, 60 960 14, 1560 400 13',
      size: 13,
    },
    { kind: 'fog', area: '-40 -30, 1640 -30, 1640 50, 1000 66, 400 44, -40 64', a: 0.22, curls: 4 },
  ],
};

export default land;
