import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Spears of asparagus, scaled at their tips, tied into a bundle. */
export const asparagus: Motif = {
  name: 'asparagus',
  tinted: ['leaf'],
  draw(canvas) {
    for (const [x, y, angleRad] of spears)
      canvas.layer((pen) => drawSpear(pen.at({ at: [x, y], angleRad })), { contour: 0.7 });
    canvas.layer(drawTie, { contour: 0.7 });
  },
};

/** Stands from y 1.3 up to a tip at -1.3. */
function drawSpear(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.13 1.3!, -0.12 0.4, -0.115 -0.5, -0.15 -0.72, -0.15 -0.94, -0.08 -1.16, 0 -1.32!, 0.08 -1.16, 0.15 -0.94, 0.15 -0.72, 0.115 -0.5, 0.12 0.4, 0.13 1.3!',
    ),
    { pigment: 'leafLight', tone: (x, y) => clamp(0.25 + 3 * x + 0.05 * y), line: inner * 1.1 },
  );
  pen.fill(outlined('-0.13 1.3!, -0.125 0.98, 0 0.9, 0.125 0.98, 0.13 1.3!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.15 + 2.4 * x),
    line: detail,
  });
  for (const [x, y, scale] of scales)
    pen
      .at({ at: [x, y], scale })
      .fill(outlined('-0.1 0!, -0.09 -0.14, 0 -0.32!, 0.09 -0.14, 0.1 0!, 0 0.04'), {
        pigment: 'leaf',
        tone: (px) => clamp(0.25 + 3 * px),
        line: inner * 0.9,
      });
}

function drawTie(pen: Pen): void {
  const { inner } = pen.weight;
  for (const end of [
    '0 0.34, 0.3 0.1, 0.5 0.18, 0.36 0.36, 0.06 0.36',
    '0 0.36, -0.28 0.14, -0.46 0.24, -0.32 0.4, -0.04 0.37',
    '0.04 0.4, 0.2 0.66, 0.34 0.78',
    '-0.02 0.4, -0.14 0.66, -0.3 0.74',
  ])
    pen.stroke(traced(end, 10), inner * 2.2);
  pen.fill(outlined('-0.54 0.28!, 0 0.36, 0.54 0.28!, 0.54 0.46!, 0 0.54, -0.54 0.46!'), {
    pigment: 'scroll',
    tone: (x) => clamp(0.15 + 0.5 * Math.abs(x)),
    line: inner,
  });
  pen.stroke(traced('-0.54 0.37, 0 0.45, 0.54 0.37'), pen.weight.detail * 1.4);
  pen.fill(outlined('-0.09 0.32, 0.09 0.32, 0.1 0.48, -0.09 0.48'), {
    pigment: 'scroll',
    tone: 0.3,
    line: inner,
  });
}

const spears = [
  [-0.34, 0.04, -0.12],
  [0.36, 0.06, 0.13],
  [-0.12, -0.08, -0.03],
  [0.16, -0.02, 0.05],
  [-0.44, 0.16, -0.2],
  [0.46, 0.2, 0.22],
  [0.02, 0.1, 0.01],
] as const;
const scales = [
  [0.03, 0.12, 0.9],
  [-0.05, -0.26, 0.9],
  [0.06, -0.5, 0.9],
  [-0.08, -0.58, 0.8],
  [0.0, -0.66, 0.9],
  [0.09, -0.76, 0.8],
  [-0.08, -0.82, 0.8],
  [0.02, -0.92, 0.8],
  [-0.05, -1.04, 0.6],
  [0.06, -1.04, 0.6],
] as const;
