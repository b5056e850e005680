import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A dented can of corrugated tin, its lid tipped up on the rim. */
export const trashCan: Motif = {
  name: 'trash-can',
  tinted: ['steel'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawCan(pen);
      drawLid(pen.at({ at: [0.14, -0.78], angleRad: 0.3 }));
    }),
};

function drawCan(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => side.stroke(traced('0.72 -0.1, 0.94 -0.06, 0.94 0.2, 0.72 0.2'), inner * 2.4));
  pen.fill(symmetric('0 -0.5!, 0.78 -0.5!, 0.66 1.3, 0.5 1.4, 0 1.46'), {
    pigment: 'steel',
    tone: (x, y) =>
      clamp(
        0.08 +
          0.8 * smoothstep(0.1, 0.7, x + 0.1) +
          0.4 * smoothstep(-0.4, -0.8, x) +
          0.3 * smoothstep(0.9, 1.4, y),
      ),
    line: inner * 1.3,
  });
  for (const x of steps(9, -0.86, 0.86))
    pen.stroke(traced(`${x * 0.8} -0.2, ${x * 0.72} 1.16`), Math.abs(x) < 0.1 ? detail : inner * 1.1, {
      taper: 0.08,
    });
  for (const [y, half] of [
    [-0.26, 0.77],
    [1.18, 0.68],
  ] as const)
    pen.fill(
      outlined(
        `${-half} ${y}!, 0 ${y + 0.1}, ${half} ${y}!, ${half - 0.01} ${y + 0.1}!, 0 ${y + 0.2}, ${0.01 - half} ${y + 0.1}!`,
      ),
      {
        pigment: 'steel',
        tone: (x) => clamp(0.15 + 0.8 * smoothstep(0.1, 0.7, x)),
        line: inner,
      },
    );
  pen.fill(ellipse([0, -0.5], 0.82, 0.2), { pigment: 'steel', tone: 0.15, line: inner * 1.2 });
  pen.fill(ellipse([0, -0.5], 0.7, 0.145), { black: 'always', tone: 1, line: detail });
  pen.stroke(traced('-0.5 0.5, -0.34 0.62, -0.44 0.76'), inner * 1.3, { taper: 0.3 });
}

/** A shallow dome seen from a little above, its knob on top. */
function drawLid(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0.02], 0.88, 0.24), { pigment: 'steel', tone: 0.7, line: inner * 1.2 });
  pen.fill(
    outlined(
      '-0.88 0.0!, -0.7 -0.22, -0.3 -0.4, 0 -0.44, 0.3 -0.4, 0.7 -0.22, 0.88 0.0!, 0.5 0.15, 0 0.2, -0.5 0.15',
    ),
    {
      pigment: 'steel',
      tone: (x, y) => clamp(0.08 + 0.8 * smoothstep(0, 0.8, x) + 0.5 * smoothstep(-0.1, 0.2, y)),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('-0.7 -0.1, -0.3 0.04, 0 0.06, 0.36 0.03, 0.7 -0.1'), inner, { taper: 0.2 });
  pen.stroke(traced('-0.4 -0.28, 0 -0.2, 0.4 -0.28'), detail * 1.3, { taper: 0.3 });
  pen.stroke(traced('-0.2 -0.38, -0.18 -0.58, 0.18 -0.58, 0.2 -0.38'), inner * 2.6);
}
