import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A striped tub of popcorn, heaped, one piece in the air. */
export const popcorn: Motif = {
  name: 'popcorn',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, y, angleRad] of heap) drawPiece(pen.at({ at: [x, y], angleRad, scale: 0.34 }));
      drawTub(pen);
    });
    canvas.layer((pen) => drawPiece(pen.at({ at: [0.74, -1.16], angleRad: 0.8, scale: 0.3 })));
  },
};

function drawPiece(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.3 -0.56!, -0.24 -0.92, 0.16 -1.06, 0.5 -0.86, 0.44 -0.5!, 0.74 -0.6, 0.9 -0.34, 0.72 -0.1!, 1.0 0.06, 1.04 0.5, 0.72 0.78, 0.34 0.6!, 0.1 0.84, -0.26 0.72, -0.32 0.42!, -0.72 0.5, -1.06 0.2, -1.0 -0.26, -0.64 -0.3!, -0.66 -0.54, -0.5 -0.66',
    ),
    { pigment: 'moon', tone: (x, y) => clamp(0.02 + 0.3 * x + 0.35 * y), line: inner * 1.2 },
  );
  pen.fill(outlined('-0.3 0.42!, -0.5 0.2, -0.34 0.04, -0.06 0.2, -0.1 0.4'), {
    pigment: 'gold',
    tone: 0.35,
  });
  for (const fold of [
    '-0.3 -0.56, -0.06 -0.4, 0.1 -0.42',
    '0.44 -0.5, 0.34 -0.24',
    '0.72 -0.1, 0.4 0.02, 0.2 0.22',
    '0.34 0.6, 0.26 0.42',
    '-0.64 -0.3, -0.36 -0.22',
  ])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.5, tapering: 'end' });
}

function drawTub(pen: Pen): void {
  const { inner } = pen.weight;
  for (let stripe = 0; stripe < 7; stripe++) {
    const [left, right] = [-0.94 + stripe * 0.2686, -0.94 + (stripe + 1) * 0.2686];
    const scallop = `${left} -0.06!, ${(left + right) / 2} -0.17, ${right} -0.06!`;
    pen.fill(outlined(`${scallop}, ${right * 0.72} ${foot(right)}!, ${left * 0.72} ${foot(left)}!`), {
      pigment: stripe % 2 ? 'foam' : 'petal',
      tone: (x) => clamp(0.08 + 0.7 * smoothstep(0.1, 0.9, x)),
      line: inner * 1.3,
    });
  }
}

/** Where the side at a place along the rim ends: the round foot is seen from above. */
function foot(x: number): number {
  return 1.24 + 0.1 * (1 - (x / 0.94) ** 2);
}

/** From back to front. */
const heap = [
  [-0.1, -0.86, 0.2],
  [0.34, -0.74, 1.4],
  [-0.52, -0.66, 2.2],
  [0.68, -0.42, 0.6],
  [-0.8, -0.3, 3],
  [0.12, -0.48, 2.6],
  [-0.32, -0.36, 0.9],
  [0.44, -0.24, 3.4],
  [0.8, -0.14, 1.9],
  [-0.64, -0.06, 1.2],
  [-0.1, -0.1, 4],
  [0.2, -0.06, 5],
] as const;
