import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A ridge tent of canvas, its flaps tied back, its guy lines pegged down. */
export const tent: Motif = {
  name: 'tent',
  tinted: ['ember'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawLines(pen);
      drawCanvas(pen);
    }),
};

function drawLines(pen: Pen): void {
  const { inner } = pen.weight;
  for (const line of ['-0.34 -0.86, -1.1 0.82', '0.72 -0.7, 1.26 0.5', '0.94 0.02, 1.24 0.66'])
    pen.stroke(traced(line), inner * 1.2);
  for (const [x, y] of [
    [-1.1, 0.82],
    [1.26, 0.5],
    [1.24, 0.66],
  ] as const)
    pen.fill(outlined(`${x - 0.06} ${y - 0.1}!, ${x + 0.02} ${y - 0.12}!, ${x + 0.03} ${y + 0.16}!`), {
      pigment: 'wood',
      tone: 0.3,
      line: inner,
    });
  pen.stroke(traced('-0.34 -1.0, -0.34 -0.7'), inner * 2.4);
}

function drawCanvas(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.34 -0.86!, 0.2 -0.74, 0.72 -0.72!, 0.84 -0.2, 1.1 0.44!, 0.8 0.64, 0.46 0.84!, 0.1 0.1, -0.2 -0.5',
    ),
    {
      pigment: 'ember',
      tone: (x, y) => clamp(0.3 + 0.35 * x + 0.2 * y),
      line: inner * 1.3,
    },
  );
  for (const seam of ['-0.02 -0.78, 0.22 -0.2, 0.66 0.72', '0.34 -0.74, 0.52 -0.2, 0.88 0.58'])
    pen.stroke(traced(seam), detail * 1.5);
  pen.stroke(traced('0.42 0.74, 0.78 0.54, 1.06 0.36'), detail * 1.4);
  pen.fill(outlined('-0.34 -0.84!, 0.24 0.9!, -0.86 0.9!'), { black: 'always', tone: 1 });
  for (const [flap, shade] of flaps)
    pen.fill(outlined(flap), {
      pigment: 'ember',
      tone: (x, y) => clamp(shade + 0.3 * x + 0.15 * y),
      line: inner * 1.3,
    });
  for (const fold of [
    '-0.4 -0.6, -0.56 -0.1, -0.62 0.26',
    '-0.28 -0.6, -0.1 -0.1, 0.0 0.22',
    '-0.62 0.44, -0.7 0.66, -0.72 0.86',
    '0.06 0.44, 0.2 0.66, 0.26 0.86',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
  for (const x of [-0.6, 0.02])
    pen.fill(
      outlined(`${x - 0.1} 0.3!, ${x} 0.26, ${x + 0.1} 0.3!, ${x + 0.08} 0.4!, ${x} 0.38, ${x - 0.08} 0.4!`),
      {
        pigment: 'scroll',
        tone: 0.1,
        line: inner,
      },
    );
  pen.fill(outlined('-0.86 0.9!, 0.24 0.9!, 0.26 0.97!, -0.9 0.97!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
}

const flaps = [
  ['-0.34 -0.9!, -0.42 -0.4, -0.5 0.1, -0.54 0.34!, -0.56 0.6, -0.64 0.9!, -1.0 0.92!, -0.7 0.1', 0.25],
  ['-0.34 -0.9!, -0.22 -0.4, -0.1 0.1, -0.06 0.34!, 0.0 0.6, 0.1 0.9!, 0.46 0.9!, 0.1 0.1', 0.3],
] as const;
