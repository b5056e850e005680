import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** From its side, its bar to the right. */
export const chainsaw: Motif = {
  name: 'chainsaw',
  tinted: ['ember'],
  draw(canvas) {
    const at = { angleRad: -0.2 };
    canvas.layer(drawBar, { at });
    canvas.layer(drawGrips, { at });
    canvas.layer(drawMotor, { at });
  },
};

function drawBar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tooth = (x: number, y: number, up: 1 | -1) =>
    outlined(
      `${x} ${y}!, ${x + up * 0.02} ${y - up * 0.09}!, ${x + up * 0.1} ${y - up * 0.07}!, ${x + 0.1 * up} ${y}!`,
    );
  for (const x of steps(9, 0, 1.2)) {
    pen.fill(tooth(x, -0.06, 1), { pigment: 'dark', tone: 0.5, line: detail * 1.2 });
    pen.fill(tooth(x + 0.1, 0.3, -1), { pigment: 'dark', tone: 0.5, line: detail * 1.2 });
  }
  for (const [x, y, angleRad] of [
    [1.4, -0.02, 0.6],
    [1.48, 0.14, 1.6],
  ] as const)
    pen
      .at({ at: [x, y], angleRad })
      .fill(tooth(-0.05, 0, 1), { pigment: 'dark', tone: 0.5, line: detail * 1.2 });
  pen.fill(outlined('-0.2 -0.08!, 1.2 -0.08!, 1.42 -0.02, 1.5 0.12, 1.42 0.26, 1.2 0.32!, -0.2 0.32!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  pen.fill(outlined('-0.2 -0.01!, 1.18 -0.01!, 1.36 0.03, 1.42 0.12, 1.36 0.21, 1.18 0.25!, -0.2 0.25!'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.05 + 1.2 * y + 0.1 * x),
    line: inner,
  });
  pen.fill(circle([1.28, 0.12], 0.05, 18), { pigment: 'foam', tone: 0.3, line: detail });
  pen.stroke(traced('0.2 0.12, 1.0 0.12'), detail * 1.4, { taper: 0.2 });
}

function drawGrips(pen: Pen): void {
  const { inner } = pen.weight;
  const rubber = { pigment: 'dark', tone: 0.5, line: inner * 1.1, rule: 'evenodd' } as const;
  pen.fill(
    [
      outlined('-0.84 -0.2!, -1.2 -0.34, -1.46 -0.2, -1.5 0.2, -1.36 0.5!, -0.8 0.5!'),
      outlined('-0.86 -0.04!, -1.16 -0.16, -1.32 -0.06, -1.34 0.16, -1.26 0.34!, -0.86 0.34!'),
    ],
    rubber,
  );
  pen.fill(
    [
      outlined('-0.56 -0.2!, -0.5 -0.64, -0.34 -0.82, -0.06 -0.78, 0.06 -0.5, 0.06 -0.2!'),
      outlined('-0.42 -0.2!, -0.38 -0.56, -0.28 -0.68, -0.12 -0.65, -0.06 -0.48, -0.06 -0.2!'),
    ],
    rubber,
  );
  pen.fill(outlined('0.12 -0.1!, 0.1 -0.46, 0.18 -0.72!, 0.3 -0.7!, 0.26 -0.44, 0.32 -0.1!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner * 1.1,
  });
}

function drawMotor(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.9 -0.14!, -0.7 -0.34, -0.4 -0.38!, -0.1 -0.3, 0.2 -0.22!, 0.34 -0.1!, 0.34 0.3!, 0.2 0.46, 0 0.52!, -0.84 0.52!, -0.92 0.4',
    ),
    {
      pigment: 'ember',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0, 0.5, y) + 0.3 * smoothstep(-0.2, 0.34, x)),
      line: inner * 1.2,
    },
  );
  pen.fill(circle([-0.5, 0.1], 0.22, 36), { pigment: 'dark', tone: 0.5, line: inner });
  pen.fill(circle([-0.5, 0.1], 0.09, 22), { pigment: 'steel', tone: 0.2, line: inner });
  pen.stroke(traced('-0.84 0.38, 0.14 0.38'), inner);
  pen.stroke(traced('-0.1 -0.28, -0.16 0.1, -0.1 0.36'), inner);
  for (const y of [-0.08, 0.02, 0.12, 0.22])
    pen.stroke(traced(`0.02 ${y}, 0.24 ${y}`), inner, { taper: 0.2 });
  pen.stroke(traced('-0.76 -0.22, -0.5 -0.28, -0.3 -0.26'), detail * 2, { isErasing: true, taper: 0.4 });
}
