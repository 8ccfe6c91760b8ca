/** What every enemy is drawn with: its hide, the light on it, fur, eyes, the shadow below. */
import { fill, line } from '../../../pen/strokes';
import { hash, rng } from '../land/pen';

export const HIDE = 'var(--hide)';
export const RIM = 'var(--rim)';
export const EYE = '#ffd35a';

/** Fur as short strokes within a box. */
export function fur(seed: string, n: number, [x, y, w, h]: readonly number[], lean = -8): string {
  const chance = rng(hash(seed));
  const strokes = Array.from({ length: n }, () => {
    const [px, py] = [(x ?? 0) + chance() * (w ?? 0), (y ?? 0) + chance() * (h ?? 0)];
    return `M${px.toFixed(0)} ${py.toFixed(0)}l${lean} ${(12 + chance() * 14).toFixed(0)}`;
  });
  return line(strokes.join(''), 2.2, 'var(--fur)');
}

export const eye = (x: number, y: number, k = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${22 * k}" fill="${EYE}" opacity=".16"/>` +
  fill(`M${x - 14 * k} ${y}q${14 * k} ${-13 * k} ${28 * k} 0q${-14 * k} ${11 * k} ${-28 * k} 0Z`, EYE, 2.6) +
  line(`M${x} ${y - 8 * k}V${y + 7 * k}`, 4 * k);

export const shadow = (w: number): string =>
  `<ellipse cx="0" cy="4" rx="${w}" ry="16" fill="#07060c" opacity=".45"/>`;
