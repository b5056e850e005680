import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawJointedLeg } from '../../parts/crawlers-and-swimmers/insect-leg.ts';

/** A ladybird from above. */
export const ladybug: Motif = {
  name: 'ladybug',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawLadybug, { isInverted: false });
  },
};

function drawLadybug(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const leg of [
      '0.5 -0.36, 0.92 -0.5, 1.06 -0.78',
      '0.7 0.1, 1.08 0.12, 1.26 0.34',
      '0.6 0.5, 0.94 0.72, 1.0 1.0',
    ])
      drawJointedLeg(side, leg, 0.05, 'dark');
    side.stroke(traced('0.12 -0.98, 0.24 -1.2, 0.42 -1.28', 8), inner * 1.2);
    side.dot([0.43, -1.29], inner * 1.5);
  });
  pen.fill(symmetric('0 -1.06, 0.24 -1.0, 0.34 -0.84, 0.3 -0.66, 0 -0.6'), { black: 'always', tone: 0 });
  pen.fill(symmetric('0 -0.84, 0.34 -0.82, 0.6 -0.6, 0.62 -0.4!, 0.3 -0.48, 0 -0.5'), {
    black: 'always',
    tone: 0,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(ellipse([0.38, -0.66], 0.13, 0.09, 24), { pigment: 'foam', tone: 0.05, line: detail });
    side.fill(circle([0.2, -0.9], 0.05, 16), { pigment: 'foam', tone: 0, line: detail });
    side.fill(outlined('0 -0.5!, 0.3 -0.49, 0.62 -0.36, 0.84 0.06, 0.78 0.52, 0.48 0.92, 0.1 1.08, 0 1.1!'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.04 + 0.8 * smoothstep(0.4, 0.86, x + 0.1 * y) + 0.3 * smoothstep(0.5, 1.1, y)),
      line: inner * 1.2,
    });
    for (const [x, y, radius] of [
      [0.3, -0.2, 0.13],
      [0.58, 0.1, 0.12],
      [0.24, 0.32, 0.15],
      [0.5, 0.56, 0.12],
      [0.18, 0.78, 0.09],
    ] as const)
      side.fill(ellipse([x, y], radius, radius * 1.08, 28), { black: 'always', tone: 0 });
    side.stroke(traced('0.44 -0.36, 0.62 -0.18, 0.7 0.02'), detail * 1.6, {
      isErasing: !pen.isColored,
      taper: 0.5,
    });
  });
  pen.fill(ellipse([0, -0.44], 0.13, 0.1, 24), { black: 'always', tone: 0 });
}
