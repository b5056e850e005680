import { clamp } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFlowerSpike } from '../../parts/flowers/flower-spike.ts';
import { drawStrapLeaf } from '../../parts/plants/strap-leaf.ts';

const stem = traced('-0.1 1.7, 0.02 0.8, 0.0 -0.4, 0.2 -1.6', 12);

/** A gladiolus: ruffled trumpets up a tall stem, leaves like swords. */
export const gladiolus: Motif = {
  name: 'gladiolus',
  tinted: ['petalLight', 'blush'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawStrapLeaf(pen, '-0.1 1.7, -0.4 0.8, -0.66 -0.2', 0.1);
        drawStrapLeaf(pen, '-0.08 1.7, 0.34 1.0, 0.74 0.5', 0.1);
        pen.stroke(stem, (t) => pen.weight.inner * (2.4 - 1.2 * t));
        drawFlowerSpike(pen, {
          stem,
          from: 0.36,
          to: 0.99,
          whorls: 10,
          sizes: [0.62, 0.18],
          openTo: 0.6,
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
  const tone = (x: number, y: number) => clamp(0.95 - 0.85 * lengthOf(x, y));
  pen.fill(outlined('-0.1 0.08!, 0.2 0.16, 0.4 0.14!, 0.4 -0.14!, 0.2 -0.16, -0.1 -0.08!'), {
    pigment: 'leaf',
    tone: 0.4,
    line: inner,
  });
  for (const petal of [
    '0.1 0!, 0.5 -0.5, 0.9 -0.7, 1.1 -0.5, 1.0 -0.2, 0.6 0.0',
    '0.1 0!, 0.5 0.5, 0.9 0.7, 1.1 0.5, 1.0 0.2, 0.6 0.0',
    '0.1 0!, 0.2 -0.5, 0.5 -0.86, 0.74 -0.8, 0.7 -0.4, 0.4 -0.1',
    '0.1 0!, 0.2 0.5, 0.5 0.86, 0.74 0.8, 0.7 0.4, 0.4 0.1',
    '0.1 0!, 0.5 -0.26, 0.9 -0.34, 1.24 -0.2, 1.3 0.1, 1.1 0.3, 0.8 0.3, 0.4 0.2',
  ])
    pen.fill(outlined(petal), { pigment: 'petalLight', tone, line: inner });
  for (const vein of [
    '0.3 0, 0.7 0.0, 1.16 0.04',
    '0.34 0.08, 0.7 0.16, 1.0 0.2',
    '0.34 -0.06, 0.7 -0.14, 1.08 -0.12',
  ])
    pen.stroke(traced(vein), detail, { taper: 0.5 });
  for (const stamen of ['0.2 0, 0.5 0.06, 0.8 -0.02', '0.2 0, 0.5 -0.04, 0.76 -0.14'])
    pen.stroke(traced(stamen), inner, { taper: 0.2 });
}

function drawBud(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0 0!, 0.5 -0.3, 1.2 -0.2, 1.5 0!, 1.2 0.2, 0.5 0.3'), {
    pigment: 'petalLight',
    tone: (x) => clamp(0.7 - 0.5 * x),
    line: inner,
  });
  pen.fill(outlined('-0.2 0.2!, 0.3 0.36, 0.9 0.1!, 0.9 -0.1!, 0.3 -0.36, -0.2 -0.2!'), {
    pigment: 'leaf',
    tone: 0.3,
    line: inner,
  });
}
