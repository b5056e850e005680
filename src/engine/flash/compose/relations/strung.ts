import { areaOf } from '../../geometry/area.ts';
import { heightOf, widthOf } from '../../geometry/bounds.ts';
import type { Point, Polygon } from '../../geometry/point.ts';
import { distance } from '../../geometry/point.ts';
import { mapPoints } from '../../geometry/transform.ts';
import type { Canvas } from '../../paint/canvas.ts';
import type { Layer } from '../../paint/layer.ts';
import { boundsOfLayers } from '../../paint/layer.ts';
import { bloomAt } from '../bloom.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { colored } from './stacked.ts';

/** How far apart things are strung, in the square's units. */
const pitch = 0.21;
/** The share of its bounds that the area of line art takes up at most. */
const mostArea = 0.02;

/** Whether layers are mere lines, so that nothing can fill them: an infinity sign, a triangle, a vegvisir. */
export function isLineArt(layers: readonly Layer[], outline: Polygon): boolean {
  const bounds = boundsOfLayers(layers);
  return areaOf(outline) < mostArea * widthOf(bounds) * heightOf(bounds);
}

/** Sets the filling along the lines of the layers, one beside the other. */
export function string(canvas: Canvas, layers: readonly Layer[], filling: SceneElement): void {
  for (const [i, at] of placesAlong(layers).entries())
    drawWithin(canvas, colored(bloomAt(filling, i)), {
      at,
      scale: pitch * canvas.kit.random.between(0.6, 0.75),
      angleRad: canvas.kit.random.between(-0.5, 0.5),
    });
}

function placesAlong(layers: readonly Layer[]): Point[] {
  const places: Point[] = [];
  for (const layer of layers) {
    if (layer.kind !== 'drawn') continue;
    for (const mark of layer.marks) {
      if (mark.kind !== 'stroke' || mark.isErasing) continue;
      for (const at of dense(mapPoints(layer.place, mark.points)))
        if (places.every((other) => distance(other, at) >= pitch)) places.push(at);
    }
  }
  return places;
}

/** The line with points between those that lie far apart. */
function dense(line: readonly Point[]): Point[] {
  return line.flatMap((from, i): Point[] => {
    const to = line[i + 1];
    if (!to) return [from];
    const steps = Math.max(1, Math.ceil((distance(from, to) / pitch) * 4));
    return Array.from({ length: steps }, (_, step): Point => {
      const share = step / steps;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}
