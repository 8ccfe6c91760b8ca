/** The rock of the cave: wall, roof and floor. */
import { curve, dense, filled, outline, type Pen, type Point } from '../../../pen/pen';
import { hatch, strokes } from '../../../pen/hatch';
import { short } from '../../../pen/pen';
import type { Room } from './room';

const DEEP = 'var(--cave-deep)';

/** Where the rock turns away from the light. */
function facets(pen: Pen, { width: w, ground: g, unit }: Room): string {
  const at = (points: readonly Point[]) => points.map(([x, y]): Point => [x * w, y * g]);
  const near = at([
    [0.7, -0.02],
    [0.76, 0.16],
    [0.74, 0.4],
    [0.8, 0.66],
    [0.78, 1.06],
    [1.02, 1.1],
    [1.02, -0.02],
  ]);
  const far = at([
    [0.88, -0.02],
    [0.92, 0.3],
    [0.89, 0.62],
    [0.94, 1.08],
    [1.02, 1.12],
    [1.02, -0.02],
  ]);
  return (
    filled(curve(near), 'var(--cave-mid)', 0.6) +
    hatch(pen, near, { angle: 64, gap: 15 * unit, colour: DEEP, opacity: 0.12, rag: 1.2 }) +
    filled(curve(far), 'var(--cave-mid)', 0.7) +
    hatch(pen, far, { angle: 58, gap: 11 * unit, colour: DEEP, opacity: 0.18, rag: 0.8 })
  );
}

/** The overhang above, with its hanging points. */
function roof(pen: Pen, { width: w, unit, roof: low }: Room): string {
  const edge: Point[] = [];
  const teeth = Math.max(24, Math.round(w / 26));
  for (let i = 0; i <= teeth; i++) {
    const tooth = i % 7 === 3 ? 11 + pen.chance() * 13 : i % 3 === 1 ? 5 : 0;
    edge.push([
      (i / teeth) * (w + 20) - 10 + pen.shake(5),
      low + (9 + 3 * Math.sin(i / 5) + tooth + pen.shake(2)) * unit,
    ]);
  }
  const shape: Point[] = [[-20, -20], ...edge, [w + 20, -20]];
  const shadow = edge.map(([x, y]): Point => [x + 8 * unit, y + (9 + pen.chance() * 8) * unit]);
  return (
    filled(outline([...edge, ...shadow.toReversed()]), DEEP, 0.2) +
    filled(outline(shape), 'var(--cave-roof)') +
    hatch(pen, shape, { angle: 66, gap: 6 * unit, width: 0.9, colour: DEEP, opacity: 0.4 }) +
    pen.ink(edge, 2.6 * unit, { from: 1, to: 1, straight: true, colour: 'var(--pen)' })
  );
}

/** Long broken lines along the rock, small hatchings and specks. */
function strata(pen: Pen, { width: w, ground: g, unit }: Room): string {
  let long = '';
  for (let i = 0; i < 14; i++) {
    const y = g * (0.16 + i * 0.058);
    const x = pen.chance() * w * 0.8;
    const length = w * (0.1 + pen.chance() * 0.2);
    long += `M${short(x)} ${short(y)}q${short(length * 0.3)} ${short(-10 * unit + pen.shake(6))} ${short(length * 0.6)} ${short(pen.shake(6))}t${short(length * 0.4)} ${short(pen.shake(6))}`;
  }
  let drawn = strokes(long, short(1.4 * unit), DEEP, 0.24);
  for (let i = 0; i < 12; i++) {
    const middle: Point = [w * (0.2 + pen.chance() * 0.75), g * (0.2 + pen.chance() * 0.72)];
    const shape = pen.blob(...middle, (22 + pen.chance() * 34) * unit, (8 + pen.chance() * 11) * unit);
    drawn += hatch(pen, shape, { angle: 62, gap: 5 * unit, width: 0.7, colour: DEEP, opacity: 0.22 });
  }
  let specks = '';
  for (let i = 0; i < w * 0.12; i++)
    specks += `M${short(pen.chance() * w)} ${short(g * (0.12 + pen.chance() * 0.86))}l${short(2 + pen.chance() * 6)} ${short(pen.shake(2))}`;
  return drawn + strokes(specks, 1, DEEP, 0.26);
}

export function wall(pen: Pen, room: Room): string {
  const { width: w, height: h } = room;
  return (
    `<rect width="${w}" height="${h}" fill="var(--cave-wall)"/>` +
    `<ellipse cx="${short(room.fire)}" cy="${short(room.ground * 0.62)}" rx="${short(w * 0.42)}" ry="${short(room.ground * 0.95)}" fill="url(#cave-lit)"/>` +
    facets(pen, room) +
    strata(pen, room) +
    roof(pen, room)
  );
}

/** The floor, a ray of the sun on it by day, and pebbles. */
export function floor(pen: Pen, room: Room): string {
  const { width: w, height: h, ground: g, mouth, unit } = room;
  const deep = h - g;
  const edge: Point[] = [
    [-20, g + 8 * unit],
    [w * 0.2, g + 3 * unit],
    [w * 0.37, g - 7 * unit],
    [w * 0.55, g - 3 * unit],
    [w * 0.75, g + 4 * unit],
    [w + 20, g + 12 * unit],
  ];
  const line = dense(edge, false);
  const low: Point[] = [
    [-20, h - deep * 0.3],
    [w * 0.25, h - deep * 0.36],
    [w * 0.55, h - deep * 0.28],
    [w + 20, h - deep * 0.4],
    [w + 20, h + 30],
    [-20, h + 30],
  ];
  const ray: Point[] = [
    [0, g + 8],
    [mouth * 0.9, g + 6],
    [mouth + w * 0.3, g + deep * 0.7],
    [mouth + w * 0.2, g + deep * 0.98],
    [w * 0.06, g + deep * 0.8],
  ];
  let marks = '';
  for (let i = 0; i < w * 0.1; i++)
    marks += `M${short(pen.chance() * w)} ${short(g + 12 + pen.chance() * deep)}q${short(6 + pen.chance() * 8)} ${short(-2)} ${short(14 + pen.chance() * 22)} ${short(pen.shake(2))}`;
  let drawn = filled(outline([...line, [w + 20, h + 20], [-20, h + 20]]), 'var(--cave-floor)');
  drawn += filled(curve(low), 'var(--cave-floor-2)', 0.6);
  drawn += `<g class="ray">${filled(outline(ray), '#fff3cf', 0.4)}</g>`;
  drawn += strokes(marks, 1.1, DEEP, 0.24);
  drawn += pen.ink(line, 2.2 * unit, { from: 1, to: 1, straight: true, opacity: 0.6, colour: 'var(--pen)' });
  for (let i = 0; i < w / 70; i++) {
    const shape = pen.blob(pen.chance() * w, g + 22 + pen.chance() * (deep - 30), 6 * unit, 3.6 * unit, 7);
    drawn += `<path d="${curve(shape)}" fill="var(--cave-pebble)" stroke="var(--pen)" stroke-opacity=".55" stroke-width="1.2"/>`;
  }
  return drawn;
}
