/** Rock, sand and snow. Every drawing stands on its foot. */
import { P, f, ink, shape, smooth, type Feature, type Point } from './pen';

type Chain = [Point, Point, Point, Point];
export const peak: Feature = (x, y, u, r, c, big) => {
  c = c || 'mountain';
  const h = u * (0.62 + r() * 0.3) * (big || 1),
    wl = h * (0.55 + r() * 0.15),
    wr = h * (0.6 + r() * 0.2),
    px = x + (r() - 0.5) * u * 0.1,
    py = y - h;
  const j = () => (r() - 0.5) * u * 0.05;
  const L: Chain = [
    { x: x - wl, y: y },
    { x: x - wl * 0.62 + j(), y: y - h * 0.36 },
    { x: x - wl * 0.42 + j(), y: y - h * 0.5 },
    { x: x - wl * 0.18 + j(), y: y - h * 0.82 },
  ];
  const Rr: Chain = [
    { x: x + wr * 0.2 + j(), y: y - h * 0.76 },
    { x: x + wr * 0.38 + j(), y: y - h * 0.58 },
    { x: x + wr * 0.66 + j(), y: y - h * 0.3 },
    { x: x + wr, y: y },
  ];
  const rid: [...Chain, Point] = [
    { x: px, y: py },
    { x: x + wr * 0.02 + j(), y: y - h * 0.72 },
    { x: x + wr * 0.16 + j(), y: y - h * 0.5 },
    { x: x + wr * 0.06 + j(), y: y - h * 0.3 },
    { x: x + wr * 0.2 + j(), y: y - h * 0.02 },
  ];
  const ln = (a: readonly Point[]) => a.map((p) => 'L' + P(p.x, p.y)).join('');
  let out = shape(
    `M${P(L[0].x, L[0].y)}${ln(L.slice(1))}L${P(px, py)}${ln(Rr)}Q${P(x, y + u * 0.09)} ${P(L[0].x, L[0].y)}Z`,
    c + '-l',
  );
  out += shape(
    `M${P(px, py)}${ln(Rr)}L${P(rid[4].x, rid[4].y + 2)}${ln(rid.slice(1, 4).reverse())}Z`,
    c + '-k',
    0,
    ' opacity=".55"',
  );
  let k = '';
  const n = 9;
  for (let i = 1; i < n; i++) {
    const t = i / n;
    const sx = px + (x + wr - px) * t * 0.94,
      sy = py + (y - py) * t;
    const len = u * (0.1 + 0.16 * (1 - Math.abs(t - 0.55)));
    k += `M${P(sx - 1, sy + 2)}q${P(-len * 0.25, len * 0.4)} ${P(-len * 0.55, len * 0.95)}`;
  }
  const k2 = `M${P(x - wl * 0.3, y - h * 0.34)}l${P(wl * 0.1, h * 0.2)}M${P(x - wl * 0.52, y - h * 0.2)}l${P(wl * 0.06, h * 0.12)}`;
  out +=
    ink(k, 0.9, ' opacity=".75"') +
    ink(k2, 0.9, ' opacity=".55"') +
    ink(`M${P(L[0].x, L[0].y)}${ln(L.slice(1))}L${P(px, py)}${ln(Rr)}`, 1.7) +
    ink(`M${P(rid[0].x, rid[0].y)}${ln(rid.slice(1))}`, 1, ' opacity=".8"');
  return out;
};
export const snowpeak: Feature = (x, y, u, r) => peak(x, y, u, r, 'snow', 1.12);
export const snowdrift: Feature = (x, y, u, r) => {
  const w = u * (0.2 + r() * 0.15);
  return `<path d="M${P(x - w, y)}q${P(w, -u * 0.16)} ${P(w * 2, 0)}M${P(x - w * 0.2, y + 3)}q${P(w * 0.6, -u * 0.02)} ${P(w * 0.9, 1)}" fill="none" stroke="var(--l-snow-k)" stroke-width="1.3" stroke-linecap="round"/>`;
};
export const stones: Feature = (x, y, u, r) => {
  let o = '';
  const n = 3 + ((r() * 4) | 0);
  for (let i = 0; i < n; i++) {
    const a = u * (0.025 + r() * 0.05),
      xx = x + (r() - 0.5) * u * 0.5,
      yy = y + (r() - 0.5) * u * 0.2;
    o +=
      shape(
        `M${P(xx - a, yy)}l${P(a * 0.4, -a * 1.1)} ${P(a * 0.9, -a * 0.2)} ${P(a * 0.7, a * 1.2)}Z`,
        'scree-l',
        0.9,
      ) +
      shape(
        `M${P(xx + a * 0.3, yy - a * 1.3)}l${P(a * 0.7, a * 1.2)} ${P(-a * 0.8, 0.1)}Z`,
        'scree-k',
        0,
        ' opacity=".6"',
      );
  }
  return o;
};
export const crag: Feature = (x, y, u, r, c) => peak(x, y, u * 0.5, r, c || 'scree', 1);
export const boulder: Feature = (x, y, u, r, c) => {
  c = c || 'rock';
  const w = u * (0.13 + r() * 0.1),
    h = w * (0.8 + r() * 0.4);
  let k = '';
  for (let i = 0; i < 5; i++)
    k += `M${P(x + w * (0.25 + i * 0.14), y - h * (0.85 - i * 0.14))}l${P(-w * 0.06, h * (0.6 - i * 0.06))}`;
  return (
    shape(
      `M${P(x - w, y)}l${P(w * 0.2, -h * 0.7)} ${P(w * 0.6, -h * 0.35)} ${P(w * 0.7, h * 0.15)} ${P(w * 0.5, h * 0.9)}Q${P(x, y + u * 0.04)} ${P(x - w, y)}Z`,
      c + '-l',
      1.3,
    ) +
    shape(
      `M${P(x + w * 0.15, y - h * 0.98)}l${P(w * 0.35, h * 0.08)} ${P(w * 0.5, h * 0.9)}h${f(-w * 0.75)}Z`,
      c + '-k',
      0,
      ' opacity=".5"',
    ) +
    ink(k, 0.8, ' opacity=".6"')
  );
};
export const mesa: Feature = (x, y, u, r) => {
  const w = u * (0.34 + r() * 0.18),
    h = u * (0.36 + r() * 0.22),
    t = w * 0.72;
  let k = '';
  const n = 12;
  for (let i = 0; i < n; i++) {
    const a = i / (n - 1);
    const xx = x - t + a * t * 2;
    const dark = a > 0.55;
    k += `M${P(xx, y - h + 3 + r() * 2)}l${P((a - 0.5) * w * 0.16, h * (dark ? 0.7 : 0.3 + r() * 0.3))}`;
  }
  return (
    shape(
      `M${P(x - w, y)}L${P(x - t * 0.98, y - h * 0.35)}L${P(x - t, y - h)}l${P(t * 0.5, -h * 0.07)} ${P(t * 0.6, h * 0.02)} ${P(t * 0.9, h * 0.05)}L${P(x + t * 1.02, y - h * 0.38)}L${P(x + w, y)}Q${P(x, y + u * 0.07)} ${P(x - w, y)}Z`,
      'rock-l',
      1.5,
    ) +
    shape(
      `M${P(x + t * 0.3, y - h)}L${P(x + t, y - h)}L${P(x + t, y - h * 0.38)}L${P(x + w, y)}L${P(x + t * 0.3, y + 2)}Z`,
      'rock-k',
      0,
      ' opacity=".45"',
    ) +
    ink(k, 0.9, ' opacity=".7"') +
    ink(`M${P(x - t * 0.9, y - h * 0.62)}q${P(t, h * 0.06)} ${P(t * 1.8, 0)}`, 0.8, ' opacity=".5"')
  );
};
export const dune: Feature = (x, y, u, r) => {
  const w = u * (0.5 + r() * 0.25),
    h = u * (0.2 + r() * 0.12);
  const px = x + w * (r() * 0.2 - 0.05);
  let k = '';
  for (let i = 0; i < 11; i++) {
    const t = i / 11;
    k += `M${P(px + (x + w - px) * t, y - h + h * t * t)}q${P(-w * 0.02, h * 0.4)} ${P(-w * 0.2, h * (0.72 - t * 0.5))}`;
  }
  return (
    shape(
      `M${P(x - w, y)}Q${P(x - w * 0.4, y - h * 0.2)} ${P(px, y - h)}Q${P(x + w * 0.5, y - h * 0.6)} ${P(x + w, y)}Q${P(x, y + h * 0.35)} ${P(x - w, y)}Z`,
      'dune-l',
    ) +
    shape(
      `M${P(px, y - h)}Q${P(x + w * 0.5, y - h * 0.6)} ${P(x + w, y)}Q${P(x + w * 0.4, y + h * 0.2)} ${P(x - w * 0.15, y + h * 0.12)}Q${P(x + w * 0.25, y - h * 0.3)} ${P(px, y - h)}Z`,
      'dune-k',
      0,
      ' opacity=".5"',
    ) +
    ink(k, 0.8, ' opacity=".5"') +
    ink(
      `M${P(x - w, y)}Q${P(x - w * 0.4, y - h * 0.2)} ${P(px, y - h)}Q${P(x + w * 0.5, y - h * 0.6)} ${P(x + w, y)}M${P(px, y - h)}Q${P(x + w * 0.25, y - h * 0.3)} ${P(x - w * 0.15, y + h * 0.12)}`,
      1.3,
    )
  );
};
export const dots: Feature = (x, y, u, r) => {
  let d = '';
  const n = 4 + ((r() * 6) | 0);
  for (let i = 0; i < n; i++) d += `M${P(x + (r() - 0.5) * u * 0.45, y + (r() - 0.5) * u * 0.22)}h.1`;
  return ink(d, 1.5, ' opacity=".5"');
};
export const ripple: Feature = (x, y, u, r) => {
  let d = '';
  const n = 2 + ((r() * 2) | 0);
  for (let i = 0; i < n; i++) {
    const w = u * (0.2 + r() * 0.2),
      yy = y + i * u * 0.075,
      xx = x - w / 2 + (r() - 0.5) * u * 0.2;
    d += `M${P(xx, yy)}q${P(w * 0.25, -u * 0.05)} ${P(w * 0.5, 0)}t${P(w * 0.5, 0)}`;
  }
  return ink(d, 1, ' opacity=".42"');
};
export const crack: Feature = (x, y, u, r) => {
  let d = `M${P(x, y)}`;
  let a = r() * 6.28;
  for (let i = 0; i < 4; i++) {
    a += (r() - 0.5) * 1.3;
    d += `l${P(Math.cos(a) * u * 0.11, Math.sin(a) * u * 0.06)}`;
  }
  d += `M${P(x, y)}l${P((r() - 0.5) * u * 0.2, r() * u * 0.1)}`;
  return ink(d, 1, ' opacity=".6"');
};
export const crater: Feature = (x, y, u, r) => {
  const w = u * (0.3 + r() * 0.25),
    h = w * 0.46,
    cy = y - h * 0.4;
  const b: Point[] = [],
    c: Point[] = [];
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * Math.PI * 2,
      k = 0.92 + r() * 0.18;
    b.push({ x: x + Math.cos(a) * w * k, y: cy + Math.sin(a) * h * k });
    c.push({ x: x + Math.cos(a) * w * k * 0.72, y: cy + h * 0.1 + Math.sin(a) * h * k * 0.66 });
  }
  let k = '';
  for (let i = 0; i < 16; i++) {
    const a = Math.PI * (0.86 + (i / 16) * 0.85);
    k += `M${P(x + Math.cos(a) * w * 0.72, cy + h * 0.1 + Math.sin(a) * h * 0.66)}l${P(-Math.cos(a) * w * 0.14 + w * 0.06, h * 0.26)}`;
  }
  let k2 = '';
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (-0.1 + (i / 9) * 0.75);
    k2 += `M${P(x + Math.cos(a) * w * 1.03, cy + Math.sin(a) * h * 1.03)}l${P(Math.cos(a) * w * 0.16, Math.sin(a) * h * 0.24 + 1)}`;
  }
  return (
    shape(smooth(b, true), 'crater-l', 1.3) +
    shape(smooth(c, true), 'crater-k', 1.1, ' fill-opacity=".8"') +
    ink(k, 0.9, ' opacity=".85"') +
    ink(k2, 0.8, ' opacity=".55"')
  );
};
export const cairn: Feature = (x, y, u, r) => {
  let o = '';
  let w = u * 0.1,
    yy = y;
  for (let i = 0; i < 4; i++) {
    const h = u * 0.06;
    o += `<ellipse cx="${f(x + (r() - 0.5) * 3)}" cy="${f(yy - h / 2)}" rx="${f(w)}" ry="${f(h * 0.62)}" fill="var(--l-scree-l)" stroke="var(--l-ink)" stroke-width="1.2"/>`;
    yy -= h;
    w *= 0.76;
  }
  return o;
};
