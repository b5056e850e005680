import { boundsOfPoints } from '../../../geometry/bounds.ts';
import type { Point, Polygon, Polyline } from '../../../geometry/point.ts';
import type { LineRole } from '../../sculpted-view.ts';
import { evenly, wayAlong } from './curves.ts';

/** Shade that runs from an edge inwards and thins out. Lengths in thousandths of the drawing's side. */
export interface EdgeShade {
  readonly edge: Polyline;
  readonly depth: number;
  readonly strength?: number;
  /** The share of the depth that is as dark as it gets. */
  readonly solid?: number;
}

/** How wide a stroke is at a share of its way, of its full width. */
export type Profile = (share: number) => number;

/** How a hand presses: the same all along, more in the middle, less and less, or drawn out at both ends. */
export const press = {
  even: () => 1,
  both: (t: number) => Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.55,
  out: (t: number) => Math.max(0, 1 - t) ** 0.7,
  swell: (t: number) => 0.55 + 0.45 * Math.sin(Math.PI * t),
  ends: (t: number) => Math.min(1, t * 6 + 0.25, (1 - t) * 6 + 0.25),
} satisfies Record<string, Profile>;

export interface Area {
  readonly kind: 'area';
  readonly ring: Polygon;
  readonly region: string;
  readonly shades: EdgeShade[];
  /** Seen on these areas alone, if any, and on what was drawn on them. */
  readonly within: Area | null;
}

export interface Line {
  readonly kind: 'line';
  readonly role: LineRole;
  readonly points: readonly Point[];
  /** As shares of the width of its role. */
  readonly widths: readonly number[];
  /** Seen on these areas alone, if any. */
  readonly within: Area | null;
}

/** The width of roles, in thousandths, where a line of the width 1 is a bold line. */
const widthOfRole: Readonly<Record<'edge' | 'decal' | 'fold', number>> = { edge: 7.2, decal: 4, fold: 4.2 };
const bold = 8.5;
/** How much of the page is left free on each side. */
const margin = 16;

/**
 * What a hand draws, one thing over the other: areas cover what is beneath them, lines lie on what is there. The square
 * is from 0 to 1000, y downwards.
 */
export class Drawing {
  readonly marks: (Area | Line)[] = [];

  area(ring: Polygon, region: string, ...shades: EdgeShade[]): Area {
    return this.areaWithin(null, ring, region, ...shades);
  }

  /** An area as far as it lies on another one. */
  areaWithin(within: Area | null, ring: Polygon, region: string, ...shades: EdgeShade[]): Area {
    const area: Area = { kind: 'area', ring, region, shades, within };
    this.marks.push(area);
    return area;
  }

  /** @param width as a share of a bold line */
  line(points: Polyline, width: number, profile: Profile = press.ends, within: Area | null = null): void {
    this.#stroke(points, width > 0.7 ? 'edge' : 'decal', width, profile, within);
  }

  /** A fine line, which a style without detail leaves out. */
  hair(points: Polyline, width: number, profile: Profile = press.both): void {
    this.#stroke(points, 'fold', width, profile, null);
  }

  /** A stroke that thins out, however wide, of the width of details in every style. */
  wedge(points: Polyline, width: number, profile: Profile): void {
    this.#stroke(points, 'decal', width, profile, null);
  }

  outline({ ring }: Area, width = 1): void {
    const [first] = ring;
    if (first) this.#stroke([...ring, first], 'edge', width, press.even, null);
  }

  /** The same as large as the page allows. */
  onPage(): Drawing {
    const points = this.marks.flatMap((mark) => (mark.kind === 'area' ? mark.ring : []));
    const { left, top, right, bottom } = boundsOfPoints(points);
    const scale = (1000 - 2 * margin) / Math.max(right - left, bottom - top);
    const at = (middle: number, value: number) => 500 + (value - middle) * scale;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return this.#moved(([px, py]) => [at(x, px), at(y, py)], scale);
  }

  /** The same with left and right changed over. */
  mirrored(): Drawing {
    return this.#moved(([x, y]) => [1000 - x, y], 1);
  }

  #moved(move: (point: Point) => Point, scale: number): Drawing {
    const drawing = new Drawing();
    const moved = new Map<Area, Area>();
    for (const mark of this.marks) {
      const within = mark.within && (moved.get(mark.within) as Area);
      if (mark.kind === 'line') {
        const widths = mark.widths.map((width) => width * scale);
        drawing.marks.push({ ...mark, points: mark.points.map(move), widths, within });
        continue;
      }
      const shades = mark.shades.map((shade) => ({
        ...shade,
        edge: shade.edge.map(move),
        depth: shade.depth * scale,
      }));
      const area: Area = { ...mark, ring: mark.ring.map(move), shades, within };
      moved.set(mark, area);
      drawing.marks.push(area);
    }
    return drawing;
  }

  #stroke(
    points: Polyline,
    role: 'edge' | 'decal' | 'fold',
    width: number,
    profile: Profile,
    within: Area | null,
  ): void {
    if (points.length < 2) return;
    const count = Math.max(8, Math.ceil(wayAlong(points) / 4));
    const even = evenly(points, count);
    const full = (width * bold) / widthOfRole[role];
    const widths = even.map((_, i) => full * profile(i / count));
    this.marks.push({ kind: 'line', role, points: even, widths, within });
  }
}
