import { clamp } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFlowerSpike } from '../../parts/flowers/flower-spike.ts';
import { drawPetalRing } from '../../parts/flowers/petal-ring.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

const stem = traced('-0.06 1.6, 0.02 0.8, -0.02 -0.4, 0.1 -1.6', 12);

/** A spike of larkspur, its buds above. */
export const larkspur: Motif = {
  name: 'larkspur',
  tinted: ['water', 'violet'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(stem, (t) => pen.weight.inner * (2.2 - 1.2 * t));
        for (const [x, y, turn] of [
          [-0.03, 1.3, -2.5],
          [-0.01, 1.2, -0.6],
        ] as const)
          for (const spread of [-0.7, -0.35, 0, 0.35, 0.7])
            drawLeaf(pen.at({ at: [x, y], scale: 0.62 - 0.2 * Math.abs(spread), angleRad: turn + spread }), {
              width: 0.2,
              veins: 1,
            });
        drawFlowerSpike(pen, {
          stem,
          from: 0.3,
          to: 0.99,
          whorls: 17,
          sizes: [0.4, 0.12],
          openTo: 0.72,
          drawFlower,
          drawBud,
        });
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

function drawFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.2 0.1!, -0.2 0.14, -0.56 0.34!, -0.3 -0.06, 0.2 -0.14!'), {
    pigment: 'violet',
    tone: 0.6,
    line: inner,
  });
  drawPetalRing(pen.at({ at: [0.5, 0] }), 5, {
    outline: outlined('0 0!, 0.2 -0.3, 0.6 -0.4, 0.92 -0.1, 0.86 0.2, 0.5 0.4, 0.2 0.28'),
    pigment: 'water',
    veins: ['0.2 0, 0.5 0, 0.8 0'],
    rootTone: 0.8,
  });
  pen.fill(circle([0.5, 0], 0.2, 22), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.5 - lengthOf(x - 0.5, y)),
    line: inner,
  });
  pen.dot([0.5, 0], detail * 1.4);
}

function drawBud(pen: Pen): void {
  pen.fill(outlined('-0.1 0!, 0.3 -0.4, 0.8 -0.36, 1.1 0!, 0.8 0.36, 0.3 0.4'), {
    pigment: 'violet',
    tone: (x, y) => clamp(0.6 - 0.4 * x + 0.5 * y),
    line: pen.weight.inner,
  });
}
