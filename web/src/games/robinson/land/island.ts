/** The island in ink and wash where they have been, in pencil where nobody has. Returns the text of an SVG. */
import { curve, filled, outline, PENCIL, short, Pen, type Point } from '../../../pen/pen';
import { basket, bench, camp, fire, flag, hammock, log, signpost, smoke, woodpile, type Built } from './camp';
import { grass, tree } from './growth';
import { cliff, type Shore } from './shore';
import { gull } from './sky';
import { explored, unknown, type Ground } from './terrain';

export interface Scene {
  grounds: readonly Ground[];
  camp: string;
  built: Built;
  woodpile: readonly { holds: number; of: number }[];
  morale: { space: number; spaces: number };
  fire: boolean;
  /** Whether the places of the actions are drawn: hammock, bench, basket, skerries. */
  places: boolean;
}

export function paint(shore: Shore, scene: Scene, weight: number): string {
  const pen = new Pen(3, weight);
  const known = new Set(scene.grounds.filter(({ terrain }) => terrain).map(({ space }) => space));
  const grounds = scene.grounds.map((ground) =>
    ground.terrain ? explored(shore, ground, weight) : unknown(shore, ground, weight),
  );
  const standing = grounds.flatMap(([, things]) => things);
  const [x, y] = shore.at(scene.camp);
  if (scene.places || scene.built.shelter || scene.built.roof || scene.built.palisade || scene.built.weapons)
    standing.push([y + 8, camp(new Pen(41, weight), x - 18, y + 6, scene.built)]);
  if (scene.places) standing.push([-98, hammock(new Pen(21, weight), -556, -98, 0.95)]);
  return (
    base(shore, pen) +
    grounds.map(([ground]) => ground).join('') +
    coastline(shore, known, pen) +
    standing
      .toSorted((one, other) => one[0] - other[0])
      .map(([, thing]) => thing)
      .join('') +
    camplife(scene, shore, weight)
  );
}

/** Shallows and surf, cliffs, and the bare land. */
function base(shore: Shore, pen: Pen): string {
  const shallows: readonly (readonly [number, number, string, number])[] = [
    [62, 3, '#c9e2dc', 0.55],
    [36, 3, '#dcece0', 0.75],
    [16, 2, '#fbf8ea', 0.85],
  ];
  const surf: readonly (readonly [number, string, string, number])[] = [
    [56, '60 26 14 30', '#fffdf4', 3],
    [34, '90 16 20 22', '#fffdf4', 3],
    [17, '130 10 36 14', '#fffdf4', 3],
    [60, '40 60 10 50', '#2d5f73', 1.2],
    [38, '60 40 16 60', '#2d5f73', 1.2],
  ];
  let drawn = shallows
    .map(([out, every, colour, o]) => filled(curve(shore.coast(out, every)), colour, o))
    .join('');
  for (const [out, dashes, colour, width] of surf)
    drawn += `<path d="${curve(shore.coast(out, 3))}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${dashes}" opacity=".8"/>`;
  drawn += cliffs(shore, pen);
  drawn += filled(curve(shore.coast(0, 2)), '#f1e6cb');
  drawn += filled(outline([[-60, 20], ...shore.arc(57, 210, 0, 2)]), '#eed9a6');
  drawn += `<path d="${curve(shore.arc(112, 214, -7, 3), false)}" fill="none" stroke="#c9a96c" stroke-width="9" opacity=".4"/>`;
  return drawn;
}

function cliffs(shore: Shore, pen: Pen): string {
  const top: Point[] = [];
  const foot: Point[] = [];
  for (let a = -20; a <= 112; a += 2) {
    const [[x, y] = [0, 0]] = shore.arc(a, a);
    top.push([x, y]);
    foot.push([x * 0.996, y + cliff(a) * (0.93 + 0.1 * Math.sin(a * 1.7))]);
  }
  let drawn = filled(outline([...top, ...foot.toReversed()]), '#a08a70');
  const half = top.map(([x, y], i): Point => [x, y + ((foot[i]?.[1] ?? y) - y) * 0.55]);
  drawn += filled(outline([...half, ...foot.toReversed()]), '#6b5a5c', 0.45);
  for (let a = -16; a <= 109; a += 1.1) {
    const [[x, y] = [0, 0]] = shore.arc(a, a);
    const h = cliff(a);
    if (h >= 5)
      drawn += pen.line(
        x + pen.shake(2),
        y + 1,
        x + pen.shake(3) - 1,
        y + h * (0.35 + 0.6 * pen.chance()),
        1.4,
        { to: 0.1 },
      );
  }
  return drawn + pen.ink(foot, 1.7, { steps: 3 });
}

/** Ink where they have been, pencil where they have not. */
function coastline(shore: Shore, known: ReadonlySet<string>, pen: Pen): string {
  const points = shore.arc(0, 360, 0, 2);
  let drawn = '';
  let run: Point[] = [];
  let inked: boolean | null = null;
  const finish = () => {
    if (run.length > 1)
      drawn += inked
        ? pen.ink(run, 2.6, { from: 0.3, to: 0.3, steps: 2 })
        : `<path d="${outline(run, false)}" fill="none" stroke="${PENCIL}" stroke-width="2" stroke-dasharray="9 7"/>`;
  };
  for (const point of points) {
    const west = point[0] < -420;
    const here: boolean = west || known.has(shore.nearest(point));
    if (here !== inked) {
      finish();
      run = run.slice(-1);
      inked = here;
    }
    run.push(point);
  }
  finish();
  const sand = new Pen(61, 1);
  for (let i = 0; i < 160; i++) {
    const [[x, y] = [0, 0]] = shore.arc(...both(114 + sand.chance() * 94), -5 - sand.chance() * 80);
    drawn += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(0.6 + sand.chance() * 0.7)}" fill="#7c5a2c" opacity=".55"/>`;
  }
  return drawn;
}

const both = (angle: number): [number, number] => [angle, angle];

/** What lies on the beach whatever is explored: fire, flag, woodpile, the places of the actions. */
function camplife(scene: Scene, shore: Shore, weight: number): string {
  const pen = new Pen(31, weight);
  const tall = shore.flat / 0.66;
  let drawn = flag(pen, scene.places ? -522 : -506, 36 * tall, scene.morale.space, scene.morale.spaces);
  const [x, y] = scene.places ? [-572, 78] : [-560, 110 * tall];
  drawn += log(pen, x - 44, y + 2, 26, 5);
  if (scene.fire) drawn += fire(pen, x, y, 1.05) + smoke(pen, x + 2, y - 42, 0.62);
  drawn += log(pen, x + 24, y + 10, 24, 5);
  if (scene.woodpile.length)
    drawn += scene.places
      ? woodpile(pen, -436, -62, scene.woodpile)
      : woodpile(pen, -498, 186 * tall, scene.woodpile);
  if (!scene.places) return drawn;
  drawn += bench(pen, -424, 172, 0.95) + basket(pen, -232, 222, 0.95) + skerries(pen, shore.lookout());
  for (const [u, v, s] of [
    [420, -262, 1],
    [452, -276, 0.75],
    [330, 306, 1],
    [364, 296, 0.7],
  ] as const)
    drawn += gull(pen, u, v, s);
  return drawn;
}

/** Two rocks in the sea: where exploring and where hunting is planned. */
function skerries(pen: Pen, [x, y]: readonly [number, number]): string {
  let drawn =
    rock(pen, x, y, 74, 26, '#d6cfa4') + grass(pen, x + 58, y + 6, 1) + signpost(pen, x - 12, y + 8, 0.9);
  drawn += rock(pen, 530, 214, 104, 40, '#c3c389');
  for (const [x, y, s] of [
    [452, 200, 1],
    [480, 190, 1.15],
    [588, 190, 1.05],
    [612, 206, 0.9],
  ] as const)
    drawn += tree(pen, x, y, s, '#6c8a50');
  drawn += filled(
    curve([
      [512, 203],
      [516, 184],
      [526, 176],
      [536, 181],
      [548, 176],
      [556, 186],
      [560, 203],
    ]),
    '#2c2118',
  );
  drawn += filled('M522 191l9 3-8 3zM550 190l-9 4 8 3z', '#f3c24c');
  for (let i = 0; i < 12; i++) drawn += grass(pen, 470 + i * 11 + pen.shake(5), 210 + pen.shake(6), 1.25);
  return drawn;
}

function rock(pen: Pen, x: number, y: number, rx: number, ry: number, top: string): string {
  const edge = pen.blob(x, y, rx, ry, 12, 0.09);
  const h = 15;
  let drawn = filled(curve(pen.blob(x, y + h * 0.8, rx + 16, ry + 11, 12, 0.05)), '#fffdf4', 0.5);
  drawn +=
    filled(curve(edge.map(([u, v]): Point => [u, v + h])), '#8f7f6c') +
    filled(curve(edge), top) +
    pen.round(edge, 1.7);
  for (let a = 8; a < 175; a += 8) {
    const [u, v] = [
      x + Math.cos((a * Math.PI) / 180) * rx * 0.98,
      y + Math.sin((a * Math.PI) / 180) * ry * 0.98,
    ];
    drawn += pen.line(u, v + 1, u + pen.shake(2), v + h * (0.6 + pen.chance() * 0.5), 1.2, { to: 0.1 });
  }
  return drawn;
}
