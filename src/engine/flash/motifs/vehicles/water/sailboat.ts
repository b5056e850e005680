import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A small sloop under mainsail and jib, its pennant flying; it sails to the right. */
export const sailboat: Motif = {
  name: 'sailboat',
  tinted: ['foam'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawRig(pen);
      drawHull(pen);
    }),
};

function drawRig(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0.02 -1.1, 0.02 0.6'), inner * 2.2);
  pen.fill(
    outlined(
      '0.02 -1.14!, -0.14 -1.2, -0.26 -1.12, -0.4 -1.16!, -0.34 -1.04, -0.4 -0.94!, -0.24 -0.98, -0.12 -1.02, 0.02 -0.96!',
    ),
    {
      pigment: 'petal',
      tone: 0.2,
      line: inner,
    },
  );
  pen.fill(outlined('-0.02 -0.94!, -0.3 -0.5, -0.62 -0.06, -0.86 0.42!, -0.4 0.5, -0.02 0.44!'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.02 + 0.6 * smoothstep(-0.3, 0, x) + 0.25 * smoothstep(0.1, 0.5, y)),
    line: inner * 1.3,
  });
  pen.fill(
    outlined('0.08 -0.98!, 0.4 -0.52, 0.68 -0.06, 0.98 0.4!, 0.62 0.36, 0.24 0.46!, 0.3 0.1, 0.24 -0.4'),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(0.2, 0.8, y + 0.4 * x)),
      line: inner * 1.3,
    },
  );
  for (const seam of [
    '-0.3 -0.5, -0.02 -0.46',
    '-0.5 -0.22, -0.02 -0.16',
    '-0.7 0.08, -0.4 0.16, -0.02 0.14',
    '0.36 -0.56, 0.22 -0.5',
    '0.56 -0.26, 0.4 -0.18, 0.28 -0.18',
    '0.78 0.08, 0.54 0.14, 0.29 0.12',
  ])
    pen.stroke(traced(seam), detail * 1.3);
  pen.stroke(traced('-0.9 0.48, -0.4 0.56, 0.02 0.52'), inner * 1.8);
}

function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.36 0.62!, -0.26 0.5!, 0.18 0.52!, 0.3 0.64!'), {
    pigment: 'foam',
    tone: 0.3,
    line: inner,
  });
  pen.fill(
    outlined(
      '-0.96 0.58!, -0.4 0.66, 0.3 0.66, 1.12 0.52!, 0.98 0.78, 0.72 1.04!, 0.1 1.1, -0.7 1.06!, -0.88 0.84',
    ),
    {
      pigment: 'water',
      tone: (x, y) => clamp(0.15 + 0.2 * x + 0.6 * (y - 0.5)),
      line: inner * 1.3,
    },
  );
  pen.fill(
    outlined('-0.96 0.58!, -0.4 0.66, 0.3 0.66, 1.12 0.52!, 1.06 0.64!, 0.3 0.77, -0.4 0.77, -0.93 0.69!'),
    {
      pigment: 'wood',
      tone: 0.3,
      line: inner,
    },
  );
  for (const plank of [
    '-0.9 0.8, -0.3 0.89, 0.4 0.88, 0.98 0.76',
    '-0.82 0.93, -0.2 0.99, 0.4 0.98, 0.84 0.9',
  ])
    pen.stroke(traced(plank), detail * 1.4, { taper: 0.1 });
}
