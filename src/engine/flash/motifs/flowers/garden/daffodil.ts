import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawPetalRing } from '../../parts/flowers/petal-ring.ts';
import { drawStrapLeaf } from '../../parts/plants/strap-leaf.ts';

/** A daffodil: six petals around a frilled trumpet, and a bud that nods. */
export const daffodil: Motif = {
  name: 'daffodil',
  tinted: ['moon', 'gold'],
  draw(canvas) {
    canvas.layer(drawStems, { silhouette: 'fills-and-lines' });
    canvas.layer((pen) => drawFlower(pen.at({ at: [-0.06, -0.42], scale: 0.82, angleRad: 0.1 })));
  },
};

function drawStems(pen: Pen): void {
  const { inner } = pen.weight;
  drawStrapLeaf(pen, '-0.06 1.5, -0.36 0.8, -0.56 0.1', 0.09);
  drawStrapLeaf(pen, '0.1 1.5, 0.5 1.0, 0.9 0.86', 0.09);
  pen.stroke(traced('-0.02 -0.4, 0.02 0.5, 0.0 1.5'), inner * 2);
  pen.stroke(traced('0.02 1.1, 0.4 0.5, 0.62 0.14, 0.82 0.1, 0.9 0.22'), inner * 1.8);
  pen.fill(outlined('0.82 0.2!, 0.98 0.18!, 1.08 0.42, 1.04 0.66, 0.94 0.8!, 0.84 0.66, 0.78 0.42'), {
    pigment: 'moon',
    tone: (x) => clamp(0.1 + 3 * (x - 0.84)),
    line: inner,
  });
  pen.stroke(traced('0.9 0.26, 0.92 0.5, 0.93 0.7'), pen.weight.detail, { taper: 0.4 });
}

function drawFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const turn of [0, Math.PI / 3])
    drawPetalRing(
      pen,
      3,
      {
        outline: outlined('0 0!, 0.3 -0.3, 0.62 -0.36, 0.88 -0.2, 1.04 0!, 0.88 0.2, 0.62 0.36, 0.3 0.3'),
        pigment: 'moon',
        veins: ['0.4 0, 0.7 0, 0.96 0', '0.4 -0.14, 0.64 -0.18, 0.84 -0.1', '0.4 0.14, 0.64 0.18, 0.84 0.1'],
      },
      turn - Math.PI / 2,
    );
  const rim = Array.from(
    { length: 97 },
    (_, i): Point => polar((i / 96) * fullTurn, 0.43 + 0.035 * Math.cos((i / 96) * fullTurn * 12)),
  );
  pen.fill(rim, { pigment: 'gold', tone: (x, y) => clamp(0.2 + 0.5 * (x + y)), line: inner * 1.1 });
  pen.fill(circle([0, 0], 0.29, 44), {
    pigment: 'ember',
    tone: (x, y) => clamp(1 - 2.4 * lengthOf(x, y)),
    line: inner,
  });
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * fullTurn;
    pen.stroke([polar(angle, 0.2), polar(angle, i % 2 === 0 ? 0.42 : 0.36)], detail, { taper: 0.4 });
  }
  for (let i = 0; i < 6; i++) {
    const tip = polar((i / 6) * fullTurn + 0.2, 0.11);
    pen.stroke([[0, 0], tip], detail);
    pen.fill(circle(tip, 0.04, 12), { pigment: 'moon', tone: 0, line: detail });
  }
}
