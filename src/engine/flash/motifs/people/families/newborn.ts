import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBabyHead } from '../../parts/faces-and-hair/baby.ts';

/** A newborn asleep, swaddled in a blanket, one hand at its cheek. */
export const newborn: Motif = {
  name: 'baby',
  tinted: ['waterLight'],
  leanRad: 0.4,
  draw(canvas) {
    canvas.layer((pen) => drawBundle(pen.at({ angleRad: 0.4 })));
  },
};

function drawBundle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.62 -0.5, -0.8 0.0, -0.78 0.5, -0.56 1.0, -0.26 1.32, 0.1 1.42, 0.42 1.22, 0.7 0.7, 0.8 0.1, 0.68 -0.5, 0.3 -0.3, -0.3 -0.3',
    ),
    {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.2, 0.8, x) + 0.3 * smoothstep(0.6, 1.4, y)),
      line: inner * 1.2,
    },
  );
  drawBabyHead(pen.at({ at: [0, -0.72], scale: 0.98 }));
  drawHand(pen);
  // One side of the blanket is folded over the other.
  pen.fill(
    outlined(
      '-0.66 -0.36!, -0.3 0.02, 0.1 0.24, 0.5 0.2, 0.76 0.1!, 0.7 0.6, 0.42 1.2, 0.1 1.42, -0.2 1.34, -0.6 0.94, -0.8 0.3',
    ),
    {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.1, 0.76, x) + 0.35 * smoothstep(0.5, 1.4, y)),
      line: inner * 1.1,
    },
  );
  pen.fill(
    outlined(
      '0.7 -0.44!, 0.36 -0.06, 0.0 0.16, -0.3 0.62, -0.5 1.04!, -0.2 1.34, 0.1 1.42, 0.42 1.2, 0.72 0.6, 0.82 0.0',
    ),
    {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.04 + 0.55 * smoothstep(0.2, 0.8, x) + 0.3 * smoothstep(0.7, 1.4, y)),
      line: inner * 1.1,
    },
  );
  for (const fold of [
    '0.6 -0.2, 0.3 0.2, 0.0 0.6, -0.2 1.1',
    '0.68 0.1, 0.46 0.5, 0.16 0.86, 0.04 1.24',
    '-0.66 0.0, -0.5 0.3, -0.3 0.5',
    '-0.7 0.36, -0.56 0.6, -0.42 0.74',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
}

/** A fist that peeps out under the chin. */
function drawHand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.4 0.08!, -0.42 -0.12, -0.34 -0.24, -0.2 -0.28, -0.06 -0.24, 0.0 -0.12, -0.04 0.16!'),
    {
      pigment: 'bone',
      tone: (_, y) => clamp(0.05 + 0.8 * (y + 0.2)),
      line: inner,
    },
  );
  for (const finger of ['-0.3 -0.24, -0.29 -0.14', '-0.2 -0.27, -0.2 -0.16', '-0.1 -0.25, -0.11 -0.15'])
    pen.stroke(traced(finger), detail * 1.4);
}
