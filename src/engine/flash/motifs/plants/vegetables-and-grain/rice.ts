import { clamp } from '../../../geometry/interval.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawStrapLeaf } from '../../parts/plants/strap-leaf.ts';

/** Ripe rice: three ears bowed by their grain, narrow leaves between. */
export const rice: Motif = {
  name: 'rice',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const [line, half] of blades) drawStrapLeaf(pen, line, half);
      },
      { contour: 0.7 },
    );
    for (const line of ears)
      canvas.layer((pen) => drawEar(pen, line), { silhouette: 'fills-and-lines', contour: 0.75 });
  },
};

/** A stalk that bows over; its grains hang from the bend to the tip. */
function drawEar(pen: Pen, knots: string): void {
  const line = traced(knots, 14);
  const last = line.length - 1;
  pen.stroke(line, (t) => pen.weight.inner * (2.4 - 1.4 * t));
  for (let i = last, n = 0; i > last * 0.46; i -= 4, n++) {
    const along = directionRad(pointAt(line, i - 1), pointAt(line, i));
    for (const side of n % 2 === 0 ? [-1, 1] : [1, -1])
      drawGrain(pen.at({ at: pointAt(line, i), angleRad: along + side * 0.42, scale: 0.36 }));
  }
}

/** A husk along the x axis from its foot at 0 to its beak at 1. */
function drawGrain(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0.9 0, 1.5 0.04'), detail, { taper: 0.6, tapering: 'end' });
  pen.fill(outlined('0 0!, 0.24 -0.24, 0.62 -0.27, 1.04 0!, 0.62 0.27, 0.24 0.24'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.5 - 0.4 * x + 0.9 * y),
    line: inner,
  });
  pen.stroke(traced('0.14 0.02, 0.5 0.08, 0.9 0.01'), detail, { taper: 0.3 });
}

const ears = [
  '-0.1 1.6, -0.24 0.5, -0.5 -0.4, -0.94 -0.62, -1.26 -0.3, -1.34 0.2',
  '0.06 1.6, 0.14 0.5, 0.34 -0.7, 0.7 -1.2, 1.1 -1.06, 1.3 -0.6',
  '0.14 1.6, 0.32 0.8, 0.6 0.2, 0.98 0.02, 1.26 0.26, 1.36 0.66',
];
const blades = [
  ['0 1.6, -0.2 0.4, -0.14 -0.7, 0.06 -1.4', 0.07],
  ['-0.06 1.6, -0.4 1.0, -0.84 0.7, -1.1 0.8', 0.06],
  ['0.1 1.6, 0.24 0.6, 0.1 -0.2, -0.3 -0.96', 0.06],
] as const;
