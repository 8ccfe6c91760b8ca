/** What stands on the ground: planted in its order, nearest last, with the shadows that it throws. */
import { FEATURES, GROWS, TALL, WIDE, type Growth, type Strewn } from './growth';
import { centre, UNIT as S, type Clearing, type Hex } from './hexes';
import { f, hash, P, R3, rng, type Point, type Random } from './pen';
import type { Sheet } from './sheet';

interface Standing extends Point {
  svg: string;
  tall: number;
  wide: number;
  solid: boolean;
}

export class Planting {
  private readonly standing: Standing[] = [];

  constructor(
    private readonly sheet: Sheet,
    private readonly clearings: readonly Clearing[],
    private readonly fires: readonly Clearing[],
  ) {
    this.plantBig();
    this.plantSmall();
    this.standing.sort((a, b) => a.y - b.y);
  }

  draw(): { features: string; shadow: string; fireShadow: string } {
    return { ...this.shadows(), features: this.standing.map(({ svg }) => svg).join('') };
  }

  /** Whether something that stands here would cover a place that must stay free. */
  private blocked(p: Point, name: string, scale = 1): boolean {
    const tall = (TALL[name] ?? 0.1) * S * scale;
    const wide = (WIDE[name] ?? 0.08) * S * scale;
    return this.clearings.some((free) => {
      const dx = Math.max(0, Math.abs(p.x - free.x) - wide);
      const dy = free.y > p.y ? free.y - p.y : free.y < p.y - tall ? p.y - tall - free.y : 0;
      return dx * dx + dy * dy < free.r * free.r;
    });
  }

  private stand(p: Point, name: string, scale: number, chance: Random, wash?: string, solid = false): void {
    const svg = FEATURES[name]?.(p.x, p.y, S * scale, chance, wash) ?? '';
    this.standing.push({
      ...p,
      svg,
      tall: (TALL[name] ?? 0) * S * scale,
      wide: (WIDE[name] ?? 0.2) * S * scale,
      solid,
    });
  }

  /** What is big stands in its space and on the border to like ones: ranges and dunes run through. */
  private plantBig(): void {
    for (const hex of this.sheet.known) {
      const { big, ring } = GROWS[hex.terrain ?? ''] ?? {};
      const chance = rng(hash(`${hex.q}f${hex.r}${this.sheet.seed}`));
      if (big) this.plantAnchors(hex, big, chance);
      if (ring) this.plantRing(centre(hex.q, hex.r), ring, chance);
    }
  }

  private plantAnchors(hex: Hex, name: string, chance: Random): void {
    const c = centre(hex.q, hex.r);
    const low = ['peak', 'snowpeak', 'mesa'].includes(name) ? 0.36 : 0.16;
    const spots: (Point & { k?: number })[] = [{ x: c.x + (chance() - 0.5) * S * 0.3, y: c.y + S * low }];
    if (name !== 'pool' && name !== 'hull') {
      [0, 1, 2].forEach((at) => {
        const other = this.sheet.beside(hex, at);
        if (other?.terrain !== hex.terrain) return;
        const e = centre(other.q, other.r);
        const y = (c.y + e.y) / 2 + S * (0.22 + (chance() - 0.5) * 0.2);
        spots.push({ x: (c.x + e.x) / 2 + (chance() - 0.5) * S * 0.3, y });
      });
      if (chance() < 0.8) {
        const side = chance() < 0.5 ? -1 : 1;
        spots.push({ x: c.x + side * S * 0.48, y: c.y + S * (chance() * 0.7 - 0.15), k: 0.6 });
      }
    }
    for (const spot of spots) {
      const k = spot.k ?? 0.85 + chance() * 0.25;
      const fits = [k, k * 0.72, k * 0.5].find((scale) => !this.blocked(spot, name, scale));
      if (fits) this.stand(spot, name, fits, rng(hash(f(spot.x) + name + this.sheet.seed)), undefined, true);
    }
  }

  private plantRing(c: Point, [name, n, wash]: NonNullable<Growth['ring']>, chance: Random): void {
    for (let at = 0; at < n; at++) {
      const a = Math.PI * (0.95 + (1.1 * at) / (n - 1));
      const p = { x: c.x + Math.cos(a) * S * 0.62, y: c.y + S * 0.1 + Math.sin(a) * S * 0.2 };
      if (!this.blocked(p, name)) this.stand(p, name, 0.85 + chance() * 0.3, chance, wash);
    }
  }

  private hexAt({ x, y }: Point): Hex | undefined {
    const [q, r] = [((R3 / 3) * x - y / 3) / S, ((2 / 3) * y) / S];
    const s = -q - r;
    let [rq, rr] = [Math.round(q), Math.round(r)];
    const rs = Math.round(s);
    const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
    if (dq > ds && dq > dr) rq = -rs - rr;
    else if (ds <= dr) rr = -rq - rs;
    return this.sheet.hex(rq, rr);
  }

  /** What is small is strewn over the whole land. */
  private plantSmall(): void {
    const all = this.sheet.known.map(({ q, r }) => centre(q, r));
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
    const step = S * 0.27;
    let row = 0;
    for (let y = Math.min(...ys) - S; y < Math.max(...ys) + S; y += step * 0.8, row++)
      for (let x = Math.min(...xs) - S + (row % 2 ? step / 2 : 0); x < Math.max(...xs) + S; x += step) {
        const chance = rng(hash(`${Math.round(x)}:${Math.round(y)}${this.sheet.seed}`));
        this.plantOne({ x: x + (chance() - 0.5) * step * 0.9, y: y + (chance() - 0.5) * step * 0.7 }, chance);
      }
  }

  private plantOne(p: Point, chance: Random): void {
    const hex = this.hexAt(p);
    const grows = GROWS[hex?.terrain ?? ''];
    if (!hex || !grows || chance() > grows.fill) return;
    const picked = weighed(grows.small, chance);
    if (!picked || !this.hasRoom(p, hex, picked[0], chance) || this.blocked(p, picked[0])) return;
    this.stand(p, picked[0], 0.88 + chance() * 0.28, chance, picked[2]);
  }

  private hasRoom(p: Point, hex: Hex, name: string, chance: Random): boolean {
    const near = (dx: number, dy: number) => this.hexAt({ x: p.x + dx * S, y: p.y + dy * S });
    if (!['wave', 'wcalm', 'gull'].includes(name)) {
      const foot = near(0, 0.1);
      if (!foot?.terrain || this.sheet.isWater(hex) !== this.sheet.isWater(foot)) return false;
    }
    if (this.sheet.isWater(hex)) {
      const round = [near(-0.3, 0), near(0.3, 0), near(0, -0.3), near(0, 0.3)];
      if (round.some((other) => other?.terrain && !this.sheet.isWater(other))) return false;
    }
    if (hex.terrain === 'stream' || hex.terrain === 'pass') {
      const c = centre(hex.q, hex.r);
      if (Math.hypot(p.x - c.x, p.y - c.y) < S * 0.42 || chance() < 0.35) return false;
    }
    return !this.standing.some(
      (one) =>
        one.solid &&
        Math.abs(one.x - p.x) < one.wide * 1.05 &&
        p.y < one.y + S * 0.05 &&
        p.y > one.y - one.tall * 0.9,
    );
  }

  /** By day shadows fall to the lower right, at night away from every fire. */
  private shadows(): { shadow: string; fireShadow: string } {
    const tall = this.standing.filter((one) => one.tall >= S * 0.18);
    const day = tall.map((one) => {
      const w = Math.min(one.wide, one.tall * 0.5);
      return `M${P(one.x - w * 0.4, one.y)}L${P(one.x + w * 0.9, one.y + 1)}L${P(one.x + w * 0.8 + one.tall * 0.45, one.y + one.tall * 0.16)}Q${P(one.x + one.tall * 0.2, one.y + one.tall * 0.2)} ${P(one.x - w * 0.4, one.y)}Z`;
    });
    const night = tall.flatMap((one) => this.fires.map((fire) => fromFire(one, fire)));
    return {
      shadow: `<path d="${day.join('')}" fill="var(--l-shade)" opacity=".17"/>`,
      fireShadow: `<path d="${night.join('')}" fill="var(--l-shade)" opacity=".5"/>`,
    };
  }
}

/** One of several, by weight. */
function weighed(all: readonly Strewn[], chance: Random): Strewn | undefined {
  let left = chance() * all.reduce((sum, [, weight]) => sum + weight, 0);
  return all.find(([, weight]) => (left -= weight) <= 0) ?? all[0];
}

/** The shadow that something throws away from a fire. */
function fromFire(one: Standing, fire: Clearing): string {
  const [dx, dy] = [one.x - fire.x, (one.y - fire.y) * 1.2];
  const far = Math.hypot(dx, dy);
  if (far <= S * 0.3 || far >= fire.r * 0.95) return '';
  const w = Math.min(one.wide, one.tall * 0.5);
  const [ux, uy] = [dx / far, dy / far / 1.2];
  const length = one.tall * (0.7 + (1.2 * far) / fire.r);
  return `M${P(one.x - uy * w * 0.8, one.y + ux * w * 0.3)}L${P(one.x + uy * w * 0.8, one.y - ux * w * 0.3)}L${P(one.x + ux * length + uy * w * 0.5, one.y + uy * length)}L${P(one.x + ux * length - uy * w * 0.5, one.y + uy * length + 2)}Z`;
}
