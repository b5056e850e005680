import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Three skewers fanned out from their sticks, with pieces of meat and of pepper grilled on them. */
export const meatSkewers: Motif = {
  name: 'meat-skewers',
  tinted: ['wood'],
  draw(canvas) {
    for (const angleRad of [-0.42, 0.42, 0])
      canvas.layer((pen) => drawSkewer(pen.at({ at: [0, 1.5], angleRad })), { contour: 0.85 });
  },
};

/** A skewer that stands on the pen's origin. */
function drawSkewer(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.04 0.1!, -0.035 -2.7!, 0 -2.94!, 0.035 -2.7!, 0.04 0.1!'), {
    pigment: 'scroll',
    tone: (x) => clamp(0.3 + 6 * x),
    line: inner,
  });
  for (const [i, { pigment, outline, height }] of pieces.entries()) {
    const piece = pen.at({ at: [0, height], isFlipped: i % 2 === 1 });
    piece.fill(outlined(outline), {
      pigment,
      tone: (x, y) => clamp(0.25 + 0.7 * x + 0.8 * y),
      line: inner * 1.2,
    });
    if (pigment !== 'wood') continue;
    for (const char of grill) piece.stroke(traced(char), inner * 1.6, { taper: 0.3 });
    piece.stroke(traced('-0.2 -0.14, -0.04 -0.18, 0.12 -0.15'), detail * 2, { isErasing: true, taper: 0.4 });
  }
}

interface Piece {
  readonly pigment: Pigment;
  readonly outline: string;
  /** Of its middle above the foot of the skewer. */
  readonly height: number;
}

const meat = '-0.28 -0.16, -0.1 -0.24, 0.18 -0.22, 0.3 -0.1, 0.27 0.14, 0.08 0.22, -0.2 0.2, -0.31 0.06';
const pepper = '-0.25 -0.06, -0.06 -0.1, 0.2 -0.09, 0.26 0.02, 0.22 0.09, -0.02 0.07, -0.22 0.1';
const grill = ['-0.22 -0.06, 0 0.0, 0.24 -0.04', '-0.2 0.08, 0 0.12, 0.2 0.08'];
const pieces: readonly Piece[] = [
  { pigment: 'wood', outline: meat, height: -1.0 },
  { pigment: 'leafLight', outline: pepper, height: -1.3 },
  { pigment: 'wood', outline: meat, height: -1.6 },
  { pigment: 'petal', outline: pepper, height: -1.9 },
  { pigment: 'wood', outline: meat, height: -2.2 },
  { pigment: 'leafLight', outline: pepper, height: -2.49 },
];
