/** Water, mud, and what people left lying. Every drawing stands on its foot. */
import { P, f, ink, shape, smooth, type Feature, type Point } from './pen';

export const wave: Feature = (x, y, u, r) => {
  const w = u * (0.14 + r() * 0.12);
  return `<path d="M${P(x - w, y)}q${P(w * 0.35, -u * 0.07)} ${P(w * 0.7, 0)}q${P(w * 0.2, u * 0.03)} ${P(w * 0.4, -u * 0.005)}q${P(w * 0.3, -u * 0.06)} ${P(w * 0.7, 0)}" fill="none" stroke="var(--l-ocean-k,var(--l-water-k))" stroke-width="1.3" stroke-linecap="round" opacity=".8"/>`;
};
export const wcalm: Feature = (x, y, u, r) => {
  let d = '';
  for (let i = 0; i < 3; i++) {
    const w = u * (0.1 + r() * 0.2);
    d += `M${P(x - w + (r() - 0.5) * 6, y + i * u * 0.06)}h${f(w * 1.7)}`;
  }
  return `<path d="${d}" fill="none" stroke="var(--l-water-k)" stroke-width="1.1" stroke-linecap="round" opacity=".65"/>`;
};
export const skerry: Feature = (x, y, u, r) => {
  const w = u * 0.13,
    h = u * (0.1 + r() * 0.1);
  return (
    shape(
      `M${P(x - w, y)}l${P(w * 0.5, -h * 0.8)} ${P(w * 0.4, -h * 0.3)} ${P(w * 0.7, h * 0.5)} ${P(w * 0.5, h * 0.6)}q${P(-w, u * 0.04)} ${P(-w * 2.1, 0)}Z`,
      'mountain-l',
      1.2,
    ) +
    shape(
      `M${P(x - w * 0.1, y - h * 1.1)}l${P(w * 0.7, h * 0.5)} ${P(w * 0.5, h * 0.6)}h${f(-w * 0.9)}Z`,
      'mountain-k',
      0,
      ' opacity=".55"',
    ) +
    ink(`M${P(x - w * 1.5, y + 3)}q${P(w, 4)} ${P(w * 3, 0)}`, 0.9, ' opacity=".5"')
  );
};
export const pool: Feature = (x, y, u, r) => {
  const w = u * (0.46 + r() * 0.08),
    h = w * 0.4,
    b: Point[] = [];
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2,
      k = 0.88 + r() * 0.24;
    b.push({ x: x + Math.cos(a) * w * k, y: y - h * 0.4 + Math.sin(a) * h * k });
  }
  const d = smooth(b, true);
  return (
    shape(d, 'pool', 1.5) +
    ink(
      `M${P(x - w * 0.4, y - h * 0.5)}h${f(w * 0.5)}M${P(x - w * 0.1, y - h * 0.2)}h${f(w * 0.55)}M${P(x - w * 0.5, y - h * 0.1)}h${f(w * 0.2)}`,
      0.9,
      ' opacity=".5"',
    )
  );
};
export const mudline: Feature = (x, y, u, r) => {
  let d = '';
  for (let i = 0; i < 4; i++) {
    const w = u * (0.08 + r() * 0.24);
    d += `M${P(x - w / 2 + (r() - 0.5) * u * 0.3, y + i * u * 0.055)}q${P(w * 0.5, r() * 2)} ${P(w, 0)}`;
  }
  return ink(d, 0.95, ' opacity=".48"');
};
export const puddle: Feature = (x, y, u, r) => {
  const w = u * (0.12 + r() * 0.12);
  return (
    `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(w)}" ry="${f(w * 0.32)}" fill="var(--l-water)" stroke="var(--l-ink)" stroke-width="1"/>` +
    ink(`M${P(x - w * 0.5, y)}h${f(w * 0.6)}`, 0.8, ' opacity=".5"')
  );
};
export const slab: Feature = (x, y, u, r) => {
  const w = u * (0.4 + r() * 0.14),
    h = w * (0.46 + r() * 0.14),
    k = u * 0.06,
    sk = w * 0.35;
  return (
    shape(
      `M${P(x - w, y)}l${P(sk, -h)} ${P(w * 1.5, -h * 0.06)} ${P(-sk * 0.8, h * 1.06)}Z`,
      'concrete-l',
      1.3,
    ) +
    shape(`M${P(x - w, y)}l0 ${f(k)} ${P(w * 1.5 + sk * 0.2, 0)} 0 ${f(-k)}Z`, 'concrete-k', 1.1) +
    shape(
      `M${P(x - w + w * 1.5 + sk * 0.2, y)}l${P(sk * 0.8, -h * 1.06)} 0 ${f(k)} ${P(-sk * 0.8, h * 1.06)}Z`,
      'concrete-k',
      1.1,
    ) +
    ink(
      `M${P(x - w * 0.2, y - 1)}l${P(w * 0.12, -h * 0.4)} ${P(w * 0.2, -h * 0.1)} ${P(w * 0.05, -h * 0.5)}M${P(x + w * 0.1, y - h * 0.45)}l${P(w * 0.3, h * 0.1)}`,
      0.9,
    )
  );
};
export const bunker: Feature = (x, y, u) => {
  const w = u * 0.32,
    h = u * 0.26;
  return (
    shape(`M${P(x - w, y)}l${P(w * 0.2, -h)}h${f(w * 1.2)}l${P(w * 0.5, h)}Z`, 'concrete-l', 1.5) +
    shape(
      `M${P(x + w * 0.4, y - h)}l${P(w * 0.5, h)}h${f(-w * 0.6)}l${P(-w * 0.1, -h)}Z`,
      'concrete-k',
      0,
      ' opacity=".7"',
    ) +
    shape(`M${P(x - w * 0.5, y - h * 0.62)}h${f(w * 0.8)}v${f(h * 0.18)}h${f(-w * 0.84)}Z`, 'ink') +
    ink(
      `M${P(x - w * 0.8, y - h)}l${P(-w * 0.1, -h * 0.35)}M${P(x - w * 0.5, y - h)}l${P(w * 0.06, -h * 0.5)}M${P(x + w * 0.1, y - h)}l${P(w * 0.1, -h * 0.4)}`,
      1.2,
    ) +
    ink(
      `M${P(x + w * 0.5, y - h * 0.2)}l${P(w * 0.2, 0)}M${P(x + w * 0.5, y - h * 0.4)}l${P(w * 0.12, 0)}M${P(x + w * 0.45, y - h * 0.6)}l${P(w * 0.1, 0)}`,
      0.8,
      ' opacity=".6"',
    )
  );
};
export const hull: Feature = (x, y, u, r) => {
  const w = u * (0.6 + r() * 0.12),
    h = w * 0.42,
    m = r() < 0.5 ? 1 : -1;
  const X = (v: number) => x + v * m;
  return (
    shape(
      `M${P(X(-w), y - h * 0.2)}Q${P(X(-w * 0.8), y - h)} ${P(X(-w * 0.3), y - h * 0.9)}L${P(X(w * 0.35), y - h * 1.05)}L${P(X(w * 0.4), y - h * 0.7)}L${P(X(w * 0.62), y - h * 0.75)}L${P(X(w), y - h * 0.1)}Q${P(x, y + h * 0.2)} ${P(X(-w), y - h * 0.2)}Z`,
      'wreck-l',
      1.5,
    ) +
    shape(
      `M${P(X(-w), y - h * 0.2)}Q${P(x, y - h * 0.05)} ${P(X(w), y - h * 0.1)}Q${P(x, y + h * 0.25)} ${P(X(-w), y - h * 0.2)}Z`,
      'wreck-k',
    ) +
    shape(
      `M${P(X(-w * 0.3), y - h * 0.9)}L${P(X(-w * 0.2), y - h * 1.5)}L${P(X(w * 0.1), y - h * 1.45)}L${P(X(w * 0.2), y - h)}Z`,
      'wreck',
      1.3,
    ) +
    ink(
      `M${P(X(-w * 0.02), y - h * 1.3)}L${P(X(-w * 0.9), y - h * 1.75)}M${P(X(-w * 0.6), y - h * 0.65)}v${f(h * 0.4)}M${P(X(-w * 0.2), y - h * 0.7)}v${f(h * 0.5)}M${P(X(w * 0.2), y - h * 0.75)}v${f(h * 0.5)}M${P(X(w * 0.6), y - h * 0.5)}v${f(h * 0.3)}`,
      1.1,
    ) +
    ink(
      `M${P(X(-w * 0.7), y - h * 0.15)}a${f(h * 0.16)} ${f(h * 0.16)} 0 1 0 .1 0M${P(X(-w * 0.1), y - h * 0.08)}a${f(h * 0.16)} ${f(h * 0.16)} 0 1 0 .1 0M${P(X(w * 0.45), y - h * 0.08)}a${f(h * 0.16)} ${f(h * 0.16)} 0 1 0 .1 0`,
      1.2,
    )
  );
};
export const girder: Feature = (x, y, u, r) => {
  const h = u * (0.36 + r() * 0.2),
    b = (r() - 0.5) * u * 0.3;
  let d = `M${P(x, y)}l${P(b, -h)}M${P(x + u * 0.09, y)}l${P(b, -h)}`;
  for (let i = 0; i < 4; i++) {
    const a = i / 4,
      c = (i + 1) / 4;
    d += `M${P(x + b * a, y - h * a)}L${P(x + u * 0.09 + b * c, y - h * c)}M${P(x + u * 0.09 + b * a, y - h * a)}L${P(x + b * c, y - h * c)}`;
  }
  return ink(d, 1.3);
};
