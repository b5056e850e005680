import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A king of shogi, standing: a wedge of boxwood with 王将 cut into it. */
export const shogiPiece: Motif = {
  name: 'shogi-piece',
  tinted: ['moon'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const piece = pen.at({ angleRad: 0.1 });
      drawWedge(piece);
      for (const stroke of king) brush(piece, stroke);
      for (const stroke of general) brush(piece, stroke);
    }),
};

function drawWedge(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0 -1.5!, 0.72 -1.12!, 0.88 -1.0!, 1.24 1.24!, 1.1 1.4!, -1.1 1.4!'), {
    pigment: 'wood',
    tone: 0.6,
    line: inner * 1.3,
  });
  pen.fill(symmetric('0 -1.5!, 0.7 -1.12!, 1.06 1.3!, 0 1.3!'), {
    pigment: 'moon',
    tone: (x, y) => clamp(0.05 + 0.3 * (x + 0.2) + 0.25 * (y - 0.4)),
    line: inner * 1.3,
  });
  for (const grain of [
    '-0.62 -0.7, -0.72 0.0, -0.86 0.9',
    '0.66 -0.4, 0.74 0.3, 0.84 1.1',
    '-0.5 1.0, -0.52 1.2',
    '0.5 -1.0, 0.56 -0.6',
  ])
    pen.stroke(traced(grain), detail * 1.2, { taper: 0.4 });
}

/** A brush stroke: heavy where it starts, lifted at its end. */
function brush(pen: Pen, line: string): void {
  const width = pen.weight.inner * 3.6;
  pen.stroke(traced(line), (share) => width * (1.15 - 0.5 * share), { taper: 0.12 });
}

const king = [
  '-0.36 -0.98, 0 -1.0, 0.38 -1.04',
  '-0.3 -0.66, 0 -0.68, 0.3 -0.7',
  '0.0 -1.0, 0.02 -0.66, 0.0 -0.3',
  '-0.48 -0.26, 0 -0.3, 0.5 -0.34',
];
const general = [
  '-0.5 0.16, -0.38 0.32',
  '-0.62 0.72, -0.48 0.6, -0.32 0.5',
  '-0.24 0.02, -0.22 0.5, -0.26 1.1',
  '0.26 -0.04, 0.12 0.2, -0.06 0.38',
  '0.16 0.12, 0.5 0.1, 0.36 0.34, 0.04 0.56',
  '0.16 0.28, 0.26 0.38',
  '-0.1 0.66, 0.3 0.62, 0.66 0.58',
  '0.4 0.42, 0.42 0.8, 0.4 1.06, 0.24 1.0',
  '0.06 0.78, 0.16 0.92',
];
