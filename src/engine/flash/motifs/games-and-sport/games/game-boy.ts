import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A handheld console of the first kind: a small green screen over a cross and two buttons. */
export const gameBoy: Motif = {
  name: 'game-boy',
  tinted: ['cloud'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawCase(pen);
      drawControls(pen);
    }),
};

function drawCase(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.8 -1.3!, -0.72 -1.36!, 0.72 -1.36!, 0.8 -1.3!, 0.8 1.0!, 0.74 1.24, 0.5 1.36!, -0.72 1.36!, -0.8 1.28!',
    ),
    {
      pigment: 'cloud',
      tone: (x, y) => clamp(0.08 + 0.25 * (x + 0.3) + 0.12 * y),
      line: inner * 1.4,
    },
  );
  pen.stroke(traced('-0.8 -1.2!, 0.8 -1.2!'), detail * 1.4);
  pen.fill(outlined('-0.66 -1.08!, 0.66 -1.08!, 0.66 -0.12, 0.6 0.02, 0.44 0.08!, -0.66 0.08!'), {
    pigment: 'grey',
    tone: 0.55,
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.42 -0.94!, 0.42 -0.94!, 0.42 -0.1!, -0.42 -0.1!'), {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.2 + 0.3 * (x + y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.3 -0.44, 0.0 -0.82'), detail * 1.6, { isErasing: true, taper: 0.3 });
  pen.fill(circle([-0.54, -0.54], 0.05, 16), { pigment: 'petal', tone: 0.1, line: inner });
}

function drawControls(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.5 0.34!, -0.32 0.34!, -0.32 0.5!, -0.16 0.5!, -0.16 0.68!, -0.32 0.68!, -0.32 0.84!, -0.5 0.84!, -0.5 0.68!, -0.66 0.68!, -0.66 0.5!, -0.5 0.5!',
    ),
    { pigment: 'dark', tone: 0.6, black: 'uncolored', line: inner },
  );
  for (const [x, y] of [
    [0.54, 0.44],
    [0.24, 0.58],
  ] as const)
    pen.fill(circle([x, y], 0.13, 28), {
      pigment: 'petal',
      tone: (at) => clamp(0.25 + 2 * (at - x)),
      line: inner * 1.1,
    });
  for (const x of [-0.26, 0.06])
    pen
      .at({ at: [x, 1.04], angleRad: -0.45 })
      .fill(outlined('-0.12 -0.035, 0.12 -0.035, 0.15 0, 0.12 0.035, -0.12 0.035, -0.15 0'), {
        pigment: 'grey',
        tone: 0.5,
        line: inner,
      });
  for (let i = 0; i < 5; i++) {
    const x = 0.26 + 0.1 * i;
    pen.stroke(
      [
        [x, 1.22 - 0.03 * i],
        [x + 0.12, 0.96 - 0.03 * i],
      ],
      inner * 1.7,
    );
  }
}
