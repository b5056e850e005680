import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import type { FeatherRow } from '../../parts/birds/plumage.ts';
import { drawFeatheredWing } from '../../parts/birds/plumage.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** An angel's bust between raised wings, her eyes closed, under a halo. */
export const angel: Motif = {
  name: 'angel',
  tinted: ['foam'],
  draw(canvas) {
    for (const isFlipped of [true, false])
      canvas.layer((pen) => drawFeatheredWing(pen, arm, rows), {
        at: { at: [0, 0.2], isFlipped },
        contour: 0.7,
      });
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      pen.fill([ellipse([0, -1.22], 0.44, 0.13), ellipse([0, -1.22], 0.35, 0.08)], {
        pigment: 'gold',
        tone: 0.1,
        line: inner,
        rule: 'evenodd',
      });
      drawHair(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'water', areEyesClosed: true });
      drawFringe(pen);
      drawRobe(pen);
    });
  },
};

function drawHair(pen: Pen): void {
  pen.fill(
    outlined(
      '0 -0.96, 0.4 -0.88, 0.62 -0.56, 0.62 0.1, 0.4 0.6!, -0.4 0.6!, -0.62 0.1, -0.62 -0.56, -0.4 -0.88',
    ),
    { pigment: 'gold', tone: 0.75, line: pen.weight.inner },
  );
  drawLocks(
    pen,
    [
      [0.4, -0.5, 0.34, 1.1, -0.22],
      [0.42, -0.2, 0.18, 1.1, 0.16],
      [0.4, 0, -0.04, 1, -0.16],
    ],
    {
      width: 0.3,
      bend: 0,
      pigment: 'gold',
      tone: (x, y) => clamp(0.6 - 0.4 * Math.abs(x) + 0.1 * y),
    },
  );
}

function drawFringe(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -0.96!, 0.34 -0.9, 0.58 -0.62, 0.64 -0.2, 0.56 0.16!, 0.5 -0.16, 0.4 -0.42, 0.2 -0.58, 0 -0.62!',
      ),
      { pigment: 'gold', tone: (_, y) => clamp(0.1 + Math.max(0, y + 0.6)), line: side.weight.inner },
    );
    for (const hair of ['0.06 -0.88, 0.34 -0.74, 0.54 -0.3', '0.04 -0.76, 0.26 -0.66, 0.48 -0.32'])
      side.stroke(traced(hair), side.weight.detail, { taper: 0.5 });
  });
}

function drawRobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.26 0.86!, 0.56 1.0, 0.8 1.3, 0.84 1.6!, 0.4 1.7, 0 1.76!, 0 1.24!'), {
      pigment: 'foam',
      tone: (x, y) => clamp(0.1 + 0.5 * x + 0.6 * (y - 1.3)),
      line: inner,
    });
    for (const fold of [
      '0.36 1.0, 0.26 1.3, 0.08 1.56',
      '0.54 1.08, 0.46 1.36, 0.3 1.64',
      '0.7 1.26, 0.66 1.44, 0.58 1.6',
    ])
      side.stroke(traced(fold), detail * 1.2, { taper: 0.4 });
  });
}

const arm = traced('0.98 -1.16, 0.84 -1.16, 0.62 -0.86, 0.4 -0.4, 0.3 0.1', 8);
const rows: readonly FeatherRow[] = [
  { feathers: 12, pigment: 'foam', lengths: [0.85, 0.8], anglesRad: [-0.7, 1.35], width: 0.24, shade: 0 },
  { feathers: 10, pigment: 'foam', lengths: [0.52, 0.5], anglesRad: [-0.6, 1.3], width: 0.34, shade: 0.05 },
  { feathers: 8, pigment: 'foam', lengths: [0.3, 0.3], anglesRad: [-0.5, 1.3], width: 0.5, shade: 0.05 },
];
