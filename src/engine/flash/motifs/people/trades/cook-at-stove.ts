import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawFromBehind } from '../../parts/figures/from-behind.ts';

/** A mother from behind, her apron tied in a bow, who stirs what is on the stove. */
export const cookAtStove: Motif = {
  name: 'cook-at-stove',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawStove);
    canvas.layer((pen) => {
      drawFromBehind(
        pen,
        { hair: 'bun', hairPigment: 'wood', top: 'petal', wears: 'skirt', below: 'petal', height: 1 },
        [
          { x: -0.62, y: -0.34 },
          { x: 0.6, y: -0.62 },
        ],
      );
      drawBow(pen);
      drawLimb(
        pen,
        { line: '0.62 -0.66, 0.66 -0.5, 0.7 -0.3', half: [0.03, 0.03] },
        { pigment: 'wood', tone: 0.3, line: pen.weight.inner },
      );
    });
  },
};

function drawStove(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.06 0.02!, 1.06 0.02!, 1.06 1.34!, -1.06 1.34!'), {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.15 + 0.3 * Math.abs(x) + 0.15 * y),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.9 0.46!, 0.9 0.46!, 0.9 1.2!, -0.9 1.2!'), {
    pigment: 'dark',
    tone: 0.55,
    line: inner,
  });
  pen.fill(outlined('-1.16 -0.08!, 1.16 -0.08!, 1.16 0.06!, -1.16 0.06!'), {
    pigment: 'dark',
    tone: 0.6,
    line: inner,
  });
  pen.stroke(traced('-0.8 0.38, 0.8 0.38'), inner * 2);
  for (const x of [-0.86, -0.62, 0.62, 0.86])
    pen.fill(circle([x, 0.22], 0.075, 20), { pigment: 'dark', tone: 0.5, line: detail * 1.4 });
  drawPot(pen.at({ at: [-0.74, -0.3] }));
  drawPot(pen.at({ at: [0.74, -0.3] }));
  for (const x of [-0.86, -0.68, 0.86, 0.98])
    pen.stroke(
      traced(`${x} -0.74, ${x + 0.08} -0.88, ${x - 0.05} -1.04, ${x + 0.06} -1.22, ${x - 0.01} -1.34`),
      inner * 1.2,
      { taper: 0.5 },
    );
}

function drawPot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.3 -0.12!, 0.42 -0.14, 0.44 -0.02, 0.3 0.0!'), { black: 'always', tone: 1 }),
  );
  pen.fill(symmetric('0 -0.22!, 0.33 -0.22!, 0.32 0.1, 0.26 0.22!, 0 0.24!'), {
    pigment: 'ember',
    tone: (x) => clamp(0.15 + 1.2 * Math.abs(x + 0.06)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.28!, 0.36 -0.28!, 0.36 -0.2!, 0 -0.2!'), {
    pigment: 'ember',
    tone: 0.1,
    line: inner,
  });
  pen.stroke(traced('-0.2 -0.08, -0.19 0.06, -0.14 0.14'), detail * 1.6, { isErasing: true });
}

/** Where the strings of her apron are tied. */
function drawBow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const cloth = { pigment: 'foam', tone: 0.08, line: inner } as const;
  pen.fill(outlined('-0.27 -0.3!, 0 -0.24, 0.27 -0.3!, 0.28 -0.18!, 0 -0.12, -0.28 -0.18!'), cloth);
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.02 -0.2!, 0.14 -0.02, 0.2 0.26!, 0.1 0.28!, 0.04 0.02'), cloth);
    side.fill(outlined('0.02 -0.2!, 0.16 -0.34, 0.26 -0.28, 0.24 -0.12, 0.14 -0.1'), cloth);
    side.stroke(traced('0.06 -0.2, 0.16 -0.22'), detail * 1.2);
    side.fill(outlined('0.08 -0.94!, 0.16 -0.94!, 0.24 -0.3!, 0.16 -0.28!'), cloth);
  });
  pen.fill(circle([0, -0.19], 0.055, 18), cloth);
}
