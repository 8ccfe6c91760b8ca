/** What grows and grazes. Every drawing stands on its foot. */
import { P, f, ink, shape, type Feature } from './pen';

export const tuft: Feature = (x, y, u, r) => {
  let d = '';
  const n = 3 + ((r() * 3) | 0);
  for (let i = 0; i < n; i++) {
    const k = (i - (n - 1) / 2) * u * 0.035,
      h = u * (0.07 + r() * 0.07);
    d += `M${P(x + k, y)}q${P(k * 0.4, -h * 0.6)} ${P(k * 1.6 + (r() - 0.5) * 2, -h)}`;
  }
  return ink(d, 1.05, ' opacity=".75"');
};
export const flower: Feature = (x, y, u, r) => {
  const c = ['#c8553d', '#f4eeda', '#d9a21b'][(r() * 3) | 0];
  return (
    ink(`M${P(x, y)}q1 -3 0 ${f(-u * 0.07)}`, 0.9, ' opacity=".7"') +
    `<circle cx="${f(x)}" cy="${f(y - u * 0.085)}" r="${f(u * 0.026)}" fill="${c}" stroke="var(--l-ink)" stroke-width=".7" class="pt"/>`
  );
};
export const bush: Feature = (x, y, u, r, c) => {
  c = c || 'underbrush';
  const w = u * (0.14 + r() * 0.07),
    h = w * (0.95 + r() * 0.3);
  const n = 5;
  let d = `M${P(x - w, y)}`;
  for (let i = 0; i < n; i++) {
    const a0 = Math.PI - (i / n) * Math.PI,
      a1 = Math.PI - ((i + 1) / n) * Math.PI,
      am = (a0 + a1) / 2,
      b = 1.34 + r() * 0.16;
    d += `Q${P(x + Math.cos(am) * w * b, y - Math.sin(am) * h * b)} ${P(x + Math.cos(a1) * w, y - Math.sin(a1) * h)}`;
  }
  d += `Q${P(x, y + u * 0.05)} ${P(x - w, y)}Z`;
  let k = '';
  for (let i = 0; i < 5; i++) {
    const t = i / 5;
    k += `M${P(x + w * (0.1 + t * 0.75), y - 1 - t)}l${P(w * 0.12, -h * (0.72 - t * 0.5))}`;
  }
  return (
    shape(d, c + '-l', 1.25) +
    shape(
      `M${P(x + w * 0.1, y)}Q${P(x + w * 0.35, y - h * 0.6)} ${P(x + w * 0.5, y - h * 1.05)}Q${P(x + w * 1.4, y - h * 0.5)} ${P(x + w, y)}Q${P(x + w * 0.5, y + 2)} ${P(x + w * 0.1, y)}Z`,
      c + '-k',
      0,
      ' opacity=".45"',
    ) +
    ink(k, 0.8, ' opacity=".6"')
  );
};
export const fern: Feature = (x, y, u, r) => {
  let d = '';
  const n = 5;
  for (let i = 0; i < n; i++) {
    const a = Math.PI * (0.15 + (0.7 * i) / (n - 1)),
      L = u * (0.14 + r() * 0.06);
    d += `M${P(x, y)}Q${P(x + Math.cos(a) * L * 0.5, y - Math.sin(a) * L * 1.1)} ${P(x + Math.cos(a) * L * 1.15, y - Math.sin(a) * L * 0.62)}`;
  }
  return (
    `<path d="${d}" fill="none" stroke="var(--l-underbrush-k)" stroke-width="3" stroke-linecap="round"/>` +
    ink(d, 1)
  );
};
export const palm: Feature = (x, y, u, r, c) => {
  c = c || 'underbrush';
  const h = u * (0.38 + r() * 0.14),
    b = (r() - 0.4) * u * 0.2,
    tx = x + b,
    ty = y - h;
  const s = ink(
    `M${P(x - 1.6, y)}Q${P(x - 1 + b * 0.2, y - h * 0.6)} ${P(tx - 0.6, ty)}M${P(x + 1.8, y)}Q${P(x + 2.4 + b * 0.2, y - h * 0.6)} ${P(tx + 0.8, ty)}`,
    1.15,
  );
  let d = '';
  const n = 6;
  for (let i = 0; i < n; i++) {
    const a = -0.25 + ((Math.PI + 0.5) * i) / (n - 1),
      L = u * (0.19 + r() * 0.05),
      ex = tx + Math.cos(a) * L,
      ey = ty - Math.sin(a) * L * 0.55 + u * 0.07;
    d += `M${P(tx, ty)}Q${P(tx + Math.cos(a) * L * 0.55, ty - Math.sin(a) * L * 0.9 - u * 0.05)} ${P(ex, ey)}Q${P(tx + Math.cos(a) * L * 0.45, ty - Math.sin(a) * L * 0.45)} ${P(tx, ty)}Z`;
  }
  return s + shape(d, c + (c === 'oasis' ? '-k' : '-d'), 1);
};
export const tree: Feature = (x, y, u, r) => {
  const w = u * (0.15 + r() * 0.05),
    h = u * (0.32 + r() * 0.1),
    cy = y - h;
  const s = ink(
    `M${P(x - 2, y)}q1 ${f(-h * 0.3)} 0 ${f(-h * 0.5)}M${P(x + 2, y)}q-1 ${f(-h * 0.3)} 0 ${f(-h * 0.5)}`,
    1.1,
  );
  const n = 8;
  let d = '';
  for (let i = 0; i <= n; i++) {
    const a = (i / n) * Math.PI * 2,
      q = { x: x + Math.cos(a) * w, y: cy - Math.sin(a) * w * 1.08 };
    if (!i) d = 'M' + P(q.x, q.y);
    else {
      const m = ((i - 0.5) / n) * Math.PI * 2,
        b = 1.25 + r() * 0.16;
      d += `Q${P(x + Math.cos(m) * w * b, cy - Math.sin(m) * w * 1.08 * b)} ${P(q.x, q.y)}`;
    }
  }
  let k = '';
  for (let i = 0; i < 5; i++) {
    const t = i / 5;
    k += `M${P(x + w * (0.05 + t * 0.8), cy + w * (0.95 - t * 0.55))}q${P(w * 0.3, -w * 0.15)} ${P(w * 0.25, -w * 0.6)}`;
  }
  return (
    s +
    shape(d + 'Z', 'forest-l', 1.25) +
    shape(
      `M${P(x + w * 0.55, cy - w * 0.75)}Q${P(x + w * 1.3, cy)} ${P(x + w * 0.5, cy + w * 0.95)}Q${P(x - w * 0.4, cy + w * 1.3)} ${P(x - w * 0.7, cy + w * 0.7)}Q${P(x + w * 0.4, cy + w * 0.5)} ${P(x + w * 0.55, cy - w * 0.75)}Z`,
      'forest-k',
      0,
      ' opacity=".5"',
    ) +
    ink(k, 0.8, ' opacity=".55"')
  );
};
export const pine: Feature = (x, y, u, r, c) => {
  c = c || 'pine';
  const h = u * (0.36 + r() * 0.16),
    w = h * 0.3;
  let d = `M${P(x, y - h)}`;
  const l: string[] = [],
    n = 4;
  for (let i = 1; i <= n; i++) {
    const k = i / n;
    l.push(`L${P(x - w * k, y - h + h * 0.92 * k)}L${P(x - w * k * 0.5, y - h + h * 0.88 * k)}`);
  }
  d += l.join('');
  let right = '';
  for (let i = n; i >= 1; i--) {
    const t = i / n;
    right += `L${P(x + w * t, y - h + h * 0.94 * t)}L${P(x + ((w * (i - 1)) / n) * 0.6, y - h + (h * 0.92 * (i - 1)) / n)}`;
  }
  d += right + 'Z';
  return (
    ink(`M${P(x, y)}v${f(-h * 0.14)}`, 2) +
    shape(d, c + '-l', 1.15) +
    shape(
      `M${P(x, y - h)}${right
        .split('L')
        .filter(Boolean)
        .reverse()
        .map((q) => 'L' + q.trim())
        .join('')}L${P(x + w * 0.1, y - h * 0.08)}Z`,
      c + '-k',
      0,
      ' opacity=".6"',
    ) +
    ink(
      `M${P(x + w * 0.15, y - h * 0.2)}l${P(w * 0.45, h * 0.05)}M${P(x + w * 0.1, y - h * 0.42)}l${P(w * 0.4, h * 0.06)}M${P(x + w * 0.05, y - h * 0.62)}l${P(w * 0.25, h * 0.06)}`,
      0.8,
      ' opacity=".6"',
    )
  );
};
export const reed: Feature = (x, y, u, r) => {
  let d = '',
    t = '';
  const n = 4 + ((r() * 4) | 0);
  for (let i = 0; i < n; i++) {
    const xx = x + (r() - 0.5) * u * 0.26,
      h = u * (0.22 + r() * 0.2),
      b = (r() - 0.3) * u * 0.07;
    d += `M${P(xx, y + (r() - 0.5) * 4)}q${P(0, -h * 0.6)} ${P(b, -h)}`;
    if (r() < 0.24) t += `M${P(xx + b * 0.85, y - h * 0.94)}l${P(b * 0.16, -u * 0.075)}`;
  }
  return (
    `<path d="${d}" fill="none" stroke="var(--l-reed-k)" stroke-width="2.6" stroke-linecap="round" opacity=".75"/>` +
    ink(d, 0.9) +
    `<path d="${t}" stroke="var(--l-ink2)" stroke-width="3" stroke-linecap="round" fill="none"/>`
  );
};
export const bramble: Feature = (x, y, u, r) => {
  let d = '',
    t = '';
  const n = 4;
  for (let i = 0; i < n; i++) {
    const xx = x + (r() - 0.5) * u * 0.3,
      w = u * (0.16 + r() * 0.14),
      h = u * (0.12 + r() * 0.12);
    d += `M${P(xx - w, y + (r() - 0.5) * 4)}C${P(xx - w * 0.6, y - h * 1.6)} ${P(xx + w * 0.4, y - h * 1.7)} ${P(xx + w, y + (r() - 0.5) * 5)}`;
    for (let j = 1; j < 5; j++) {
      const a = j / 5,
        yy = y - h * 1.2 * Math.sin(a * Math.PI);
      t += `M${P(xx - w + a * 2 * w, yy)}l${P((r() - 0.5) * 5, -u * 0.05)}`;
    }
  }
  return (
    `<path d="${d}" fill="none" stroke="var(--l-thicket-k)" stroke-width="3.4" opacity=".55" stroke-linecap="round"/>` +
    ink(d, 1.15) +
    ink(t, 0.9, ' opacity=".75"') +
    `<circle cx="${f(x + (r() - 0.5) * u * 0.2)}" cy="${f(y - u * 0.1)}" r="2" fill="#a4241c" class="pt"/>`
  );
};
export const crooked: Feature = (x, y, u, r) => {
  const h = u * (0.4 + r() * 0.1);
  return ink(
    `M${P(x, y)}q${P(-u * 0.06, -h * 0.4)} ${P(u * 0.03, -h * 0.65)}q${P(u * 0.05, -h * 0.15)} ${P(0, -h * 0.4)}M${P(x - u * 0.005, y - h * 0.55)}q${P(u * 0.12, -h * 0.12)} ${P(u * 0.2, -h * 0.3)}M${P(x - u * 0.02, y - h * 0.45)}q${P(-u * 0.1, -h * 0.05)} ${P(-u * 0.16, -h * 0.25)}M${P(x + u * 0.1, y - h * 0.7)}l${P(u * 0.1, -h * 0.02)}M${P(x + u * 0.03, y - h * 0.8)}l${P(-u * 0.1, -h * 0.2)}`,
    1.9,
  );
};
export const hummock: Feature = (x, y, u, r) => {
  const w = u * (0.26 + r() * 0.1),
    h = w * 0.62;
  let k = '';
  for (let i = 0; i < 7; i++) {
    const t = i / 7;
    k += `M${P(x + w * (0.1 + t * 0.8), y - h * (1 - t) * 0.95)}l${P(w * 0.05, h * 0.5 * (1 - t * 0.5))}`;
  }
  return (
    shape(
      `M${P(x - w, y)}Q${P(x - w * 0.8, y - h)} ${P(x, y - h)}Q${P(x + w * 0.85, y - h)} ${P(x + w, y)}Q${P(x, y + h * 0.3)} ${P(x - w, y)}Z`,
      'hummock-l',
      1.3,
    ) +
    shape(
      `M${P(x, y - h)}Q${P(x + w * 0.85, y - h)} ${P(x + w, y)}Q${P(x + w * 0.5, y + 2)} ${P(x, y + 2)}Q${P(x + w * 0.4, y - h * 0.5)} ${P(x, y - h)}Z`,
      'hummock-k',
      0,
      ' opacity=".45"',
    ) +
    ink(k, 0.8, ' opacity=".55"') +
    tuft(x - w * 0.3, y - h * 0.75, u * 1.2, r) +
    tuft(x + w * 0.2, y - h * 0.9, u * 1.3, r)
  );
};
export const goat: Feature = (x, y, u, r) => {
  const k = u * 0.0021,
    m = r() < 0.5 ? 1 : -1;
  return `<path transform="translate(${f(x)} ${f(y)}) scale(${(k * m * 3.4).toFixed(3)} ${(k * 3.4).toFixed(3)})" d="M-14 0l1-10q-3-4 0-8 10-3 20 0l5-6-3-4q4 0 5 3l6 2-1 3-6 2-3 7-1 11h-2l-1-9h-12l-3 9Z" fill="var(--l-paper)" stroke="var(--l-ink)" stroke-width="2.2" stroke-linejoin="round"/>`;
};
export const gull: Feature = (x, y, u, r) => {
  const w = u * (0.07 + r() * 0.05);
  return ink(
    `M${P(x - w, y - w * 0.3)}q${P(w * 0.6, -w * 0.5)} ${P(w, w * 0.3)}q${P(w * 0.4, -w * 0.8)} ${P(w, -w * 0.3)}`,
    1.3,
  );
};
