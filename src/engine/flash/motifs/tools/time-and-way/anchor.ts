import { spline } from '../../../geometry/curve.ts';
import type { Point } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import { linearShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { drawRope } from '../../parts/tools-and-things/rope.ts';

/** An admiralty anchor with a rope slung around its shank. */
export const anchor: Motif = {
  name: 'anchor',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawArms(pen);
      drawShank(pen);
      drawStock(pen);
      drawRing(pen);
      drawSling(pen);
    });
  },
};

function drawArms(pen: Pen): void {
  const line = pen.weight.inner * 1.1;
  const outer = arc([0, 0.18], 0.74, Math.PI * 0.93, Math.PI * 0.07, 30);
  const inner = arc([0, 0.06], 0.6, Math.PI * 0.07, Math.PI * 0.93, 30).map(
    ([x, y]): Point => [x, 0.06 + (y - 0.06) * 1.1],
  );
  pen.fill([...outer, ...inner], {
    pigment: 'steel',
    tone: linearShader([-0.05, 0], [0.12, 0], [0.15, 0.75]),
    line,
  });
  for (const side of [-1, 1]) {
    const fluke: Point[] = [
      [side * 0.98, 0.42],
      [side * 0.8, 0.02],
      [side * 0.46, 0.34],
      [side * 0.68, 0.36],
    ];
    pen.fill(fluke, { pigment: 'steel', tone: side > 0 ? 0.6 : 0.2, line });
  }
  const crown: Point[] = [
    [-0.06, 0.85],
    [0, 1.04],
    [0.06, 0.85],
    [0, 0.78],
  ];
  pen.fill(crown, { pigment: 'steel', tone: 0.5, line: pen.weight.inner });
}

function drawShank(pen: Pen): void {
  const shank: Point[] = [
    [-0.065, -0.6],
    [-0.085, 0.86],
    [0.085, 0.86],
    [0.065, -0.6],
  ];
  pen.fill(shank, { pigment: 'steel', tone: (x) => (x > 0 ? 0.6 : 0.1), line: pen.weight.inner * 1.1 });
}

function drawStock(pen: Pen): void {
  const stock: Point[] = [
    [-0.42, -0.58],
    [-0.42, -0.46],
    [0.42, -0.46],
    [0.42, -0.58],
  ];
  pen.fill(stock, { pigment: 'wood', tone: 0.4, line: pen.weight.inner * 1.1 });
  for (const side of [-1, 1]) {
    pen.fill(circle([side * 0.44, -0.52], 0.085, 24), { pigment: 'wood', tone: 0.3, line: pen.weight.inner });
  }
}

function drawRing(pen: Pen): void {
  const center: Point = [0, -0.82];
  pen.fill([circle(center, 0.2, 40), circle(center, 0.115, 32)], {
    pigment: 'steel',
    tone: 0.25,
    rule: 'evenodd',
    line: pen.weight.inner,
  });
}

/** Only the parts of the rope that pass in front are drawn; the shank hides the others. */
function drawSling(pen: Pen): void {
  const knots: Point[] = [
    [0, -0.72],
    [0.3, -0.62],
    [0.26, -0.3],
    [-0.2, -0.12],
    [-0.32, 0.14],
    [0.05, 0.3],
    [0.34, 0.44],
    [0.2, 0.66],
    [-0.22, 0.72],
    [-0.52, 0.95],
    [-0.9, 0.9],
  ];
  const rope = spline(knots, 14);
  for (const [start, end] of [
    [0, 27],
    [52, 85],
    [108, 141],
  ]) {
    drawRope(pen, rope.slice(start, end), 0.05);
  }
}
