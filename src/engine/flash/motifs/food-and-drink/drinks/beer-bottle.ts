import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse, starPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A brown bottle of beer under its crown cap, a star on its label. */
export const beerBottle: Motif = {
  name: 'beer-bottle',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.18 });
      drawGlass(pen);
      drawLabels(pen);
      drawCap(pen);
    }),
};

function drawGlass(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.52!, 0.15 -1.52!, 0.15 -1.4, 0.18 -1.0, 0.24 -0.64, 0.44 -0.28, 0.5 0.02, 0.5 1.36!, 0.42 1.46!, 0 1.5',
    ),
    {
      pigment: 'wood',
      tone: (x) => clamp(0.2 + 0.75 * smoothstep(0.05, 0.48, x) + 0.3 * smoothstep(-0.36, -0.5, x)),
      line: inner * 1.5,
    },
  );
  pen.fill(symmetric('0 -1.46!, 0.19 -1.46!, 0.19 -1.34!, 0 -1.33'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner * 1.2,
  });
  drawGleams(pen, ['-0.12 -0.72, -0.3 -0.28, -0.38 0.02', '-0.4 1.22, -0.38 1.38'], inner * 1.8);
}

function drawLabels(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.16!, 0.165 -1.18!, 0.22 -0.82!, 0 -0.76'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 2.4 * x),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.5 0.16!, 0 0.22, 0.5 0.16!, 0.5 1.12!, 0 1.18, -0.5 1.12!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 0.6 * smoothstep(0.1, 0.5, x)),
    line: inner * 1.2,
  });
  pen.fill(ellipse([-0.02, 0.68], 0.36, 0.38, 48), { pigment: 'scroll', tone: 0.05, line: inner * 1.1 });
  pen.fill(starPolygon([-0.02, 0.62], 0.21, 5, 0.42), { pigment: 'gold', tone: 0.15, line: inner });
  pen.stroke(traced('-0.2 0.9, -0.02 0.92, 0.16 0.9'), detail * 1.6, { taper: 0.2 });
}

function drawCap(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.17 -1.64, 0 -1.7, 0.17 -1.64, 0.22 -1.46!, 0.14 -1.5, 0.07 -1.44!, 0 -1.49, -0.07 -1.44!, -0.14 -1.5, -0.22 -1.46!',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.2 + 2 * x), line: inner * 1.3 },
  );
}
