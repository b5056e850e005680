import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Three scoops that melt over a wafer cone, a cherry on top. */
export const iceCream: Motif = {
  name: 'ice-cream',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawCone(pen);
      drawScoop(pen.at({ at: [-0.26, -0.16], scale: 0.42 }), 'foam');
      drawScoop(pen.at({ at: [0.27, -0.16], scale: 0.42 }), 'wood');
      drawCherry(pen);
      drawScoop(pen.at({ at: [0, -0.62], scale: 0.46 }), 'blush');
    });
  },
};

/** A wafer cone that opens at y = 0.08. */
export function drawCone(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.56 0.08!, 0.56 0.08!, 0.06 1.5, 0 1.56!, -0.06 1.5'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.25 + 0.7 * x + 0.4 * (0.3 - y)),
    line: inner * 1.1,
  });
  for (let i = 0; i < 5; i++)
    for (const side of [-1, 1]) {
      // Parallel to the far edge, from the rim or the near edge down to it.
      const from = [side * (-0.5 + 0.22 * i), 0.12];
      const reach = (0.5 + (from[0] ?? 0) * side) / 1.06;
      const to = [(from[0] ?? 0) - side * -0.5 * (1 - reach), 0.12 + 1.36 * (1 - reach)];
      pen.stroke(traced(`${from[0]} ${from[1]}, ${to[0]} ${to[1]}`), detail * 1.2);
    }
}

/** A ball of radius 1 with a ragged, dripping hem. */
function drawScoop(pen: Pen, pigment: 'foam' | 'wood' | 'blush'): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.04 0.5, -0.98 -0.1, -0.74 -0.7, 0 -1, 0.74 -0.7, 0.98 -0.1, 1.04 0.5, 0.86 0.74, 0.66 0.6, 0.5 0.78, 0.42 1.1, 0.26 1.12, 0.18 0.8, 0 0.66, -0.2 0.8, -0.42 0.86, -0.58 0.68, -0.84 0.76',
    ),
    { pigment, tone: (x, y) => clamp(0.12 + 0.4 * x + 0.3 * y), line: inner * 1.1 },
  );
  pen.stroke(traced('-0.7 -0.2, -0.54 -0.54, -0.26 -0.74'), inner, { isErasing: true, taper: 0.5 });
  for (const dent of [
    '0.3 -0.36, 0.42 -0.28, 0.5 -0.34',
    '-0.3 0.1, -0.18 0.18, -0.06 0.12',
    '0.44 0.24, 0.56 0.3, 0.66 0.22',
  ])
    pen.stroke(traced(dent), detail, { taper: 0.4 });
}

function drawCherry(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0.0 -1.2, 0.06 -1.44, 0.24 -1.58'), inner * 1.4);
  pen.fill(circle([0, -1.1], 0.15, 30), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.3 + 2 * x + 1.6 * (y + 1.1)),
    line: inner,
  });
  pen.stroke(traced('-0.08 -1.12, -0.06 -1.18, 0 -1.2'), detail * 1.4, { isErasing: true, taper: 0.4 });
}
