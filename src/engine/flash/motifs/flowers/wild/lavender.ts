import { spline } from '../../../geometry/curve.ts';
import { lerp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import { petal } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

const floret = petal((t) => 0.36 * Math.sin(Math.PI * t ** 0.7), 8);
const whorls = 9;

/** Three stems of lavender. */
export const lavender: Motif = {
  name: 'lavender',
  tinted: ['violet'],
  draw(canvas) {
    for (const lean of [-0.42, 0.4, 0]) {
      canvas.layer((pen) => drawStem(pen, lean), { silhouette: 'fills-and-lines', contour: 0.7 });
    }
  },
};

function drawStem(pen: Pen, lean: number): void {
  const top: Point = [lean, -0.95 + Math.abs(lean) * 0.5];
  const stem = spline([[lean * 0.1, 1], [lean * 0.2, 0.35], top], 20);
  pen.stroke(stem, pen.weight.inner * 1.2);
  for (const side of [-1, 1]) {
    const leaf = pen.at({ at: pointAt(stem, 12), scale: 0.4, angleRad: -Math.PI / 2 + side * 0.55 });
    drawLeaf(leaf, { width: 0.18, veins: 1 });
  }
  for (let whorl = 0; whorl < whorls; whorl++) {
    const i = Math.round(lerp(20, stem.length - 1, whorl / (whorls - 1)));
    const up = directionRad(pointAt(stem, i - 2), pointAt(stem, i));
    const scale = lerp(0.2, 0.1, whorl / whorls);
    for (const spread of [-1.1, 1.1, -0.5, 0.5])
      drawFloret(pen.at({ at: pointAt(stem, i), scale, angleRad: up + spread }));
  }
}

function drawFloret(pen: Pen): void {
  pen.fill(floret, { pigment: 'violet', tone: (x) => 0.6 - 0.5 * x, line: pen.weight.detail });
}
