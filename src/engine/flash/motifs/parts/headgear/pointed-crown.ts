import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';
import { drawJewel } from '../jewels/jewel.ts';

/** An open crown with tall points, as queens wear it, on a head whose brow is at -0.5; up to -1.6. */
export function drawPointedCrown(pen: Pen, stone: Pigment): void {
  const { inner, detail } = pen.weight;
  const gold = (x: number, y: number) =>
    clamp(0.1 + 0.6 * smoothstep(0.1, 0.7, x) + 0.4 * smoothstep(-1.1, -0.8, y));
  pen.fill(symmetric('0 -0.98, 0.34 -0.94, 0.6 -0.84!, 0.58 -1.02, 0.3 -1.14, 0 -1.18'), {
    pigment: 'gold',
    tone: 0.85,
    line: inner,
  });
  pen.fill(
    symmetric(
      '0 -1.62!, 0.06 -1.4, 0.19 -1.14!, 0.28 -1.28, 0.36 -1.52!, 0.4 -1.28, 0.5 -1.06!, 0.6 -1.16, 0.74 -1.36!, 0.7 -1.06, 0.62 -0.74!, 0.34 -0.84, 0 -0.88',
    ),
    { pigment: 'gold', tone: gold, line: inner * 1.1 },
  );
  pen.fill(symmetric('0 -0.98, 0.34 -0.94, 0.655 -0.86!, 0.62 -0.68!, 0.34 -0.78, 0 -0.82'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  drawJewel(pen.at({ at: [0, -1.16], scale: 0.2 }), stone);
  drawBothSides(pen, (side) => {
    drawJewel(side.at({ at: [0.34, -1.12], scale: 0.15, angleRad: 0.1 }), stone);
    side.fill(circle([0.36, -1.55], 0.062, 20), { pigment: 'foam', tone: 0.1, line: inner * 0.9 });
    side.fill(circle([0.75, -1.39], 0.055, 20), { pigment: 'foam', tone: 0.1, line: inner * 0.9 });
    for (const x of [0.16, 0.32, 0.48])
      side.fill(circle([x, -0.9 + 0.25 * x * x], 0.038, 16), { pigment: 'foam', tone: 0.05, line: detail });
  });
  pen.fill(circle([0, -1.65], 0.075, 22), { pigment: 'foam', tone: 0.1, line: inner * 0.9 });
  pen.fill(circle([0, -0.9], 0.04, 16), { pigment: stone, tone: 0.2, line: detail });
}
