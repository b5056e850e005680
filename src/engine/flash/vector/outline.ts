import { lengthOf, type Point } from '../geometry/point.ts';
import type { Transform } from '../geometry/transform.ts';
import type { Layer } from '../paint/layer.ts';
import type { Page } from '../paint/page.ts';
import type { Random } from '../random/random.ts';
import { drawVectors } from './draw-vectors.ts';
import { dataOf } from './svg.ts';
import type { Shape } from './vectors.ts';

/** A line of an outline layer: filled where it swells, drawn with a pen of one width otherwise. */
export interface OutlinePath {
  /** The data of an SVG path, in units of the page. */
  readonly data: string;
  /** In units of the page; null where the path is filled. */
  readonly width: number | null;
  readonly rule: 'evenodd' | 'nonzero';
}

/** The outline layer of a design, on the whole of its page. */
export interface Outline {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly OutlinePath[];
}

/** What is wider than that, in units of the page, is no line but an area, of which the outline is left. */
const widestLine = 14;
/** How wide that outline is. */
const penWidth = 2.4;

/** The lines of a scene that holds nothing but lines. */
export function outlineOf(
  layers: readonly Layer[],
  fit: Transform,
  { page, random }: { readonly page: Page; readonly random: Random },
): Outline {
  const sizeMm = Math.max(page.width, page.height);
  const { outline, lettering } = drawVectors(layers, fit, { page, sizeMm, shadings: [], random }).layers;
  return { ...page, paths: [...outline, ...lettering].map(pathOf) };
}

function pathOf(shape: Shape): OutlinePath {
  // A unit is taken for a millimetre.
  const data = dataOf(shape, 1);
  const isWide = shape.kind === 'area' ? meanWidth(shape.rings) > widestLine : shape.width > widestLine;
  if (shape.kind === 'area')
    return isWide ? { data, width: penWidth, rule: shape.rule } : { data, width: null, rule: shape.rule };
  return { data, width: isWide ? penWidth : shape.width, rule: 'nonzero' };
}

/** Of something drawn out, such as a line: its area over half of the way around it. */
function meanWidth(rings: readonly (readonly Point[])[]): number {
  let around = 0;
  let twice = 0;
  for (const ring of rings) {
    ring.forEach(([x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] as Point;
      around += lengthOf(nextX - x, nextY - y);
      // Holes run the other way around.
      twice += x * nextY - nextX * y;
    });
  }
  return around === 0 ? 0 : Math.abs(twice) / around;
}
