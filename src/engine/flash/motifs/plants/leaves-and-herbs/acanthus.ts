import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** An acanthus leaf as capitals bear it: cut lobes that overlap, drops between them, its tip turned over. */
export const acanthus: Motif = {
  name: 'acanthus',
  tinted: ['leaf'],
  draw(canvas) {
    for (const [x, y, scale, angleRad] of lobes)
      canvas.layer(
        (pen) => drawBothSides(pen, (side) => drawLobe(side.at({ at: [x, y], scale, angleRad }))),
        {
          contour: 0.7,
        },
      );
    canvas.layer(drawMidrib, { contour: 0.7 });
    canvas.layer(drawTip, { contour: 0.85 });
  },
};

/** Along the x axis from its root at 0: five pointed fingers, the middle one foremost. */
function drawLobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.2 0.2!, -0.1 -0.24, 0.1 -0.5, 0.3 -0.66!, 0.36 -0.42!, 0.54 -0.52, 0.78 -0.58!, 0.72 -0.32!, 0.94 -0.3, 1.16 -0.14!, 0.92 0.0!, 1.02 0.14, 1.04 0.36!, 0.74 0.28!, 0.66 0.42, 0.5 0.58!, 0.34 0.38!, 0.1 0.42',
    ),
    { pigment: 'leaf', tone: (x, y) => clamp(0.75 - 0.6 * x + 0.35 * y), line: inner * 1.1 },
  );
  for (const rib of [
    '-0.1 0.1, 0.4 -0.08, 1.04 -0.14',
    '-0.06 0.04, 0.3 -0.26, 0.7 -0.5',
    '-0.04 0, 0.16 -0.3, 0.28 -0.56',
    '0 0.12, 0.5 0.12, 0.94 0.3',
    '-0.06 0.16, 0.26 0.28, 0.48 0.48',
  ])
    pen.stroke(traced(rib), detail * 1.5, { taper: 0.5, tapering: 'end' });
  pen.fill(outlined('0.28 0.3!, 0.18 0.42, 0.08 0.44, 0.04 0.34, 0.14 0.26'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.6,
  });
}

function drawMidrib(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.24 1.6!, -0.14 1.0, -0.09 0.0, -0.07 -1.0!, 0.07 -1.0!, 0.09 0.0, 0.14 1.0, 0.24 1.6!, 0 1.66',
    ),
    {
      pigment: 'leafLight',
      tone: (x) => clamp(0.3 + 2.4 * x),
      line: inner * 1.1,
    },
  );
  for (const line of ['-0.1 1.54, -0.05 0.8, -0.03 -0.8', '0.1 1.54, 0.05 0.8, 0.03 -0.8'])
    pen.stroke(traced(line), detail * 1.3, { taper: 0.4 });
}

/** The end of the leaf, which falls forward over its own midrib. */
function drawTip(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 -1.5, 0.3 -1.46, 0.54 -1.28, 0.66 -1.0!, 0.5 -0.98!, 0.56 -0.72!, 0.36 -0.8!, 0.32 -0.5!, 0.16 -0.66!, 0 -0.34!, -0.16 -0.66!, -0.32 -0.5!, -0.36 -0.8!, -0.56 -0.72!, -0.5 -0.98!, -0.66 -1.0!, -0.54 -1.28, -0.3 -1.46',
    ),
    { pigment: 'leafLight', tone: (x, y) => clamp(0.05 + 0.5 * (y + 1.4) + 0.3 * x), line: inner * 1.2 },
  );
  for (const rib of [
    '0 -1.44, 0 -0.9, 0 -0.44',
    '0.1 -1.42, 0.22 -1.0, 0.3 -0.6',
    '-0.1 -1.42, -0.22 -1.0, -0.3 -0.6',
    '0.2 -1.4, 0.4 -1.1, 0.52 -0.8',
    '-0.2 -1.4, -0.4 -1.1, -0.52 -0.8',
  ])
    pen.stroke(traced(rib), detail * 1.4, { taper: 0.4 });
}

/** Right-hand lobes from the top down: each hides the foot of the one above. */
const lobes = [
  [0.02, -0.7, 0.72, -0.62],
  [0.04, -0.1, 0.9, -0.5],
  [0.06, 0.5, 1.0, -0.36],
  [0.08, 1.16, 0.9, -0.1],
] as const;
