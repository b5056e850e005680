import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';

const petalSteps = 28;

/** A five-petalled blossom of radius 1, each petal notched at its tip: cherry, plum. */
export function drawBlossom(pen: Pen, notch = 0.16): void {
  const petals = 5;
  const turn = pen.random.between(0, fullTurn);
  for (let i = 0; i < petals; i++) drawPetal(pen.at({ angleRad: turn + (i * fullTurn) / petals }), notch);
  for (let i = 0; i < petals * 2; i++) {
    const angle = turn + Math.PI / petals / 2 + (i * Math.PI) / petals;
    const tip = polar(angle, 0.26 + 0.08 * (i % 2));
    pen.stroke([[0, 0], tip], pen.weight.detail * 0.8);
    pen.dot(tip, pen.weight.detail * 1.15);
  }
  pen.fill(circle([0, 0], 0.09, 20), { pigment: 'gold', tone: 0.2, line: pen.weight.detail });
}

function drawPetal(pen: Pen, notch: number): void {
  const outline = Array.from({ length: petalSteps }, (_, step): Point => {
    const angle = (step / petalSteps) * fullTurn;
    const [u, v] = [Math.cos(angle), Math.sin(angle)];
    const dent = u > 0 ? notch * Math.exp(-v * v * 26) : 0;
    return [Math.max(0.04, 0.56 + 0.44 * u - dent), 0.4 * v * (0.72 + 0.28 * u)];
  });
  pen.fill(outline, {
    pigment: 'blush',
    tone: (x, y) => clamp(0.85 - 1.25 * lengthOf(x, y), 0, 0.8),
    line: pen.weight.inner * 0.9,
  });
  if (!pen.hasDetail) return;
  for (const side of [-0.12, 0, 0.12]) {
    const line: Point[] = [
      [0.2, side * 0.5],
      [0.34, side * 0.9],
      [pen.random.between(0.5, 0.56), side * 1.5],
    ];
    pen.stroke(line, pen.weight.detail * 0.8, { taper: 0.6, tapering: 'end' });
  }
}
