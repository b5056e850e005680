import { clamp, lerp } from '../geometry/interval.ts';
import type { Point, Polygon, Polyline } from '../geometry/point.ts';
import { closed, distance } from '../geometry/point.ts';
import type { Placing, Transform } from '../geometry/transform.ts';
import { compose, identity, mapPoint, mapPoints, placing } from '../geometry/transform.ts';
import { noise } from '../random/noise.ts';
import type { Random } from '../random/random.ts';
import type { FillRule } from '../raster/coverage.ts';
import type { ReliefLook } from '../sculpt/relief-look.ts';
import type { Mark } from './mark.ts';
import type { Palette, Pigment, Rgb } from './palette.ts';
import type { Tone } from './shader.ts';

/** Line widths in pixels, from the outer contour of a motif to its finest detail. */
export interface LineWeights {
  readonly contour: number;
  readonly inner: number;
  readonly detail: number;
}

export function enlargedWeights({ contour, inner, detail }: LineWeights, perUnit: number): LineWeights {
  return { contour: contour * perUnit, inner: inner * perUnit, detail: detail * perUnit };
}

/** What a pen draws with. */
export interface PenKit {
  readonly weight: LineWeights;
  /** null in black and white. */
  readonly palette: Palette | null;
  readonly random: Random;
  /** Whether the style wants folds, veins, scales and hairs. */
  readonly hasDetail: boolean;
  /** The slots that stand for black: what they fill is kept in shade, so that it reads black without colours too. */
  readonly blackSlots: readonly Pigment[];
  /** Those of them that are inked, as shade alone would leave them grey, and how much: 0 … 1. */
  readonly inked?: { readonly slots: readonly Pigment[]; readonly share: number };
  /** In solid black ink, the slots that are left bare: skin, bone and teeth. Their lines stay black. null in any other. */
  readonly bareSlots: readonly Pigment[] | null;
  /** Each line is drawn again, this many pixels off: a sketching hand. 0 draws it once. */
  readonly searchPx: number;
  /** How what is sculpted is shaded. */
  readonly relief?: ReliefLook | undefined;
}

export interface FillLook {
  readonly pigment?: Pigment | undefined;
  /** A colour that is in no slot. */
  readonly color?: Rgb;
  readonly tone?: Tone;
  /** Outlines the shape with a line of so many pixels. */
  readonly line?: number;
  /** Fills the shape with black, always or only where no colour would fill it. */
  readonly black?: 'always' | 'uncolored';
  readonly isOverlay?: boolean;
  readonly rule?: FillRule;
}

export interface StrokeLook {
  /** The share of the line over which each end thins out. */
  readonly taper?: number;
  /** Which ends thin out. */
  readonly tapering?: 'both' | 'start' | 'end';
  readonly ink?: number;
  readonly isErasing?: boolean;
}

/** A width in pixels, or one for each share (0..1) of the line's length. */
export type StrokeWidth = number | ((share: number) => number);

const uncolored: Rgb = [20, 20, 20];

/** Records what it draws as marks. Lengths are in the pen's own units, line widths always in pixels. */
export class Pen {
  readonly kit: PenKit;
  readonly weight: LineWeights;
  readonly random: Random;
  readonly hasDetail: boolean;
  readonly isColored: boolean;
  readonly #marks: Mark[];
  readonly #place: Transform;

  constructor(kit: PenKit, marks: Mark[] = [], place: Transform = identity) {
    this.kit = kit;
    this.weight = kit.weight;
    this.random = kit.random;
    this.hasDetail = kit.hasDetail;
    this.isColored = kit.palette !== null;
    this.#marks = marks;
    this.#place = place;
  }

  /** A pen on the same planes whose origin, scale and direction are set within this one's. */
  at(where: Placing): Pen {
    return new Pen(this.kit, this.#marks, compose(this.#place, placing(where)));
  }

  /** A pen with other line widths. */
  withWeight(weight: LineWeights): Pen {
    return new Pen({ ...this.kit, weight }, this.#marks, this.#place);
  }

  /** Fills an area: one polygon, or several with holes. */
  fill(shape: Polygon | readonly Polygon[], look: FillLook = {}): void {
    const polygons = isPolygon(shape) ? [shape] : shape;
    const color = this.#colorOf(look);
    this.#marks.push({
      kind: 'fill',
      polygons,
      rule: look.rule ?? 'nonzero',
      place: this.#place,
      color,
      tone: this.#toneOf(look),
      ink: this.#inkOf(look),
      isOverlay: look.isOverlay ?? false,
    });
    if (look.line) for (const polygon of polygons) this.stroke(closed(polygon), look.line);
  }

  #colorOf({ pigment, color, black }: FillLook): Rgb | null {
    if (!this.kit.palette) return null;
    if (black === 'always') return uncolored;
    return color ?? (pigment ? this.kit.palette[pigment] : null);
  }

  #inkOf({ pigment, black, isOverlay }: FillLook): number {
    if (black === 'always' || (black === 'uncolored' && !this.isColored)) return 1;
    const { inked, bareSlots } = this.kit;
    if (!inked || !pigment || isOverlay || bareSlots) return 0;
    return inked.slots.includes(pigment) ? inked.share : 0;
  }

  #toneOf({ pigment, tone = 0, black, isOverlay }: FillLook): Tone | null {
    if (this.kit.bareSlots) {
      if (black || isOverlay) return null;
      return pigment && this.kit.bareSlots.includes(pigment) ? 1 : 0;
    }
    if (isOverlay || black || !pigment || !this.kit.blackSlots.includes(pigment)) return tone;
    return typeof tone === 'number' ? shaded(tone) : (x, y) => shaded(tone(x, y));
  }

  stroke(line: Polyline, width: StrokeWidth, look: StrokeLook = {}): void {
    if (line.length < 2) return;
    const widthsPx = strokeWidths(line, width, look);
    const points = mapPoints(this.#place, line);
    const ink = look.ink ?? 1;
    if (look.isErasing || this.kit.searchPx === 0) {
      this.#marks.push({ kind: 'stroke', points, widthsPx, ink, isErasing: look.isErasing ?? false });
      return;
    }
    this.#search(points, widthsPx, ink);
  }

  /** A sketched line: a firm one, and two thinner ones that miss it a little. */
  #search(points: Polyline, widthsPx: readonly number[], ink: number): void {
    this.#marks.push({ kind: 'stroke', points, widthsPx, ink: ink * 0.95, isErasing: false });
    const thin = widthsPx.map((width) => width * 0.62);
    const missPx = this.kit.searchPx;
    for (let attempt = 0; attempt < 2; attempt++) {
      const phase = this.random.between(0, 100);
      const offsets = points.map(
        (_, i): Point => [
          (noise(i * 0.13 + phase, phase) - 0.5) * missPx,
          (noise(phase, i * 0.13 + phase) - 0.5) * missPx,
        ],
      );
      this.#marks.push({
        kind: 'stroke',
        points,
        widthsPx: thin,
        ink: ink * 0.8,
        isErasing: false,
        offsetsPx: offsets,
      });
    }
  }

  dot(at: Point, radiusPx: number, ink = 1): void {
    const points = [mapPoint(this.#place, at)];
    this.#marks.push({ kind: 'stroke', points, widthsPx: [radiusPx * 2], ink, isErasing: false });
  }
}

/** The shade of a black thing: what is lit on it gleams no brighter than this. */
function shaded(tone: number): number {
  return lerp(0.6, 1, tone);
}

function isPolygon(shape: Polygon | readonly Polygon[]): shape is Polygon {
  return typeof shape[0]?.[0] === 'number';
}

function strokeWidths(
  line: Polyline,
  width: StrokeWidth,
  { taper = 0, tapering = 'both' }: StrokeLook,
): number[] {
  const lengths = runningLengths(line);
  const total = lengths[lengths.length - 1] || 1;
  return lengths.map((length) => {
    const share = length / total;
    const full = typeof width === 'number' ? width : width(share);
    if (taper === 0) return full;
    const fromStart = tapering === 'end' ? 1 : clamp(share / taper);
    const fromEnd = tapering === 'start' ? 1 : clamp((1 - share) / taper);
    return full * lerp(0.08, 1, Math.sqrt(Math.min(fromStart, fromEnd)));
  });
}

/** The length of the line up to each of its points. */
function runningLengths(line: Polyline): number[] {
  let length = 0;
  return line.map((point, i) => {
    const previous = line[i - 1];
    if (previous) length += distance(previous, point);
    return length;
  });
}
