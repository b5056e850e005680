import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawFeatheredWing } from '../../parts/birds/plumage.ts';
import { drawJointedLeg } from '../../parts/crawlers-and-swimmers/insect-leg.ts';

/** A beetle from above, its wing cases grooved and gleaming. */
export const beetle: Motif = {
  name: 'beetle',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLegs(pen);
      drawBothSides(pen, (side) => {
        side.stroke(traced('0.14 -1.0, 0.3 -1.2, 0.52 -1.26', 8), side.weight.inner * 1.3);
        side.dot([0.53, -1.26], side.weight.inner * 1.6);
      });
      drawShell(pen);
    });
  },
};

/** The scarab of Egypt: wings spread, the sun's disc between its forelegs. */
export const scarab: Motif = {
  name: 'scarab',
  tinted: ['water'],
  carries: ['sun', 'wings'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const isFlipped of [true, false]) drawWing(pen.at({ isFlipped }));
      },
      { contour: 0.8 },
    );
    canvas.layer((pen) => {
      drawBothSides(pen, (side) => {
        drawJointedLeg(side, '0.3 -0.66, 0.52 -0.98, 0.3 -1.34', 0.06, 'gold');
        drawJointedLeg(side, '0.4 0.66, 0.64 0.94, 0.5 1.3', 0.06, 'gold');
      });
      drawShell(pen.at({ scale: 0.86 }));
      pen.fill(ellipse([0, -1.3], 0.32, 0.32, 48), {
        pigment: 'petal',
        tone: (x, y) => clamp(0.1 + 0.9 * (x + y + 1.3)),
        line: pen.weight.inner * 1.1,
      });
    });
  },
};

function drawWing(pen: Pen): void {
  drawFeatheredWing(pen, traced('1.5 -0.52, 1.1 -0.66, 0.7 -0.5, 0.3 -0.2'), [
    { feathers: 10, pigment: 'water', lengths: [0.9, 0.7], anglesRad: [0.7, 1.3], width: 0.22, shade: 0.1 },
    { feathers: 9, pigment: 'petal', lengths: [0.5, 0.46], anglesRad: [0.7, 1.3], width: 0.34, shade: 0.05 },
    { feathers: 8, pigment: 'gold', lengths: [0.26, 0.26], anglesRad: [0.7, 1.3], width: 0.6, shade: 0 },
  ]);
}

function drawLegs(pen: Pen): void {
  drawBothSides(pen, (side) => {
    for (const leg of [
      '0.42 -0.56, 0.84 -0.72, 0.9 -1.12',
      '0.56 -0.06, 1.0 -0.02, 1.14 0.34',
      '0.5 0.5, 0.86 0.74, 0.86 1.2',
    ])
      drawJointedLeg(side, leg, 0.06, 'dark');
  });
}

/** Head, shield and wing cases; about 1.3 wide and 2.2 high. */
function drawShell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.08!, 0.1 -1.16!, 0.2 -1.06, 0.32 -1.04!, 0.34 -0.86, 0.3 -0.7, 0 -0.66'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.35,
    line: inner,
  });
  pen.fill(symmetric('0 -0.86, 0.3 -0.86, 0.52 -0.7, 0.6 -0.4!, 0.3 -0.34, 0 -0.32'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.12 + 0.7 * smoothstep(0.2, 0.6, Math.abs(x + 0.06)) + 0.4 * (y + 0.7)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(ellipse([0.25, -0.92], 0.05, 0.07, 16), { pigment: 'gold', tone: 0, line: detail });
    side.fill(
      outlined('0 -0.34!, 0.34 -0.35, 0.6 -0.36!, 0.68 0.06, 0.62 0.52, 0.38 0.94, 0.1 1.1, 0 1.12!'),
      {
        pigment: 'water',
        tone: (x, y) =>
          clamp(0.06 + 0.8 * smoothstep(0.36, 0.68, x + 0.08 * y) + 0.3 * smoothstep(0.5, 1.1, y)),
        line: inner * 1.2,
      },
    );
    for (const groove of [
      '0.16 -0.26, 0.18 0.3, 0.12 0.98',
      '0.32 -0.28, 0.36 0.3, 0.26 0.9',
      '0.48 -0.28, 0.52 0.24, 0.4 0.78',
    ])
      side.stroke(traced(groove), detail * 1.4, { taper: 0.3 });
  });
  pen.fill(symmetric('0 -0.34!, 0.12 -0.34!, 0 -0.14!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
}
