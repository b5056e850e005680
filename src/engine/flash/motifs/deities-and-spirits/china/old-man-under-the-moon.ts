import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawSage } from '../../parts/figures/sage.ts';
import { drawCrookedStaff } from '../../parts/weapons/crooked-staff.ts';

/** The Old Man under the Moon, who ties lovers together: his red thread in his hand, his hair in a knot. */
export const oldManUnderTheMoon: Motif = {
  name: 'old-man-under-the-moon',
  tinted: ['petal'],
  carries: ['red-thread'],
  draw(canvas) {
    canvas.layer(drawCrookedStaff, { contour: 0.7 });
    canvas.layer((pen) => drawSage(pen, 'petal', drawTopknot));
    canvas.layer(drawRedThread, { silhouette: 'fills-and-lines', contour: 0.6 });
  },
};

function drawTopknot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, -1.3], 0.26, 40), {
    pigment: 'foam',
    tone: (x) => clamp(0.2 + 1.2 * x),
    line: inner * 1.1,
  });
  for (const hair of ['-0.14 -1.44, 0 -1.5, 0.14 -1.44', '-0.2 -1.32, 0 -1.38, 0.2 -1.32'])
    pen.stroke(traced(hair), detail * 1.2, { taper: 0.3 });
  pen.fill(symmetric('0 -1.14, 0.36 -1.06, 0.58 -0.78, 0.6 -0.36, 0.54 -0.1!, 0 -0.2'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 0.7 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (const hair of [
    '0.08 -1.06, 0.3 -0.9, 0.46 -0.6',
    '-0.08 -1.06, -0.3 -0.9, -0.46 -0.6',
    '0 -1.08, 0.04 -0.9, 0.02 -0.74',
  ])
    pen.stroke(traced(hair), detail * 1.2, { taper: 0.4 });
  pen.fill(symmetric('0 -1.16!, 0.2 -1.14!, 0.22 -1.02!, 0 -1.02!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}

/** Out of his fist, in a loop with a bow on it. */
function drawRedThread(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const hand = pen.at({ at: [-0.86, 1.0] });
  hand.fill(
    outlined('-0.2 0.1, -0.22 -0.1, -0.06 -0.2, 0.14 -0.18, 0.24 -0.02, 0.2 0.2, 0.24 0.7!, -0.16 0.76!'),
    {
      pigment: 'bone',
      tone: (x) => clamp(0.15 + 1.2 * x),
      line: inner * 1.1,
    },
  );
  for (const y of [-0.1, 0.0, 0.1]) hand.stroke(traced(`-0.2 ${y}, 0.02 ${y}`), detail * 1.3);
  for (const line of [
    '-1.06 0.84, -1.3 0.5, -1.42 0.1, -1.2 -0.16, -0.96 0.1, -1.06 0.44, -1.36 0.6, -1.56 0.98, -1.4 1.4',
    '-0.66 0.9, -0.5 1.3, -0.62 1.66, -0.44 1.9',
  ])
    drawLimb(pen, { line, half: [0.03, 0.03] }, { pigment: 'petal', tone: 0.25, line: detail });
}
