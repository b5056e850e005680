import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawRose } from '../../flowers/garden/rose.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { drawSkull } from '../../skulls-and-arms/skulls-and-bones/skull.ts';

/** A skeleton in bridal dress: skull under a veil, roses in a wreath, pearls on bare collarbones. */
export const skeletonBride: Motif = {
  name: 'skeleton-bride',
  tinted: ['petal'],
  carries: ['skull', 'rose'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawVeil(pen);
      drawNeck(pen);
      drawDress(pen);
      drawSkull(pen.at({ at: [0, -0.36], scale: 0.72 }));
      drawBothSides(pen, drawVeilEdge);
    });
    canvas.layer(drawWreath, { contour: 0.8 });
  },
};

function drawVeil(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.32, 0.46 -1.2, 0.78 -0.8, 0.92 -0.1, 1.08 0.7, 1.26 1.5!, 0.7 1.62, 0 1.6'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.35 - 0.2 * Math.abs(x) + 0.1 * y),
    line: inner * 1.2,
  });
}

/** The folds that fall before the shoulders, with a scalloped hem. */
function drawVeilEdge(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined(
      '0.5 -0.98!, 0.72 -0.66, 0.66 0.0, 0.7 0.7, 0.66 1.46!, 0.76 1.58, 0.86 1.5!, 0.96 1.62, 1.06 1.52!, 1.16 1.62, 1.26 1.5!, 1.1 0.7, 0.94 -0.1, 0.8 -0.8, 0.62 -1.06',
    ),
    { pigment: 'foam', tone: (x) => clamp(0.05 + 0.8 * smoothstep(0.75, 1.2, x)), line: inner * 1.1 },
  );
  for (const fold of ['0.76 -0.6, 0.76 0.2, 0.84 1.36', '0.84 -0.4, 0.9 0.4, 1.04 1.36'])
    side.stroke(traced(fold), detail * 1.6, { taper: 0.4 });
  for (const [x, y] of [
    [0.78, 1.42],
    [0.96, 1.46],
    [1.14, 1.46],
  ] as const)
    side.stroke(circle([x, y], 0.045, 14), detail * 1.2);
}

/** Vertebrae down to the collarbones. */
function drawNeck(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.3!, 0.6 0.9, 0.96 1.1, 0.94 1.6!, 0 1.6!'), { black: 'always', tone: 1 });
  for (const y of [0.4, 0.56, 0.72])
    pen.fill(symmetric(`0 ${y - 0.07}!, 0.12 ${y - 0.07}, 0.22 ${y}, 0.12 ${y + 0.07}, 0 ${y + 0.07}!`), {
      pigment: 'bone',
      tone: (x) => clamp(0.15 + 2 * Math.abs(x)),
      line: inner,
    });
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0.02 0.88!, 0.3 0.8, 0.66 0.9, 0.98 0.84!, 0.98 0.98, 0.6 1.02, 0.26 0.94, 0.02 1.0!'),
      {
        pigment: 'bone',
        tone: (x, y) => clamp(0.1 + 2 * (y - 0.86) + 0.1 * x),
        line: inner,
      },
    );
    side.stroke(traced('0.34 0.9, 0.6 0.95, 0.84 0.92'), detail * 1.2, { taper: 0.4 });
    side.fill(outlined('0.06 1.1!, 0.36 1.06, 0.62 1.16, 0.68 1.3!, 0.5 1.22, 0.3 1.18, 0.06 1.22!'), {
      pigment: 'bone',
      tone: 0.3,
      line: inner,
    });
  });
  pen.fill(symmetric('0 0.94!, 0.08 0.96, 0.07 1.3!, 0 1.34!'), { pigment: 'bone', tone: 0.15, line: inner });
  for (const x of [-0.42, -0.3, -0.16, 0, 0.16, 0.3, 0.42])
    pen.fill(circle([x, 0.9 - 1.1 * x * x + 0.02], 0.062, 18), { pigment: 'foam', tone: 0.1, line: inner });
}

function drawDress(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 1.42!, 0.16 1.3, 0.4 1.24, 0.7 1.34!, 0.96 1.3, 1.0 1.66!, 0 1.7!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.08 + 0.4 * Math.abs(x)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    for (const x of [0.14, 0.34, 0.54, 0.74])
      side.stroke(circle([x, 1.46 - 0.1 * x], 0.06, 14), detail * 1.2);
  });
}

function drawWreath(pen: Pen): void {
  drawBothSides(pen, (side) => {
    for (const [x, y, angleRad, scale] of [
      [0.2, -1.26, -1.2, 0.34],
      [0.5, -1.16, -0.7, 0.34],
      [0.74, -0.84, 0.1, 0.34],
    ] as const)
      drawLeaf(side.at({ at: [x, y], angleRad, scale }), { width: 0.5, veins: 2 });
  });
  for (const [x, y, scale] of [
    [-0.62, -0.8, 0.2],
    [0.62, -0.8, 0.2],
    [-0.36, -1.04, 0.25],
    [0.36, -1.04, 0.25],
    [0, -1.14, 0.3],
  ] as const)
    drawRose(pen.at({ at: [x, y], scale }));
}
