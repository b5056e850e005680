import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHandBelow } from '../../parts/arms-and-hands/hand-below.ts';
import { drawSage } from '../../parts/figures/sage.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { drawCrookedStaff } from '../../parts/weapons/crooked-staff.ts';

/** The Star of Longevity: a forehead that rises like a hill, a white beard, a peach and a knotted staff. */
export const starOfLongevity: Motif = {
  name: 'star-of-longevity',
  tinted: ['gold'],
  carries: ['peach'],
  draw(canvas) {
    canvas.layer(drawCrookedStaff, { contour: 0.7 });
    canvas.layer((pen) => drawSage(pen, 'gold', drawHighForehead));
    canvas.layer((pen) => drawPeachInHand(pen.at({ at: [-0.9, 0.96], scale: 0.5 })), { contour: 0.8 });
  },
};

function drawHighForehead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.9, 0.34 -1.82, 0.58 -1.5, 0.66 -1.1, 0.6 -0.7, 0.56 -0.3!, 0 -0.2'), {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(
        0.04 +
          0.6 * smoothstep(0.24, 0.64, x) +
          0.3 * smoothstep(-0.3, -0.64, x) +
          0.2 * smoothstep(-0.9, -0.6, y),
      ),
    line: inner * 1.1,
  });
  for (const wrinkle of [
    '-0.34 -0.76, 0 -0.84, 0.34 -0.76',
    '-0.3 -0.94, 0 -1.02, 0.3 -0.94',
    '-0.22 -1.12, 0 -1.18, 0.22 -1.12',
  ])
    pen.stroke(traced(wrinkle), detail * 1.4, { taper: 0.4 });
}

function drawPeachInHand(pen: Pen): void {
  const { inner } = pen.weight;
  for (const side of [-1, 1])
    drawLeaf(pen.at({ at: [0, 0.4], scale: 0.9, angleRad: side > 0 ? 0.1 : Math.PI - 0.1 }), { width: 0.4 });
  pen.fill(symmetric('0 -0.96!, 0.2 -0.7, 0.64 -0.4, 0.8 0.04, 0.66 0.46, 0.3 0.68, 0 0.66'), {
    pigment: 'blush',
    tone: (x, y) => clamp(0.05 + 0.4 * x + 0.5 * (0.1 - y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('0.0 -0.9, -0.2 -0.4, -0.16 0.2, 0 0.6'), inner, { taper: 0.3 });
  drawHandBelow(pen, 'gold');
}
