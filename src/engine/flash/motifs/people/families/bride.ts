import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';
import { drawRoundBlossom } from '../../parts/flowers/round-blossom.ts';
import { drawPearls } from '../../parts/jewels/pearls.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A bride: a veil that falls from a wreath of blossoms, eyes cast down, a dress of lace. */
export const bride: Motif = portrait({
  name: 'bride',
  tinted: ['blush'],
  behind: drawVeil,
  garment: (pen) => {
    drawLace(pen);
    drawPearls(pen, '-0.26 0.92, -0.16 1.02, 0 1.06, 0.16 1.02, 0.26 0.92', 0.036);
  },
  face: { woman: { skin: 'bone', iris: 'wood', cast: 'gentle', areEyesClosed: true } },
  over: (pen) => {
    drawParting(pen);
    drawBothSides(pen, drawEarring);
    drawWreath(pen);
  },
});

/** Thin cloth that falls over the shoulders, its hem embroidered. */
function drawVeil(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y] of hem) drawBothSides(pen, (side) => drawScallop(side, x, y));
  pen.fill(veil, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(0.9, 0.5, Math.abs(x)) + 0.2 * smoothstep(0.8, 1.9, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const fold of [
      '0.5 -1.1, 0.78 -0.6, 0.88 0.2, 1.06 1.2, 1.1 1.84',
      '0.66 -0.5, 0.74 0.2, 0.9 1.1, 0.94 1.86',
      '0.62 0.2, 0.7 0.7, 0.8 1.2',
    ])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.3 });
  });
  pen.fill(symmetric('0 -1.06, 0.42 -0.96, 0.64 -0.6, 0.64 0.0, 0.5 0.46!, 0 0.5'), {
    pigment: 'wood',
    black: 'uncolored',
    tone: 0.7,
    line: inner,
  });
}

function drawScallop(side: Pen, x: number, y: number): void {
  const { inner, detail } = side.weight;
  side.fill(circle([x, y], 0.1, 24), { pigment: 'foam', tone: 0.1, line: inner });
  side.dot([x + 0.04, y], detail * 1.6);
}

function drawParting(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -1.0!, 0.38 -0.94, 0.62 -0.66, 0.66 -0.24, 0.6 0.1, 0.5 0.3!, 0.5 0.02, 0.47 -0.2, 0.34 -0.46, 0 -0.66!',
      ),
      {
        pigment: 'wood',
        tone: (x, y) => clamp(0.12 + 0.6 * smoothstep(0.4, 0.66, x) + 0.3 * y),
        line: inner,
      },
    );
    for (const hair of [
      '0.04 -0.74, 0.34 -0.6, 0.52 -0.3, 0.55 0.1',
      '0.04 -0.86, 0.42 -0.72, 0.58 -0.4, 0.6 0.0',
    ])
      side.stroke(traced(hair), detail * 1.1, { taper: 0.5 });
    side.stroke(traced('0.52 0.24, 0.6 0.4, 0.52 0.54, 0.58 0.68'), inner, { taper: 0.6 });
  });
}

function drawEarring(side: Pen): void {
  side.fill(circle([0.5, 0.34], 0.055, 18), { pigment: 'foam', tone: 0.1, line: side.weight.inner });
}

/** Blossoms over the brow from temple to temple. */
function drawWreath(pen: Pen): void {
  drawBothSides(pen, (side) => {
    for (const [x, y, angleRad] of [
      [0.66, -0.62, 0.3],
      [0.5, -0.96, -0.6],
      [0.2, -1.14, -1.1],
      [0.72, -0.36, 1.2],
    ] as const)
      drawLeaf(side.at({ at: [x, y], scale: 0.32, angleRad }), { width: 0.45, veins: 1 });
  });
  for (const [x, y, scale] of [
    [0.66, -0.46, 0.15],
    [-0.66, -0.46, 0.15],
    [0.56, -0.7, 0.2],
    [-0.56, -0.7, 0.2],
    [0.3, -0.9, 0.22],
    [-0.3, -0.9, 0.22],
    [0, -0.98, 0.25],
  ] as const)
    drawRoundBlossom(pen.at({ at: [x, y], scale }), 'blush', 'gold');
}

/** High at the shoulders, its neck a deep V edged with lace. */
function drawLace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.44 0.96!, 0.7 1.02, 0.94 1.2, 1.06 1.5, 1.08 1.9!, 0 1.94!, 0 1.5!, 0.3 1.26'), {
      pigment: 'foam',
      tone: (x, y) => clamp(0.04 + 0.55 * smoothstep(0.5, 1.06, x) + 0.25 * (y - 1.3)),
      line: inner * 1.1,
    });
    for (const [x, y] of [
      [0.42, 1.06],
      [0.34, 1.2],
      [0.24, 1.32],
      [0.13, 1.42],
      [0.02, 1.5],
    ] as const)
      side.fill(circle([x, y], 0.07, 20), { pigment: 'foam', tone: 0.1, line: detail * 1.3 });
    for (const [x, y] of [
      [0.66, 1.22],
      [0.46, 1.42],
      [0.84, 1.46],
      [0.26, 1.66],
      [0.62, 1.7],
    ] as const)
      for (let i = 0; i < 5; i++) {
        const angle = (i * 2 * Math.PI) / 5;
        side.stroke(circle([x + 0.055 * Math.cos(angle), y + 0.055 * Math.sin(angle)], 0.032, 12), detail);
      }
  });
}

const veil = symmetric(
  '0 -1.24, 0.44 -1.16, 0.78 -0.86, 0.92 -0.3, 0.98 0.4, 1.12 1.1, 1.3 1.86!, 0.6 1.94, 0 1.94',
);
/** Along the right edge of the veil. */
const hem = [
  [0.88, -0.52],
  [0.93, -0.34],
  [0.95, -0.16],
  [0.96, 0.02],
  [0.97, 0.2],
  [0.98, 0.38],
  [1.0, 0.56],
  [1.04, 0.74],
  [1.08, 0.92],
  [1.12, 1.1],
  [1.16, 1.28],
  [1.21, 1.46],
  [1.26, 1.64],
  [1.3, 1.82],
] as const;
