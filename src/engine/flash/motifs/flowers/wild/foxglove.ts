import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFlowerSpike } from '../../parts/flowers/flower-spike.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

const stem = traced('-0.06 1.6, 0.02 0.8, -0.02 -0.4, 0.14 -1.6', 12);

/** A foxglove: spotted bells hanging along a tall stem. */
export const foxglove: Motif = {
  name: 'foxglove',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(stem, (t) => pen.weight.inner * (2.6 - 1.4 * t));
        for (const [y, angleRad, scale] of [
          [1.3, -0.3, 0.9],
          [1.3, Math.PI + 0.3, 0.9],
          [1.0, -0.7, 0.6],
        ] as const)
          drawLeaf(pen.at({ at: [-0.02, y], scale, angleRad }), { width: 0.42, teeth: 0.08, veins: 4 });
        drawFlowerSpike(pen, {
          stem,
          from: 0.32,
          to: 0.99,
          whorls: 13,
          sizes: [0.62, 0.14],
          openTo: 0.74,
          drawFlower: drawBell,
          drawBud,
        });
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

/** Hangs from the stem whichever way the spike turns it. */
function drawBell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 -0.1!, 0.24 -0.22, 0.6 -0.3, 0.96 -0.4!, 1.06 -0.2, 1.1 0.0, 1.06 0.2, 0.96 0.4!, 0.6 0.3, 0.24 0.22, 0 0.1!',
    ),
    { pigment: 'violet', tone: (x, y) => clamp(0.55 - 0.45 * x + 0.8 * Math.max(0, y)), line: inner * 1.1 },
  );
  pen.fill(ellipse([0.98, 0], 0.14, 0.37, 30), {
    pigment: 'foam',
    tone: (x) => clamp(0.6 - 3 * (x - 0.84)),
    line: inner,
  });
  for (const [x, y] of [
    [0.96, -0.14],
    [1.02, 0.02],
    [0.95, 0.16],
  ] as const)
    pen.dot([x, y], detail * 1.5);
  for (const line of ['0.2 -0.06, 0.5 -0.1, 0.8 -0.16', '0.2 0.06, 0.5 0.1, 0.8 0.16'])
    pen.stroke(traced(line), detail, { taper: 0.4 });
  pen.fill(outlined('-0.06 -0.14!, 0.2 -0.2, 0.3 0!, 0.2 0.2, -0.06 0.14!'), {
    pigment: 'leaf',
    tone: 0.3,
    line: inner,
  });
}

function drawBud(pen: Pen): void {
  pen.fill(outlined('-0.1 0!, 0.3 -0.36, 0.9 -0.3, 1.1 0!, 0.9 0.3, 0.3 0.36'), {
    pigment: 'leafLight',
    tone: (x) => clamp(0.5 - 0.3 * x),
    line: pen.weight.inner,
  });
}
