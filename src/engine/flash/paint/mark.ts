import type { Bounds } from '../geometry/bounds.ts';
import { boundsOfPoints, emptyBounds, unionAll } from '../geometry/bounds.ts';
import type { Point, Polygon, Polyline } from '../geometry/point.ts';
import type { Transform } from '../geometry/transform.ts';
import { compose } from '../geometry/transform.ts';
import type { FillRule } from '../raster/coverage.ts';
import type { Rgb } from './palette.ts';
import type { Tone } from './shader.ts';

/** One thing that a pen did. Marks are painted in order; their lengths are the layer's units, widths are pixels. */
export type Mark = FillMark | StrokeMark;

/** An area. It hides what lies under it, unless it is an overlay: then it only adds what it names. */
export interface FillMark {
  readonly kind: 'fill';
  readonly polygons: readonly Polygon[];
  readonly rule: FillRule;
  /** From the coordinates of the polygons and the tone to those of the layer. */
  readonly place: Transform;
  readonly color: Rgb | null;
  readonly tone: Tone | null;
  /** 0 nothing … 1 solid black. */
  readonly ink: number;
  readonly isOverlay: boolean;
}

/** A line with round ends; one point alone is a dot. */
export interface StrokeMark {
  readonly kind: 'stroke';
  readonly points: Polyline;
  /** Full width at each point, in pixels. */
  readonly widthsPx: readonly number[];
  /** How far off each point the line goes, in pixels: a searching hand. */
  readonly offsetsPx?: readonly Point[];
  readonly ink: number;
  /** Takes ink away instead of adding it. */
  readonly isErasing: boolean;
}

/** The mark with its widths, which are pixels, enlarged. */
export function enlargedMark(mark: Mark, perUnit: number): Mark {
  if (mark.kind === 'fill') return mark;
  const { widthsPx, offsetsPx } = mark;
  return {
    ...mark,
    widthsPx: widthsPx.map((width) => width * perUnit),
    ...(offsetsPx && { offsetsPx: offsetsPx.map(([x, y]): Point => [x * perUnit, y * perUnit]) }),
  };
}

/** The bounds of the marks, mapped by `place`; line widths are not counted. */
export function boundsOfMarks(marks: readonly Mark[], place: Transform): Bounds {
  return unionAll(marks.map((mark) => boundsOfMark(mark, place)));
}

function boundsOfMark(mark: Mark, place: Transform): Bounds {
  if (mark.kind === 'stroke') {
    return mark.isErasing ? emptyBounds : boundsOfPoints(mark.points, place);
  }
  const toPage = compose(place, mark.place);
  return unionAll(mark.polygons.map((polygon) => boundsOfPoints(polygon, toPage)));
}
