import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A soft felt hat, its crown creased and pinched, the brim snapped down over one eye. */
export const fedora: Motif = {
  name: 'fedora',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBackOfBrim(pen);
      drawCrown(pen);
      drawBrim(pen);
    });
  },
};

function drawBackOfBrim(pen: Pen): void {
  pen.fill(symmetric('0 0.16, 0.7 0.12, 1.14 0.22, 0.9 0.44, 0 0.5'), {
    pigment: 'wood',
    tone: 0.7,
    line: pen.weight.inner,
  });
}

function drawCrown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.7 0.4!, -0.66 0, -0.56 -0.42, -0.34 -0.7, -0.08 -0.6!, 0.2 -0.76, 0.46 -0.66, 0.6 -0.34, 0.68 0, 0.74 0.4!, 0.36 0.52, 0 0.54, -0.36 0.52',
    ),
    {
      pigment: 'wood',
      tone: (x, y) =>
        clamp(0.1 + 0.65 * clamp(x) + 0.25 * clamp(y) + 0.3 * clamp(0.16 - Math.abs(x + 0.06)) * 2),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('-0.08 -0.6, -0.1 -0.46, -0.06 -0.26'), inner * 1.2, { taper: 0.5, tapering: 'end' });
  for (const pinch of [
    '-0.46 -0.42, -0.3 -0.26, -0.28 -0.06',
    '0.42 -0.44, 0.28 -0.28, 0.28 -0.08',
    '-0.38 -0.54, -0.26 -0.44, -0.2 -0.32',
    '0.3 -0.6, 0.16 -0.48, 0.12 -0.34',
  ])
    pen.stroke(traced(pinch), detail * 1.6, { taper: 0.5, tapering: 'end' });
  pen.fill(
    outlined(
      '-0.66 0.02!, -0.3 0.15, 0 0.18, 0.34 0.15, 0.69 0.02!, 0.76 0.38!, 0.36 0.54, 0 0.57, -0.36 0.54, -0.72 0.38!',
    ),
    { pigment: 'dark', tone: (x) => clamp(0.5 + 0.4 * x), line: inner },
  );
  pen.fill(outlined('-0.52 0.06!, -0.38 0.12!, -0.3 0.3!, -0.4 0.54!, -0.56 0.48!, -0.46 0.28!'), {
    pigment: 'dark',
    tone: 0.1,
    line: inner * 1.3,
  });
}

function drawBrim(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.24 0.18!, -1.02 0.26, -0.72 0.36!, -0.36 0.49, 0 0.52, 0.36 0.49, 0.74 0.36!, 1.04 0.2, 1.26 0.08!, 1.24 0.34, 0.96 0.62, 0.5 0.8, 0 0.88, -0.5 0.86, -0.94 0.7, -1.22 0.42',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.12 + 0.35 * clamp(x) + 0.5 * clamp(y - 0.5)),
      line: inner * 1.2,
    },
  );
  pen.stroke(
    traced('-1.16 0.36, -0.9 0.62, -0.48 0.78, 0 0.8, 0.48 0.73, 0.92 0.54, 1.18 0.26'),
    detail * 1.3,
  );
}
