import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A builder's tape measure, a length of its blade pulled out. */
export const tapeMeasure: Motif = {
  name: 'tape-measure',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBlade(pen);
      drawCase(pen);
    }),
};

function drawBlade(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.3 0.62!, 1.7 0.62!, 1.7 0.86!, 0.3 0.86!'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.05 + 1.6 * (y - 0.66)),
    line: inner * 1.2,
  });
  for (let mark = 0; mark < 13; mark++) {
    const x = 0.8 + mark * 0.07;
    pen.stroke(
      [
        [x, 0.62],
        [x, mark % 4 === 0 ? 0.78 : 0.7],
      ],
      mark % 4 === 0 ? inner : detail,
    );
  }
  pen.fill(outlined('1.66 0.54!, 1.76 0.54!, 1.76 1.02!, 1.66 1.02!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
}

function drawCase(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.12 0.94!, -1.16 0.1, -1.06 -0.4, -0.72 -0.72, -0.2 -0.86, 0.24 -0.8, 0.56 -0.56, 0.74 -0.2!, 0.76 0.94!',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.2, 0.76, x) + 0.4 * smoothstep(0.4, 0.94, y)),
      line: inner * 1.4,
    },
  );
  pen.fill(outlined('0.44 -0.66, 0.6 -0.56!, 0.8 -0.2!, 0.8 0.1!, 0.6 0.1, 0.52 -0.2'), {
    pigment: 'dark',
    tone: 0.35,
    line: inner,
  });
  for (const y of [-0.1, 0.0]) pen.stroke(traced(`0.62 ${y}, 0.76 ${y}`), detail * 1.4, { isErasing: true });
  pen.fill(outlined('-1.16 0.8!, 0.76 0.8!, 0.8 0.98!, -1.12 0.98!'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner,
  });
  pen.fill(circle([-0.24, 0.06], 0.56, 56), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.1 + 0.6 * (x + 0.24 + y)),
    line: inner * 1.2,
  });
  pen.fill(circle([-0.24, 0.06], 0.42, 50), { pigment: 'gold', tone: 0.1, line: inner });
  pen.fill(outlined('-0.5 -0.12!, -0.36 -0.22, -0.3 -0.22!, -0.3 0.3!, -0.4 0.3!, -0.4 -0.08, -0.5 -0.02!'), {
    black: 'always',
    tone: 1,
  });
  pen.stroke(traced('-0.18 -0.1, -0.04 -0.22, 0.06 -0.08, -0.06 0.12, -0.2 0.28, 0.08 0.28'), inner * 2.6);
  pen.stroke(traced('-0.98 0.3, -1.0 -0.1, -0.88 -0.4'), inner * 1.8, { isErasing: true, taper: 0.3 });
  for (const [x, y] of [
    [-1.02, 0.66],
    [0.6, 0.66],
    [-0.72, -0.54],
  ] as const)
    pen.fill(circle([x, y], 0.05, 16), { pigment: 'steel', tone: 0.3, line: detail });
}
