import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Three bananas that hang from one stalk. */
export const banana: Motif = {
  name: 'banana',
  tinted: ['gold'],
  draw(canvas) {
    for (const [angleRad, scale] of [
      [0.86, 0.88],
      [0.4, 0.96],
      [-0.06, 1],
    ] as const)
      canvas.layer((pen) => drawBanana(pen.at({ at: [0.5, -0.9], angleRad, scale })), { gapPx: 0 });
    canvas.layer((pen) => drawStalk(pen.at({ at: [0.5, -0.9] })), { gapPx: 0 });
  },
};

/** Hangs from the origin. */
function drawBanana(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.1 0!, 0.12 -0.02!, 0.2 0.26, 0.32 0.66, 0.28 1.16, 0.0 1.6, -0.46 1.86, -0.96 1.92, -1.16 1.94!, -1.22 1.8!, -0.84 1.62, -0.48 1.34, -0.22 0.94, -0.14 0.5',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.16 + 0.9 * (x + 0.42 * (y - 0.9))),
      line: inner * 1.3,
    },
  );
  pen.fill(outlined('-1.0 1.92, -1.16 1.96!, -1.24 1.8!, -1.08 1.74, -1.04 1.84'), {
    pigment: 'dark',
    tone: 0.6,
    black: 'uncolored',
    line: inner,
  });
  pen.stroke(traced('0.02 0.06, 0.08 0.5, 0.08 0.96, -0.16 1.36, -0.54 1.64, -1.0 1.8'), inner, {
    taper: 0.25,
  });
  pen.stroke(traced('-0.06 0.7, -0.12 1.0, -0.34 1.32'), inner * 1.6, { isErasing: true, taper: 0.4 });
  for (const fleck of ['0.18 0.72, 0.18 0.84', '0.12 1.12, 0.06 1.22', '-0.2 1.5, -0.3 1.58'])
    pen.stroke(traced(fleck), detail * 1.6, { taper: 0.4 });
}

function drawStalk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.22 0.2!, -0.12 -0.02, -0.1 -0.2, -0.04 -0.38!, 0.2 -0.34!, 0.14 -0.12, 0.16 0.08, 0.22 0.26!, 0 0.18',
    ),
    {
      pigment: 'leafLight',
      tone: (x) => clamp(0.3 + 2 * x),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('-0.06 -0.32!, -0.04 -0.42, 0.2 -0.38, 0.2 -0.28!'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner,
  });
  for (const line of ['0.0 -0.24, -0.02 0.06', '0.09 -0.2, 0.07 0.1'])
    pen.stroke(traced(line), detail, { taper: 0.4 });
}
