import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock } from '../../parts/any-beast/fur.ts';
import { drawOpenShirt } from '../../parts/clothes/open-shirt.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A hippie: long hair with a band around the brow, round tinted glasses, a beard. */
export const hippie: Motif = portrait({
  name: 'hippie',
  tinted: ['violet'],
  carries: ['glasses', 'sunglasses'],
  behind: drawLongHair,
  garment: (pen) => drawOpenShirt(pen, 'violet', 'bone'),
  face: { man: { skin: 'bone', mood: 'calm', cast: 'lean' } },
  over: (pen) => {
    drawBeard(pen, { pigment: 'wood', tipY: 1.16, fullness: 0.5 });
    drawMiddleParting(pen);
    drawHeadband(pen);
    drawRoundGlasses(pen);
  },
});

function drawLongHair(pen: Pen): void {
  for (const side of [-1, 1])
    for (const [x, y, tx, ty, bend] of [
      [0.34, -0.7, 0.96, 1.3, -0.12],
      [0.36, -0.6, 0.8, 1.5, -0.12],
      [0.38, -0.5, 0.6, 1.5, -0.1],
    ] as const)
      drawLock(pen, {
        root: [side * x, y],
        tip: [side * tx, ty],
        width: 0.5,
        bend: side * bend,
        pigment: 'wood',
        tone: (px, py) => clamp(0.85 - 0.6 * Math.abs(px) + 0.12 * Math.sin(7 * py)),
      });
}

function drawMiddleParting(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -1.02!, 0.36 -0.98, 0.64 -0.74, 0.74 -0.3, 0.74 0.3, 0.86 1.0!, 0.66 0.66, 0.58 0.2, 0.54 -0.2, 0.36 -0.5, 0 -0.72!',
      ),
      {
        pigment: 'wood',
        tone: (x, y) => clamp(0.12 + 0.5 * smoothstep(0.4, 0.8, x) + 0.25 * y),
        line: inner,
      },
    );
    for (const hair of [
      '0.04 -0.8, 0.4 -0.6, 0.6 -0.2, 0.66 0.4',
      '0.06 -0.92, 0.48 -0.74, 0.68 -0.2, 0.72 0.4',
    ])
      side.stroke(traced(hair), detail * 1.1, { taper: 0.4 });
  });
}

function drawHeadband(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.72, 0.4 -0.68, 0.71 -0.56!, 0.72 -0.38!, 0.4 -0.5, 0 -0.54'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 0.5 * Math.abs(x)),
    line: inner,
  });
  for (const x of [-0.5, -0.25, 0, 0.25, 0.5]) {
    const y = -0.63 + 0.2 * x * x;
    pen.fill(outlined(`${x} ${y - 0.07}!, ${x + 0.08} ${y}!, ${x} ${y + 0.07}!, ${x - 0.08} ${y}!`), {
      pigment: 'gold',
      tone: 0.1,
      line: pen.weight.detail,
    });
  }
}

function drawRoundGlasses(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(circle([0.27, -0.07], 0.215, 40), {
      pigment: 'violet',
      black: 'uncolored',
      tone: (x, y) => clamp(0.3 + 1.4 * (x - 0.27) - 1.2 * (y + 0.07)),
      line: inner * 1.6,
    });
    side.stroke(traced('0.48 -0.1, 0.6 -0.14'), inner * 1.5);
    drawGleams(side, ['0.16 -0.02, 0.26 -0.18', '0.22 0.02, 0.34 -0.17'], detail * 1.8, 0.3);
  });
  pen.stroke(traced('-0.06 -0.1, 0 -0.14, 0.06 -0.1'), inner * 1.6);
}
