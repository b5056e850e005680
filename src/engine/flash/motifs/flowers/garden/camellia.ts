import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawPetalRing } from '../../parts/flowers/petal-ring.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

const outerPetal = outlined(
  '0 0!, 0.2 -0.4, 0.56 -0.62, 0.9 -0.42, 0.96 -0.1, 0.9 0!, 0.96 0.1, 0.9 0.42, 0.56 0.62, 0.2 0.4',
);

/** A camellia: round petals cupped around a column of stamens, glossy leaves, a bud. */
export const camellia: Motif = {
  name: 'camellia',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const [x, y, scale, angleRad] of [
          [-0.3, 0.3, 1.0, 2.6],
          [0.3, 0.3, 1.0, 0.5],
          [0, 0.4, 0.9, 1.4],
          [-0.5, -0.4, 0.8, -2.7],
          [0.6, -0.4, 0.7, -0.2],
        ] as const)
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.52, teeth: 0.06, veins: 4, bend: 0 });
      },
      { contour: 0.8 },
    );
    canvas.layer((pen) => drawBud(pen.at({ at: [0.74, -0.86], scale: 0.34, angleRad: 0.6 })), {
      contour: 0.8,
    });
    canvas.layer((pen) => drawFlower(pen.at({ at: [-0.06, -0.1], scale: 0.86 })));
  },
};

function drawFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawPetalRing(pen, 5, { outline: outerPetal, pigment: 'petal', veins: ['0.5 0, 0.68 0.02, 0.84 0'] }, 0.3);
  drawPetalRing(
    pen.at({ scale: 0.72 }),
    3,
    { outline: outerPetal, pigment: 'petal', veins: ['0.5 0, 0.68 0.02, 0.84 0'] },
    0.9,
  );
  pen.fill(circle([0, 0], 0.33, 40), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.8 - 2 * lengthOf(x, y)),
    line: inner,
  });
  for (let i = 0; i < 26; i++) {
    const tip = polar((i / 26) * fullTurn, i % 2 === 0 ? 0.36 : 0.29);
    pen.stroke([polar((i / 26) * fullTurn, 0.12), tip], detail);
    pen.fill(circle(tip, 0.04, 10), { pigment: 'moon', tone: 0.1, line: detail });
  }
  pen.fill(circle([0, 0], 0.12, 20), { pigment: 'gold', tone: 0.6, line: detail });
}

function drawBud(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0 -1.1, 0.6 -0.8, 0.8 -0.1, 0.5 0.6, -0.5 0.6, -0.8 -0.1, -0.6 -0.8'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 0.6 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('0 -1.0, 0.3 -0.5, 0.2 0.3'), inner, { taper: 0.4 });
  pen.fill(
    outlined(
      '-0.5 0.7!, -0.74 0.2, -0.5 -0.1!, -0.2 0.3!, 0 -0.2!, 0.2 0.3!, 0.5 -0.1!, 0.74 0.2, 0.5 0.7!, 0 0.86',
    ),
    { pigment: 'leaf', tone: 0.3, line: inner },
  );
}
