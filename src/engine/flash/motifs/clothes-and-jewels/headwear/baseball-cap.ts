import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A cap of cloth panels with a light front, its peak to the left. */
export const baseballCap: Motif = {
  name: 'baseball-cap',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawCrown(pen);
      drawPeak(pen);
    });
  },
};

function drawCrown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0.18, -0.86], 0.13, 0.07, 24), { pigment: 'petal', tone: 0.3, line: inner });
  pen.fill(
    outlined(
      '-0.72 0.4!, -0.7 0, -0.5 -0.5, -0.12 -0.8, 0.3 -0.84, 0.7 -0.64, 0.98 -0.2, 1.04 0.5!, 0.6 0.6, 0 0.62',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.08 + 0.6 * clamp(x - 0.2) + 0.35 * clamp(y)),
      line: inner * 1.2,
    },
  );
  pen.fill(
    outlined('-0.72 0.4!, -0.7 0, -0.5 -0.5, -0.12 -0.8, 0.18 -0.84!, -0.02 -0.5, -0.1 0, -0.06 0.5!'),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.04 + 0.6 * clamp(x + 0.3) + 0.3 * clamp(y)),
      line: inner,
    },
  );
  for (const seam of [
    '0.18 -0.84, 0.42 -0.5, 0.54 0, 0.54 0.58',
    '0.2 -0.84, 0.66 -0.56, 0.92 -0.1, 0.98 0.2',
  ])
    pen.stroke(traced(seam), detail * 1.5);
  for (const [x, y] of [
    [0.2, -0.46],
    [0.66, -0.36],
  ] as const)
    pen.fill(ellipse([x, y], 0.045, 0.055, 18), { pigment: 'foam', tone: 0.2, line: inner });
  pen.stroke(traced('-0.02 0.46, 0.5 0.5, 1.02 0.38'), detail * 1.4);
}

function drawPeak(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.76 0.24!, -0.4 0.26, 0 0.38, 0.2 0.6!, -0.1 0.64, -0.5 0.66, -0.9 0.78, -1.22 0.88!, -1.34 0.78, -1.26 0.52, -1.06 0.34',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.4 * clamp(x + 0.5) + 0.8 * clamp(y - 0.5)),
      line: inner * 1.2,
    },
  );
  for (const seam of [
    '-1.22 0.74, -1.1 0.5, -0.76 0.4, -0.4 0.42, 0 0.54',
    '-1.08 0.74, -0.96 0.58, -0.7 0.52, -0.4 0.54, -0.16 0.6',
  ])
    pen.stroke(traced(seam), detail * 1.3);
}
