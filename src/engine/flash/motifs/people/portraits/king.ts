import { clamp } from '../../../geometry/interval.ts';
import { symmetric } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLock } from '../../parts/any-beast/fur.ts';
import { drawErmineMantle } from '../../parts/clothes/ermine-mantle.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';
import { drawArchedCrown } from '../../parts/headgear/arched-crown.ts';
import { drawJewel } from '../../parts/jewels/jewel.ts';

/** A king: arched crown, a full beard and hair to his shoulders, a mantle with ermine. */
export const king: Motif = portrait({
  name: 'king',
  tinted: ['petal'],
  carries: ['crown'],
  behind: (pen) => drawShoulderHair(pen, 'wood'),
  garment: (pen) => {
    drawNeck(pen);
    drawErmineMantle(pen, 'petal');
    drawJewel(pen.at({ at: [0, 1.64], scale: 0.34 }), 'petal');
  },
  face: { man: { skin: 'bone', mood: 'stern', cast: 'broad' } },
  over: (pen) => {
    drawBeard(pen, { pigment: 'wood', tipY: 1.3, fullness: 0.5 });
    drawTemples(pen, 'wood');
    drawArchedCrown(pen, 'petal');
  },
});

function drawNeck(pen: Pen): void {
  pen.fill(symmetric('0 0.5, 0.32 0.5, 0.34 0.96, 0.3 1.2, 0 1.7!'), {
    pigment: 'bone',
    tone: 0.7,
    line: pen.weight.inner,
  });
}

/** A man's hair, waved, down to his shoulders. */
function drawShoulderHair(pen: Pen, pigment: Pigment): void {
  for (const side of [-1, 1])
    for (const [x, y, tx, ty, bend] of [
      [0.4, -0.6, 1.0, 0.96, -0.22],
      [0.4, -0.5, 0.92, 1.16, -0.16],
      [0.4, -0.4, 0.72, 1.2, -0.14],
      [0.36, -0.3, 0.5, 1.2, -0.1],
    ] as const)
      drawLock(pen, {
        root: [side * x, y],
        tip: [side * tx, ty],
        width: 0.46,
        bend: side * bend,
        pigment,
        tone: (px, py) => clamp(0.9 - 0.6 * Math.abs(px) + 0.15 * Math.sin(8 * py)),
      });
}

/** Locks from under the crown in front of the ears. */
function drawTemples(pen: Pen, pigment: Pigment): void {
  for (const side of [-1, 1])
    for (const [x, y, tx, ty, bend] of [
      [0.62, -0.66, 0.74, 0.5, -0.16],
      [0.52, -0.62, 0.6, 0.2, -0.12],
    ] as const)
      drawLock(pen, {
        root: [side * x, y],
        tip: [side * tx, ty],
        width: 0.24,
        bend: side * bend,
        pigment,
        tone: (_, py) => clamp(0.15 + 0.5 * (py + 0.6)),
      });
}
