import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** An engagement ring: a brilliant in claws upon a slim band, seen from the front, sparkling. */
export const diamondRing: Motif = {
  name: 'diamond-ring',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHoop(pen);
      drawBrilliant(pen.at({ at: [0, -0.64], scale: 0.56 }));
      drawClaws(pen);
    });
    canvas.layer(
      (pen) => {
        drawSparkle(pen.at({ at: [0.68, -0.98], scale: 0.3 }));
        drawSparkle(pen.at({ at: [-0.72, -0.86], scale: 0.2 }));
      },
      { contour: 0.4 },
    );
  },
};

function drawHoop(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([circle([0, 0.38], 0.74, 90), circle([0, 0.42], 0.58, 90)], {
    pigment: 'gold',
    rule: 'evenodd',
    tone: (x, y) => clamp(0.15 + 0.3 * x + 0.4 * Math.sin(4 * y + 2.4 * x) ** 2),
    line: inner * 1.3,
  });
  pen.stroke(traced('-0.64 0.2, -0.66 0.46, -0.54 0.74, -0.34 0.92'), detail * 1.6, {
    isErasing: true,
    taper: 0.4,
  });
  pen.stroke(traced('0.3 0.96, 0.54 0.76, 0.66 0.46'), detail * 1.3, { taper: 0.4 });
}

/** A brilliant from the side, about 1.9 wide. */
function drawBrilliant(pen: Pen): void {
  const { detail } = pen.weight;
  pen.fill(symmetric('0 -0.66!, 0.56 -0.66!, 0.98 -0.2!, 0 0.86!'), {
    pigment: 'waterLight',
    tone: 0.1,
    line: pen.weight.inner * 1.3,
  });
  for (const [facet, pigment, tone] of facets)
    pen.fill(outlined(facet), { pigment, tone, line: detail * 1.3 });
}

function drawClaws(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.34!, 0.1 -0.24!, 0.24 -0.28!, 0.34 -0.24!, 0.32 -0.14, 0.14 -0.12, 0 -0.12'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 1.2 * x),
    line: inner,
  });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.2 -0.22!, 0.42 -0.56, 0.46 -0.76!, 0.58 -0.78!, 0.56 -0.58, 0.34 -0.2!'), {
      pigment: 'gold',
      tone: 0.2,
      line: inner,
    }),
  );
}

const facets: readonly (readonly [string, Pigment, number])[] = [
  ['-0.56 -0.66!, -0.98 -0.2!, -0.4 -0.2!', 'water', 0.1],
  ['-0.56 -0.66!, 0 -0.66!, -0.4 -0.2!', 'foam', 0.05],
  ['0 -0.66!, -0.4 -0.2!, 0.4 -0.2!', 'waterLight', 0.2],
  ['0 -0.66!, 0.56 -0.66!, 0.4 -0.2!', 'foam', 0.3],
  ['0.56 -0.66!, 0.98 -0.2!, 0.4 -0.2!', 'water', 0.5],
  ['-0.98 -0.2!, -0.4 -0.2!, 0 0.86!', 'waterLight', 0.2],
  ['-0.4 -0.2!, 0.4 -0.2!, 0 0.86!', 'foam', 0.05],
  ['0.4 -0.2!, 0.98 -0.2!, 0 0.86!', 'water', 0.7],
];
