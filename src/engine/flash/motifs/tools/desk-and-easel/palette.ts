import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A painter's palette with its thumb hole and dabs of colour. */
export const palette: Motif = {
  name: 'palette',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBoard(pen);
      drawDabs(pen);
    }),
};

function drawBoard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    [
      outlined(
        '-1.12 0.04, -0.9 -0.56, -0.3 -0.86, 0.44 -0.8, 1.0 -0.4, 1.14 0.16, 0.9 0.5, 0.52 0.44, 0.24 0.42, 0.12 0.6, 0.1 0.82, -0.16 0.92, -0.7 0.74, -1.04 0.44',
      ),
      outlined('0.5 0.12, 0.66 -0.02, 0.86 0.06, 0.84 0.24, 0.66 0.3, 0.52 0.24'),
    ],
    { pigment: 'wood', tone: (x, y) => clamp(0.1 + 0.25 * x + 0.5 * y), line: inner * 1.2, rule: 'evenodd' },
  );
  for (const grain of [
    '-0.5 -0.66, 0.0 -0.72, 0.4 -0.66',
    '-0.3 0.14, 0.1 0.06, 0.4 0.16',
    '-0.9 0.4, -0.6 0.62, -0.3 0.72',
    '0.9 -0.2, 1.0 0.06, 0.96 0.26',
  ])
    pen.stroke(traced(grain), detail * 1.2, { taper: 0.4 });
}

function drawDabs(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const dabs = [
    ['petal', -0.76, 0.1],
    ['ember', -0.66, -0.36],
    ['gold', -0.22, -0.54],
    ['leaf', 0.26, -0.5],
    ['water', 0.68, -0.28],
    ['violet', -0.48, 0.5],
    ['foam', -0.06, 0.62],
  ] as const;
  for (const [pigment, x, y] of dabs) {
    const dab = pen.at({ at: [x, y], angleRad: x * 3 });
    dab.fill(
      outlined(
        '-0.18 0, -0.14 -0.13, 0.02 -0.12, 0.1 -0.19, 0.2 -0.06, 0.15 0.08, 0.04 0.16, -0.08 0.11, -0.17 0.1',
      ),
      {
        pigment,
        tone: (px, py) => clamp(0.15 + 1.6 * (px + py)),
        line: inner * 1.1,
      },
    );
    dab.stroke(traced('-0.1 -0.02, -0.06 -0.08, 0.02 -0.07'), detail * 1.6, { isErasing: true, taper: 0.3 });
  }
}
