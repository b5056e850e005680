import type { Point } from '../../../geometry/point.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLeaf } from './leaf.ts';

const stemSteps = 30;

/** A twig with pairs of leaves along the pen's x axis, from 0 to about 1.15. */
export function drawSprig(pen: Pen, pairs = 5): void {
  const bend = pen.random.between(-0.3, 0.3);
  const stem = Array.from({ length: stemSteps + 1 }, (_, i): Point => {
    const t = i / stemSteps;
    return [Math.cos(bend * t) * t, Math.sin(bend * t) * t];
  });
  pen.stroke(stem, (t) => pen.weight.inner * (1.3 - 0.8 * t));
  for (let pair = 1; pair <= pairs; pair++) {
    const i = Math.round(6 + (22 * pair) / pairs);
    const along = directionRad(pointAt(stem, i - 1), pointAt(stem, i + 1));
    const scale = 0.3 * (1.1 - (0.6 * pair) / pairs);
    for (const side of [-0.75, 0.75]) {
      const leaf = pen.at({ at: pointAt(stem, i), scale, angleRad: along + side });
      drawLeaf(leaf, { width: 0.4, veins: 2 });
    }
  }
  drawLeaf(pen.at({ at: pointAt(stem, stemSteps), scale: 0.16, angleRad: bend }), { width: 0.4, veins: 1 });
}
