import { clamp } from '../geometry/interval.ts';
import type { Point } from '../geometry/point.ts';

/** The paper that a design is set on, in pixels. */
export interface Page {
  readonly width: number;
  readonly height: number;
}

/** The longer side of every page. */
export const pageSize = 1024;
export const squarePage: Page = { width: pageSize, height: pageSize };

/** What a page asks of a composition: as much room on all sides, or to go up, or to go across. */
export type PageShape = 'square' | 'tall' | 'wide';

export function shapeOf({ width, height }: Page): PageShape {
  if (width === height) return 'square';
  return width < height ? 'tall' : 'wide';
}

/** Rings that are drawn out further than this are no longer seen as rings. */
const longest = 1.55;

/** How far what stands all around a design is drawn out to follow the page: across and down, 1 … `longest`. */
export function stretchOf({ width, height }: Page): Point {
  return [clamp(width / height, 1, longest), clamp(height / width, 1, longest)];
}
