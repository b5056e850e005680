import { clamp, steps } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';
import { drawStrapLeaf } from '../../parts/plants/strap-leaf.ts';

/** A hairy coconut with its three eyes, and half of one, white within. */
export const coconut: Motif = {
  name: 'coconut',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const line of [
          '0 -0.2, -0.5 -0.8, -1.1 -0.86',
          '0 -0.2, -0.1 -0.9, -0.5 -1.24',
          '0.1 -0.2, 0.5 -0.9, 1.0 -1.0',
        ])
          drawStrapLeaf(pen, line, 0.13);
      },
      { contour: 0.7 },
    );
    canvas.layer((pen) => drawWhole(pen.at({ at: [-0.36, -0.06] })));
    canvas.layer((pen) => drawHalf(pen.at({ at: [0.46, 0.42] })));
  },
};

function drawWhole(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.68, 90), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.3 + 0.55 * (x + y)),
    line: inner * 1.1,
  });
  for (const x of steps(8, -0.56, 0.56)) {
    const y = Math.sqrt(0.66 ** 2 - x ** 2);
    drawHairs(pen, traced(`${x * 0.4} ${-y * 0.9}, ${x} 0, ${x * 0.7} ${y}`), [0.03, 0.16], 11);
  }
  for (const [x, y, radius] of [
    [-0.14, -0.3, 0.085],
    [0.14, -0.3, 0.085],
    [0, -0.06, 0.1],
  ] as const) {
    pen.fill(circle([x, y], radius, 28), { pigment: 'dark', black: 'uncolored', tone: 0.5, line: inner });
    pen.stroke(traced(`${x - 0.05} ${y - 0.03}, ${x} ${y - 0.05}, ${x + 0.04} ${y - 0.03}`), detail, {
      isErasing: true,
    });
  }
}

function drawHalf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.64 -0.1!, 0.64 -0.1!, 0.58 0.26, 0.34 0.52, 0 0.6, -0.34 0.52, -0.58 0.26'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.35 + 0.5 * x + 0.4 * y),
    line: inner * 1.1,
  });
  for (const y of [0.2, 0.34, 0.46])
    drawHairs(pen, traced(`-0.44 ${y - 0.06}, 0 ${y + 0.04}, 0.42 ${y - 0.06}`), [0.12, 0.04], 9);
  pen.fill(ellipse([0, -0.1], 0.65, 0.3, 60), { pigment: 'wood', tone: 0.5, line: inner });
  pen.fill(ellipse([0, -0.1], 0.58, 0.25, 60), { pigment: 'foam', tone: 0.02, line: inner });
  pen.fill(ellipse([0, -0.07], 0.4, 0.15, 50), {
    pigment: 'foam',
    tone: (x) => clamp(0.55 - 0.6 * (x + 0.3)),
    line: detail,
  });
}
