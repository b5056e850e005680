import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A slice of pizza, its cheese running down; salami, olives and basil. */
export const pizza: Motif = {
  name: 'pizza',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawSlice(pen.at({ angleRad: 0.18 })));
  },
};

function drawSlice(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.86 -0.6!, 0.86 -0.6!, 0.08 1.16!, -0.04 1.2!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner * 1.1,
  });
  pen.fill(cheese, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.05 + 0.7 * smoothstep(0.2, 0.8, x + 0.4 * y) * smoothstep(1.1, -0.4, y)),
    line: inner * 1.1,
  });
  for (const [x, y, radius] of [
    [-0.4, -0.34, 0.22],
    [0.34, -0.26, 0.23],
    [-0.08, 0.2, 0.21],
    [0.06, 0.68, 0.13],
  ] as const) {
    pen.fill(circle([x, y], radius, 30), {
      pigment: 'petal',
      tone: ballShader([x, y], radius, 0.5),
      line: inner,
    });
    for (const [dx, dy] of [
      [-0.08, -0.05],
      [0.07, 0.02],
      [-0.02, 0.1],
      [0.06, -0.1],
    ] as const)
      pen.dot([x + dx, y + dy], detail * 1.3);
  }
  for (const [x, y] of [
    [0.02, -0.4],
    [0.26, 0.22],
    [-0.3, 0.1],
  ] as const) {
    pen.fill(circle([x, y], 0.08, 20), { pigment: 'dark', black: 'uncolored', tone: 0.2, line: detail });
    pen.fill(circle([x, y], 0.03, 14), { pigment: 'foam', tone: 0, line: detail });
  }
  for (const [x, y, angleRad] of [
    [-0.1, -0.16, -0.5],
    [0.04, 0.44, 0.5],
    [0.44, -0.5, 0.9],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale: 0.24, angleRad }), { width: 0.6, veins: 2 });
  pen.fill(crust, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + 1.8 * (y + 0.78) + 0.3 * x),
    line: inner * 1.2,
  });
  for (const [x, y] of [
    [-0.6, -0.82],
    [-0.2, -0.9],
    [0.3, -0.9],
    [0.66, -0.8],
  ] as const)
    pen.stroke(traced(`${x - 0.09} ${y}, ${x} ${y - 0.05}, ${x + 0.08} ${y - 0.01}`), detail * 1.4, {
      taper: 0.4,
    });
}

const cheese = outlined(
  '-0.86 -0.66!, 0.86 -0.66!, 0.66 -0.24, 0.62 -0.02, 0.52 0.02!, 0.44 0.26, 0.42 0.54, 0.34 0.66, 0.26 0.6!, 0.14 0.9, 0.06 1.26, -0.02 1.36, -0.1 1.24, -0.16 0.84!, -0.32 0.5, -0.36 0.68, -0.44 0.7, -0.48 0.34!, -0.66 -0.1',
);
const crust = outlined(
  '-0.98 -0.66, -1.02 -0.84, -0.84 -0.98, -0.5 -1.04, 0 -1.1, 0.5 -1.04, 0.86 -0.96, 1.02 -0.82, 0.96 -0.66, 0.8 -0.58, 0.46 -0.68, 0 -0.72, -0.46 -0.68, -0.8 -0.58',
);
