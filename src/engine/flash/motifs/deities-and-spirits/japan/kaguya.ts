import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawStraightHair, drawStraightParting } from '../../parts/faces-and-hair/straight-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { drawFullMoon } from '../../parts/sky-and-land/moon.ts';

/** Princess Kaguya before the full moon: hair down to her robe of twelve layers, bamboo at her side. */
export const kaguya: Motif = {
  name: 'kaguya',
  tinted: ['petal'],
  carries: ['moon', 'bamboo', 'princess', 'kimono'],
  draw(canvas) {
    canvas.layer((pen) => drawFullMoon(pen.at({ at: [0.1, -0.4], scale: 1.4 })), { contour: 0.6 });
    canvas.layer((pen) => drawBamboo(pen.at({ at: [-1.36, 0] })), { contour: 0.7 });
    canvas.layer((pen) => drawBamboo(pen.at({ at: [1.4, 0.34], scale: 0.84, isFlipped: true })), {
      contour: 0.7,
    });
    canvas.layer((pen) => {
      drawStraightHair(pen, 'dark');
      drawWomanFace(pen, { skin: 'foam', iris: 'wood', areEyesClosed: canvas.kit.variant % 2 === 1 });
      drawLayers(pen);
      drawStraightParting(pen, 'dark');
      drawComb(pen);
    });
  },
};

/** Upright, from -1.7 to 1.9, with a few leaves. */
function drawBamboo(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y, angleRad] of [
    [-0.1, -1.1, -2.6],
    [-0.1, -1.06, 2.9],
    [0.1, -0.36, -0.5],
    [0.1, -0.3, 0.1],
    [-0.1, 0.4, -2.7],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale: 0.52, angleRad }), { width: 0.28, veins: 1 });
  for (const y of [1.2, 0.5, -0.2, -0.9, -1.6])
    pen.fill(
      outlined(
        `-0.11 ${y + 0.02}!, 0.11 ${y + 0.02}!, 0.09 ${y + 0.35}, 0.12 ${y + 0.68}!, -0.12 ${y + 0.68}!, -0.09 ${y + 0.35}`,
      ),
      {
        pigment: 'leafLight',
        tone: (x) => clamp(0.3 + 4 * x),
        line: inner,
      },
    );
}

/** Collar over collar, each a little further out than the one above it. */
function drawLayers(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.2 0.9!, 0.6 0.96, 1.1 1.16, 1.36 1.5, 1.42 1.94!, 0 1.98!'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.4 * (x - 0.5) + 0.3 * (y - 1.2)),
      line: inner * 1.2,
    });
    for (const fold of ['1.0 1.3, 1.08 1.6, 1.04 1.92', '0.86 1.5, 0.86 1.7, 0.8 1.94'])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
  });
  // The left side is laid over the right.
  for (const isOver of [false, true])
    for (const [shift, pigment] of collars)
      pen
        .at({ isFlipped: isOver })
        .fill(outlined(isOver ? overCollar(shift) : underCollar(shift)), { pigment, tone: 0.2, line: inner });
}

const collars = [
  [0.44, 'gold'],
  [0.33, 'leafLight'],
  [0.22, 'blush'],
  [0.11, 'violet'],
  [0, 'foam'],
] as const;

function overCollar(shift: number): string {
  return `${-0.24 - shift} 0.86!, ${-0.34 - shift} 0.92, ${-0.14 - shift} 1.3, ${0.14 - shift} 1.8!, ${0.3 - shift} 1.8!, ${-shift} 1.24`;
}

function underCollar(shift: number): string {
  return `${-0.24 - shift} 0.86!, ${-0.34 - shift} 0.92, ${-0.14 - shift} 1.3, ${0.06 - shift} 1.6!, ${0.12 - shift} 1.46!, ${-shift} 1.24`;
}

/** A gilt comb at the brow, with cords at the temples. */
function drawComb(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.32!, 0.1 -1.1, 0.34 -1.1!, 0.3 -0.94, 0 -0.86'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + Math.abs(x)),
    line: inner * 1.1,
  });
  pen.fill(circle([0, -1.04], 0.07, 20), { pigment: 'petal', tone: 0.1, line: inner });
}
