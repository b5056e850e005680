import { boundsOfPoints } from '../../geometry/bounds.ts';
import type { Polygon } from '../../geometry/point.ts';
import { between, distance, pointAt } from '../../geometry/point.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import type { Motif } from '../../motifs/motif.ts';
import type { CanvasKit } from '../../paint/canvas.ts';
import { Canvas } from '../../paint/canvas.ts';
import type { Layer } from '../../paint/layer.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { oneOf } from '../scene-element.ts';
import { outlinesOf } from '../skyline.ts';
import { colored } from './stacked.ts';

/** What is long enough to be laid across something else that is. */
const long = withTrait('long');

/** Whether the drawing of something is long. */
export function isLongThing({ name }: Pick<SceneElement, 'name'>): boolean {
  return long.has(name);
}

/** One laid across the other, or two of a kind; null for what is not long. */
export function crossing(first: SceneElement, second: SceneElement): Pick<Motif, 'draw'> | null {
  if (!isLongThing(first) || !isLongThing(second)) return null;
  return {
    draw(canvas) {
      layAt(canvas, second, Math.PI / 4);
      layAt(canvas, first, -Math.PI / 4);
    },
  };
}

function layAt(canvas: Canvas, element: SceneElement, leanRad: number): void {
  const one = oneOf(element);
  drawWithin(canvas, colored(one), { angleRad: turnOf(one, canvas.kit, leanRad) });
}

/** How far, by no more than a right angle, a drawing is turned until it leans so far to the right of upright. */
export function turnOf(element: SceneElement, kit: CanvasKit, leanRad: number): number {
  const own = new Canvas(kit);
  colored(element).draw(own);
  const turn = leanRad - leanOf(own.layers);
  return Math.atan2(Math.sin(2 * turn), Math.cos(2 * turn)) / 2;
}

/** How far the longest extent of all that is drawn leans to the right of upright. */
function leanOf(layers: readonly Layer[]): number {
  const points = layers.flatMap(outlinesOf).flatMap(alongEdges);
  const count = Math.max(1, points.length);
  const mx = points.reduce((sum, [x]) => sum + x, 0) / count;
  const my = points.reduce((sum, [, y]) => sum + y, 0) / count;
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
  }
  return Math.atan2(2 * -xy, yy - xx) / 2;
}

/** Points along all edges, about as far apart from each other. */
function alongEdges(polygon: Polygon): Polygon {
  const { left, right, top, bottom } = boundsOfPoints(polygon);
  const step = Math.max(right - left, bottom - top, 1e-6) / 16;
  return polygon.flatMap((from, i) => {
    const to = pointAt(polygon, (i + 1) % polygon.length);
    const pieces = Math.max(1, Math.round(distance(from, to) / step));
    return Array.from({ length: pieces }, (_, n) => between(from, to, n / pieces));
  });
}
