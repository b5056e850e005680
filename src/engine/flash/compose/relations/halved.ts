import { steps } from '../../geometry/interval.ts';
import type { Point, Polygon } from '../../geometry/point.ts';
import type { Motif } from '../../motifs/motif.ts';
import { motifs } from '../../motifs/registry.ts';
import { Canvas } from '../../paint/canvas.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { colored } from './stacked.ts';

const leftHalf: Polygon = [
  [-2, -2],
  [0, -2],
  [0, 2],
  [-2, 2],
];
const rightHalf: Polygon = [
  [0, -2],
  [2, -2],
  [2, 2],
  [0, 2],
];

/** One to the left of a line, the other to its right. */
export function halved(left: SceneElement, right: SceneElement): Pick<Motif, 'draw'> {
  // Half a crescent is nothing: the moon is full.
  const moon = motifs.get('full-moon');
  const whole = (element: SceneElement) =>
    element.name === 'moon' && moon ? { ...element, motif: moon } : element;
  return {
    draw(canvas) {
      for (const [element, clip] of [
        [whole(left), leftHalf],
        [whole(right), rightHalf],
      ] as const) {
        const half = new Canvas(canvas.kit);
        drawWithin(half, colored(element), {});
        for (const layer of half.layers) canvas.layers.push({ ...layer, clip });
        canvas.credits.push(...half.credits);
        canvas.poses.push(...half.poses);
      }
      const line = steps(24, -1.02, 1.02).map((y): Point => [0, y]);
      canvas.layer(
        (pen) => pen.stroke(line, Math.max(pen.weight.inner, pen.weight.contour * 0.6), { taper: 0.06 }),
        { contour: 0, gapPx: 0, silhouette: 'fills-and-lines', isInverted: false },
      );
    },
  };
}
