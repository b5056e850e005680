import type { Point } from '../geometry/point.ts';
import type { Rgb } from '../paint/palette.ts';

/** The layers of a vector drawing, from the lowest to the uppermost. */
export const vectorLayers = ['colour', 'shade', 'outline', 'lettering'] as const;
export type VectorLayer = (typeof vectorLayers)[number];

/** A point of a line and how wide the line is there, all in units of the page. */
export type WidePoint = readonly [x: number, y: number, width: number];

/** What a vector drawing is made of; lengths in units of the page. */
export type Shape = LineShape | AreaShape | DotShape;

/** A line of one width, with round ends. */
interface LineShape {
  readonly kind: 'line';
  readonly points: readonly WidePoint[];
  readonly width: number;
  readonly isClosed: boolean;
}

/** Rings and the holes in them, by the even-odd rule unless told otherwise. */
interface AreaShape {
  readonly kind: 'area';
  readonly rings: readonly (readonly Point[])[];
  readonly color: Rgb;
  /** 0 … 1 */
  readonly opacity: number;
  readonly rule: 'evenodd' | 'nonzero';
}

interface DotShape {
  readonly kind: 'dot';
  readonly at: Point;
  readonly width: number;
}

export interface Vectors {
  /** Of the paper, in units. */
  readonly width: number;
  readonly height: number;
  /** How many millimetres a unit is long. */
  readonly unitMm: number;
  readonly layers: Readonly<Record<VectorLayer, readonly Shape[]>>;
}

export const vectorBlack: Rgb = [18, 18, 20];

export function area(
  rings: AreaShape['rings'],
  look: Partial<Omit<AreaShape, 'kind' | 'rings'>> = {},
): AreaShape {
  return { kind: 'area', rings, color: vectorBlack, opacity: 1, rule: 'evenodd', ...look };
}
