import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawFoliage } from '../../parts/plants/foliage.ts';

/** A baobab: a barrel of a trunk, short bare boughs with small tufts at their ends. */
export const baobab: Motif = {
  name: 'baobab',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawGround(pen);
      for (const [line, half] of boughs)
        drawBothSides(pen, (side) =>
          drawLimb(side, { line, half }, { pigment: 'wood', tone: (x) => clamp(0.2 + 0.5 * Math.abs(x)) }),
        );
      drawLimb(
        pen,
        { line: '0.0 -0.4, 0.03 -0.7, 0 -1.0', half: [0.13, 0.06, 0.03] },
        { pigment: 'wood', tone: 0.3 },
      );
      drawTrunk(pen);
      for (const [x, y, radiusX] of tufts)
        for (const side of x === 0 ? [1] : [-1, 1]) drawFoliage(pen, [side * x, y], radiusX, radiusX * 0.52);
    });
  },
};

function drawTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(trunk, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.3 + 1.1 * x + 0.12 * y),
    line: inner * 1.2,
  });
  for (const fold of [
    '-0.3 1.0, -0.34 0.6, -0.28 0.1, -0.36 -0.22',
    '-0.1 1.06, -0.14 0.7, -0.1 0.3, -0.14 -0.1',
    '0.1 1.04, 0.06 0.6, 0.12 0.2, 0.08 -0.2',
    '0.3 0.98, 0.34 0.5, 0.28 0.1, 0.38 -0.2',
  ])
    pen.stroke(traced(fold), inner, { taper: 0.5 });
  for (const crease of [
    '-0.44 0.5, -0.36 0.53',
    '-0.24 0.34, -0.14 0.36',
    '-0.02 0.56, 0.06 0.54',
    '0.18 0.3, 0.28 0.27',
    '0.38 0.62, 0.46 0.58',
    '-0.22 0.78, -0.14 0.8',
    '0.18 0.82, 0.26 0.8',
    '-0.02 0.1, 0.05 0.08',
  ])
    pen.stroke(traced(crease), detail * 1.4, { taper: 0.3 });
}

function drawGround(pen: Pen): void {
  pen.fill(outlined('-1.2 1.14!, -0.7 1.02, 0 0.98, 0.7 1.02, 1.2 1.14!, 0.6 1.22, -0.6 1.22'), {
    pigment: 'gold',
    tone: (x) => clamp(0.3 + 0.2 * x),
    line: pen.weight.inner,
  });
}

const trunk = symmetric(
  '0 -0.5!, 0.1 -0.42, 0.2 -0.5!, 0.3 -0.34, 0.52 -0.46!, 0.5 -0.26, 0.47 0.0, 0.53 0.4, 0.56 0.72, 0.62 0.96, 0.76 1.12!, 0.5 1.08, 0.34 1.16!, 0.14 1.09, 0 1.16!',
);
const boughs = [
  ['0.4 -0.3, 0.66 -0.5, 1.0 -0.56', [0.12, 0.07, 0.03]],
  ['0.62 -0.48, 0.84 -0.72, 1.06 -0.84', [0.06, 0.045, 0.025]],
  ['0.36 -0.3, 0.5 -0.66, 0.7 -0.96', [0.12, 0.07, 0.03]],
  ['0.46 -0.6, 0.4 -0.84, 0.4 -1.06', [0.06, 0.04, 0.025]],
  ['0.16 -0.4, 0.24 -0.74, 0.18 -1.02', [0.1, 0.06, 0.03]],
] as const;
const tufts = [
  [1.04, -0.6, 0.2],
  [1.1, -0.9, 0.2],
  [0.76, -1.06, 0.2],
  [0.46, -1.16, 0.17],
  [0.2, -1.1, 0.15],
  [0, -1.12, 0.16],
  [0.72, -0.66, 0.12],
] as const;
