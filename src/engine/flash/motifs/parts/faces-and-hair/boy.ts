import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** Round cheeks, thick brows, a small resolute mouth; about 1.4 wide. */
export function drawBoyFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.6 -0.1!, 0.74 -0.16, 0.8 0.02, 0.72 0.22, 0.58 0.2!'), {
      pigment: 'bone',
      tone: 0.3,
      line: inner,
    }),
  );
  pen.fill(symmetric('0 -0.7, 0.4 -0.64, 0.64 -0.34, 0.68 0.04, 0.64 0.34, 0.46 0.58, 0.2 0.7, 0 0.72'), {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(
        0.6 * smoothstep(0.36, 0.68, x) + 0.35 * smoothstep(-0.5, -0.68, x) + 0.3 * smoothstep(0.46, 0.72, y),
      ),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(ellipse([0.42, 0.3], 0.13, 0.09, 28), { pigment: 'blush', tone: 0.05 });
    side.fill(
      outlined(
        '0.06 -0.12!, 0.1 -0.22, 0.28 -0.32, 0.48 -0.4, 0.6 -0.34!, 0.46 -0.26, 0.28 -0.18, 0.14 -0.1',
      ),
      {
        black: 'always',
        tone: 0,
      },
    );
    side.fill(outlined('0.14 0.04!, 0.22 -0.08, 0.36 -0.1, 0.48 0.0!, 0.38 0.1, 0.22 0.1'), {
      pigment: 'foam',
      tone: 0,
      line: detail,
    });
    side.fill(circle([0.31, 0.01], 0.09, 26), { black: 'always', tone: 0 });
    side.fill(circle([0.28, -0.025], 0.026, 12), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.12 0.05, 0.22 -0.09, 0.36 -0.11, 0.5 0.01'), inner * 1.5, { taper: 0.25 });
    side.stroke(traced('0.03 0.2, 0.07 0.24, 0.04 0.28'), inner, { taper: 0.3 });
  });
  pen.stroke(traced('-0.04 0.28, 0 0.3, 0.04 0.28'), inner);
  pen.stroke(traced('-0.17 0.47, -0.06 0.44, 0 0.455, 0.06 0.44, 0.17 0.47'), inner * 1.5, { taper: 0.2 });
  pen.stroke(traced('-0.07 0.54, 0 0.56, 0.07 0.54'), inner, { taper: 0.4 });
}

/** Bare shoulders and arms of a sturdy child, cut off at 1.85. */
export function drawBoyBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.5, 0.26 0.6, 0.3 0.76, 0.7 0.84, 1.0 1.08, 1.08 1.5, 0.96 1.84!, 0 1.86'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.06 + 0.6 * smoothstep(0.5, 1.06, Math.abs(x)) + 0.7 * smoothstep(0.86, 0.66, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.74 1.2, 0.7 1.5, 0.76 1.8'), detail * 1.5, { taper: 0.3 }),
  );
}
