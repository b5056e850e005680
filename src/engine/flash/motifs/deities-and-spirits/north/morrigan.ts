import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawRaven } from '../../birds/raven.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawFeatherBlade } from '../../parts/birds/plumage.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** The Morrigan: hooded, a mantle of black feathers, war paint, the raven at her shoulder. */
export const morrigan: Motif = {
  name: 'morrigan',
  tinted: ['petal'],
  carries: ['raven'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHoodBehind(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'leaf', cast: 'stern' });
      drawWarPaint(pen);
      drawHair(pen);
      drawFeatherMantle(pen);
      drawHood(pen);
    });
    canvas.part((part) => drawRaven(part, false, false), { at: [1.16, 0.62], scale: 0.6, isFlipped: true });
  },
};

function drawHoodBehind(pen: Pen): void {
  pen.fill(symmetric('0 -1.4, 0.5 -1.3, 0.86 -0.86, 0.94 -0.2, 0.86 0.5, 0.9 1.2!, 0 1.4'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.8,
    line: pen.weight.inner,
  });
}

function drawHood(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -1.5!, 0.44 -1.36, 0.86 -0.94, 1.0 -0.3, 0.94 0.4, 1.04 1.06!, 0.76 1.1!, 0.7 0.4, 0.74 -0.3, 0.6 -0.8, 0.3 -1.02, 0 -1.1!',
      ),
      {
        pigment: 'petal',
        tone: (x, y) => clamp(0.15 + 0.5 * smoothstep(0.6, 1.04, x) + 0.2 * smoothstep(0.3, 1.1, y)),
        line: inner * 1.2,
      },
    );
    for (const fold of ['0.24 -1.3, 0.66 -1.0, 0.84 -0.4, 0.82 0.3', '0.84 0.4, 0.84 0.8, 0.9 1.04'])
      side.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
  });
}

function drawHair(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -0.9!, 0.34 -0.84, 0.56 -0.52, 0.56 0.0, 0.66 0.6, 0.6 1.2, 0.7 1.6!, 0.4 1.3, 0.48 0.7, 0.48 0.1, 0.42 -0.36, 0.2 -0.56, 0 -0.62!',
      ),
      { pigment: 'dark', black: 'uncolored', tone: 0.4, line: inner },
    );
    drawGleams(side, ['0.1 -0.78, 0.38 -0.62, 0.5 -0.2', '0.54 0.4, 0.58 0.8, 0.54 1.2'], detail * 1.2, 0.5);
  });
}

/** A stripe from the lid down each cheek, a dot on the brow. */
function drawWarPaint(pen: Pen): void {
  drawBothSides(pen, (side) => {
    for (const stripe of [
      '0.18 0.05!, 0.24 0.05!, 0.23 0.36!, 0.2 0.4!',
      '0.3 0.04!, 0.35 0.02!, 0.33 0.26!, 0.3 0.3!',
    ])
      side.fill(outlined(stripe), { pigment: 'water', black: 'uncolored', tone: 0.4 });
  });
  pen.fill(symmetric('0 -0.5!, 0.05 -0.42, 0 -0.3!'), { pigment: 'water', black: 'uncolored', tone: 0.4 });
}

/** Rows of feathers over the shoulders. */
function drawFeatherMantle(pen: Pen): void {
  for (const [count, y, reach, length] of [
    [13, 1.3, 1.16, 0.62],
    [11, 1.12, 0.9, 0.5],
    [7, 1.0, 0.56, 0.36],
  ] as const)
    for (let i = 0; i < count; i++) {
      const share = (i / (count - 1)) * 2 - 1;
      drawFeatherBlade(
        pen.at({
          at: [share * reach, y + 0.16 * share * share - 0.05],
          angleRad: Math.PI / 2 - share * 0.5,
          scale: length,
        }),
        0.4,
        'dark',
        0.15,
      );
    }
  pen.fill(outlined('-0.1 1.04, 0 0.96, 0.1 1.04, 0.1 1.16, 0 1.24, -0.1 1.16'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 2 * x),
    line: pen.weight.inner,
  });
}
