import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** The red thread of fate: a thin line that winds from both sides to a bow. */
export const redThread: Motif = {
  name: 'red-thread',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const [line, thickness] of strands) drawStrand(pen, line, thickness);
        drawKnot(pen);
      },
      { contour: 0.5 },
    );
  },
};

function drawStrand(pen: Pen, line: string, thickness: number): void {
  drawLimb(
    pen,
    { line, half: [thickness, thickness] },
    { pigment: 'petal', tone: 0.25, line: pen.weight.detail },
  );
}

function drawKnot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0], 0.1, 0.085, 28), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 4 * (x + y)),
    line: inner,
  });
  pen.stroke(traced('-0.06 -0.05, 0.0 0.0, -0.05 0.06'), detail, { taper: 0.3 });
  pen.stroke(traced('0.04 -0.06, 0.05 0.0, 0.04 0.06'), detail, { taper: 0.3 });
}

const thin = 0.024;
const strands = [
  [
    '-1.6 0.26, -1.36 0.04, -1.06 0.16, -1.02 0.44, -1.26 0.5, -1.3 0.2, -0.94 -0.06, -0.5 0.08, -0.04 0.0',
    thin,
  ],
  ['0.04 0.0, 0.5 0.08, 0.92 -0.08, 1.3 0.16, 1.28 0.48, 1.02 0.46, 1.04 0.16, 1.36 0.02, 1.6 0.22', thin],
  ['-0.02 0.02, -0.14 0.3, -0.36 0.52, -0.34 0.82, -0.5 1.0', thin],
  ['0.02 0.02, 0.12 0.32, 0.34 0.5, 0.3 0.8, 0.44 0.98', thin],
  ['0.0 0.0, -0.3 -0.1, -0.62 -0.36, -0.66 -0.66, -0.42 -0.7, -0.18 -0.4, 0.0 0.0', thin],
  ['0.0 0.0, 0.3 -0.1, 0.62 -0.36, 0.66 -0.66, 0.42 -0.7, 0.18 -0.4, 0.0 0.0', thin],
] as const;
