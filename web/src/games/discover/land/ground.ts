/** The ground: washes that run into one another, the shore, ways, and a pencil grid. */
import { centre, corner, DIRECTIONS, loops, nameOf, placeOf, UNIT as S, type Edge, type Hex } from './hexes';
import { f, hash, P, rng, smooth, type Point, type Random } from './pen';
import type { Sheet } from './sheet';

export class Ground {
  private readonly clips: [string, string][] = [];

  constructor(private readonly sheet: Sheet) {}

  draw(): { defs: string; ground: string } {
    const all = this.outline(() => true);
    const land = this.sheet.region.water.length ? this.outline((hex) => !this.sheet.isWater(hex)) : all;
    this.clips.push([`${this.sheet.id}L`, land], [`${this.sheet.id}A`, all]);
    const ground = [
      this.halo(all),
      this.waters(land),
      this.washes(),
      `<g clip-path="url(#${this.sheet.id}L)">${this.blooms()}</g>`,
      this.shore(all, land),
      this.ways(),
      this.grid(),
    ].join('');
    const defs = this.clips.map(([id, d]) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`).join('');
    return { defs, ground };
  }

  /** A point a little beside itself, always the same. */
  private moved(p: Point, amount: number): Point {
    const r = rng(hash(`${Math.round((p.x * 20) / S)}j${Math.round((p.y * 20) / S)}${this.sheet.seed}`));
    return { x: p.x + (r() - 0.5) * amount * S, y: p.y + (r() - 0.5) * amount * S };
  }

  /** Two points on an edge, moved aside; the same from both its ends. */
  private along(a: Point, b: Point, amount: number): Point[] {
    const turned = nameOf(a) >= nameOf(b);
    const [p, q] = turned ? [b, a] : [a, b];
    const r = rng(hash(nameOf(p) + nameOf(q) + this.sheet.seed));
    const found = [0.33, 0.67].map((t) => {
      const k = (r() - 0.5) * amount * S * 2;
      return {
        x: p.x + (q.x - p.x) * t - ((q.y - p.y) / S) * k,
        y: p.y + (q.y - p.y) * t + ((q.x - p.x) / S) * k,
      };
    });
    return turned ? found.reverse() : found;
  }

  /** Some spaces together as soft, wavering loops. */
  private outline(test: (hex: Hex) => boolean): string {
    const edges = this.sheet.known.filter(test).flatMap((hex) => {
      const c = centre(hex.q, hex.r);
      return DIRECTIONS.flatMap((_, at): Edge[] => {
        const other = this.sheet.beside(hex, at);
        if (other?.terrain && test(other)) return [];
        return [{ a: corner(c, at), b: corner(c, at + 1), sheet: other !== undefined && !other.terrain }];
      });
    });
    return loops(edges)
      .map((loop) =>
        smooth(
          loop.flatMap(({ a, b, sheet }) => [
            this.moved(a, sheet ? 0.02 : 0.36),
            ...(sheet ? [] : this.along(a, b, 0.13)),
          ]),
          true,
        ),
      )
      .join('');
  }

  /** The wash runs out beyond the last space. */
  private halo(all: string): string {
    const { out, base } = this.sheet.region;
    const rings: [number, number][] =
      out === 'sea'
        ? [
            [0.95, 0.2],
            [0.6, 0.3],
            [0.3, 0.4],
          ]
        : [
            [0.34, 0.25],
            [0.16, 0.5],
          ];
    const drawn = rings.map(
      ([w, opacity]) =>
        `<path d="${all}" fill="var(--l-${base})" stroke="var(--l-${base})" stroke-width="${f(w * S * 2)}" stroke-linejoin="round" opacity="${opacity}"/>`,
    );
    return `${drawn.join('')}<path d="${all}" fill="var(--l-${base})"/>`;
  }

  /** Water lines along the shore, or open water with a dark edge. */
  private waters(land: string): string {
    const [kind] = this.sheet.region.water;
    if (!kind) return '';
    if (kind === 'ocean') {
      const rings: [number, number, number][] = [
        [0.62, 0.35, 0.022],
        [0.42, 0.45, 0.024],
        [0.24, 0.6, 0.028],
      ];
      return rings
        .map(
          ([w, opacity, t]) =>
            `<path d="${land}" fill="none" stroke="var(--l-ocean-k)" stroke-width="${f(w * S)}" stroke-linejoin="round" opacity="${(opacity * 0.35).toFixed(2)}"/><path d="${land}" fill="none" stroke="var(--l-ocean)" stroke-width="${f((w - t * 2) * S)}" stroke-linejoin="round"/>`,
        )
        .join('');
    }
    const open = this.outline((hex) => this.sheet.isWater(hex));
    if (!open) return '';
    this.clips.push([`${this.sheet.id}x`, open]);
    return `<path d="${open}" fill="var(--l-water)" stroke="var(--l-ink)" stroke-width="1.4"/><g clip-path="url(#${this.sheet.id}x)"><path d="${open}" fill="none" stroke="var(--l-water-d)" stroke-width="${f(0.34 * S)}" opacity=".5"/><path d="${open}" fill="none" stroke="var(--l-water-k)" stroke-width="${f(0.16 * S)}" opacity=".35"/></g>`;
  }

  /** The wash of every terrain, darker along its edge. */
  private washes(): string {
    const { order, base, water } = this.sheet.region;
    return order
      .filter((terrain) => !water.includes(terrain) && (water.length || terrain !== base))
      .map((terrain) => {
        const d = this.outline((hex) => hex.terrain === terrain);
        if (!d) return '';
        this.clips.push([this.sheet.id + terrain, d]);
        return `<path d="${d}" fill="var(--l-${terrain})" stroke="var(--l-${terrain})" stroke-width="${f(S * 0.1)}" stroke-linejoin="round" stroke-opacity=".55"/><g clip-path="url(#${this.sheet.id}${terrain})"><path d="${d}" fill="none" stroke="var(--l-${terrain}-d)" stroke-width="${f(S * 0.16)}" opacity=".45"/></g>`;
      })
      .join('');
  }

  /** Each space is a little different. */
  private blooms(): string {
    return this.sheet.known
      .filter((hex) => !this.sheet.isWater(hex))
      .flatMap(({ q, r, terrain }) => {
        const chance = rng(hash(`${q}b${r}${this.sheet.seed}`));
        return [0, 1].map((at) => {
          const d = smooth(blot(centre(q, r), chance), true);
          return `<path d="${d}" fill="var(--l-${terrain}${at ? '-l' : '-d'})" opacity="${at ? 0.4 : 0.26}"/>`;
        });
      })
      .join('');
  }

  private shore(all: string, land: string): string {
    if (this.sheet.region.water[0] === 'ocean') {
      return `<path d="${land}" fill="none" stroke="var(--l-grass-l)" stroke-width="${f(S * 0.09)}" stroke-linejoin="round" opacity=".9"/><path d="${land}" fill="none" stroke="var(--l-ink)" stroke-width="1.9" stroke-linejoin="round"/>`;
    }
    return `<path d="${all}" fill="none" stroke="var(--l-${this.sheet.region.base}-k)" stroke-width="1.6" opacity=".6" stroke-linejoin="round"/>`;
  }

  /** The stream and the pass run through like spaces. */
  private ways(): string {
    const terrain = { valley: 'stream', mountains: 'pass' }[this.sheet.name];
    const d = terrain ? this.ribbon(terrain) : '';
    if (!d) return '';
    const strokes: [string, number, string][] =
      terrain === 'stream'
        ? [
            ['ink', 0.34, ''],
            ['stream-d', 0.29, ''],
            ['stream-l', 0.14, ' opacity=".7"'],
            ['stream-k', 0.02, ` stroke-dasharray="${f(S * 0.2)} ${f(S * 0.16)}" opacity=".8"`],
          ]
        : [
            ['pass-k', 0.17, ' opacity=".5"'],
            ['pass-l', 0.12, ''],
            ['ink', 0.024, ' stroke-dasharray="4 5" opacity=".75"'],
          ];
    const drawn = strokes.map(
      ([wash, w, extra]) => `<path d="${d}" stroke="var(--l-${wash})" stroke-width="${f(w * S)}"${extra}/>`,
    );
    return `<g clip-path="url(#${this.sheet.id}A)" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`;
  }

  /** One line through all spaces of a terrain that touch, out to the edge at its ends. */
  private ribbon(terrain: string): string {
    const up = new Map<string, string>();
    const root = (place: string): string => {
      let found = place;
      for (let next = up.get(found); next; next = up.get(found)) found = next;
      return found;
    };
    return this.sheet.known
      .filter((hex) => hex.terrain === terrain)
      .map((hex) => {
        const c = centre(hex.q, hex.r);
        const from = this.moved(c, 0.34);
        const like = DIRECTIONS.flatMap((_, at) => this.sheet.beside(hex, at) ?? []).filter(
          (other) => other.terrain === terrain,
        );
        const joined = like.map((other) => {
          const [a, b] = [root(placeOf(hex.q, hex.r)), root(placeOf(other.q, other.r))];
          if (a === b) return '';
          up.set(a, b);
          const e = centre(other.q, other.r);
          const m = this.moved({ x: (c.x + e.x) / 2, y: (c.y + e.y) / 2 }, 0.3);
          const to = this.moved(e, 0.34);
          return `M${P(from.x, from.y)}Q${P(m.x + (e.y - c.y) * 0.16, m.y - (e.x - c.x) * 0.16)} ${P(m.x, m.y)}T${P(to.x, to.y)}`;
        });
        return joined.join('') + (like.length < 2 ? this.wayOut(hex, from) : '');
      })
      .join('');
  }

  private wayOut(hex: Hex, from: Point): string {
    const free = DIRECTIONS.filter((_, at) => !this.sheet.beside(hex, at)?.terrain);
    const way = free[Math.abs(hash(`${hex.q}e${hex.r}`)) % (free.length || 1)];
    if (!way) return '';
    const end = centre(hex.q + way[0] * 0.85, hex.r + way[1] * 0.85);
    return `M${P(from.x, from.y)}L${P(end.x, end.y)}`;
  }

  /** A pencil grid: ticks at the corners, tiles a little stronger. */
  private grid(): string {
    const parts = { grid: '', tiles: '', ticks: '' };
    for (const hex of this.sheet.known) {
      const c = centre(hex.q, hex.r);
      DIRECTIONS.forEach((_, at) => {
        const other = this.sheet.beside(hex, at);
        if (!other || (other.terrain && at > 2)) return;
        const [a, b] = [corner(c, at), corner(c, at + 1)];
        const edge = `M${P(a.x, a.y)}L${P(b.x, b.y)}`;
        if (other.tile === hex.tile) parts.grid += edge;
        else parts.tiles += edge;
        for (const [p, q] of [
          [a, b],
          [b, a],
        ] as const)
          parts.ticks += `M${P(p.x, p.y)}l${P((q.x - p.x) * 0.17, (q.y - p.y) * 0.17)}`;
      });
    }
    return `<g fill="none" stroke="var(--l-ink)" stroke-linecap="round"><path d="${parts.grid}" stroke-width="1" opacity=".2" stroke-dasharray="2 5"/><path d="${parts.tiles}" stroke-width="1.2" opacity=".32" stroke-dasharray="7 5"/><path d="${parts.ticks}" stroke-width="1.3" opacity=".5"/></g>`;
  }
}

/** A blot of colour near a point. */
function blot(c: Point, chance: Random): Point[] {
  const w = S * (0.3 + chance() * 0.45);
  const [x, y] = [c.x + (chance() - 0.5) * S * 1.1, c.y + (chance() - 0.5) * S];
  return Array.from({ length: 7 }, (_, at) => {
    const a = (at / 7) * 6.283;
    return {
      x: x + Math.cos(a) * w * (0.7 + chance() * 0.5),
      y: y + Math.sin(a) * w * 0.7 * (0.7 + chance() * 0.5),
    };
  });
}
