import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawInterlace, endless } from '../../parts/signs-and-ornaments/interlace.ts';
import { look } from './celtic-knot.ts';

/** A high cross with its ring, filled with knotwork. */
export const celticCross: Motif = {
  name: 'celtic-cross',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer(drawStone);
    canvas.layer(drawKnots, { contour: 0, gapPx: 0 });
  },
};

const middle: Point = [0, -0.38];

function drawStone(pen: Pen): void {
  const { inner } = pen.weight;
  const tone = (x: number, y: number) => 0.2 + 0.3 * Math.max(0, x) + 0.1 * Math.max(0, y);
  pen.fill([circle(middle, 0.56, 80), circle(middle, 0.42, 70)], {
    pigment: 'grey',
    tone,
    line: inner * 1.2,
    rule: 'evenodd',
  });
  pen.fill(beams, { pigment: 'grey', tone, line: inner * 1.3 });
  pen.fill(outlined('-0.36 1.16!, -0.3 1.0!, 0.3 1.0!, 0.36 1.16!'), {
    pigment: 'grey',
    tone: 0.5,
    line: inner * 1.2,
  });
}

function drawKnots(pen: Pen): void {
  const half = 0.026;
  const wave = (from: Point, to: Point, turns: number, shift: number): Point[] =>
    Array.from({ length: turns * 20 + 1 }, (_, i) => {
      const t = i / (turns * 20);
      const sway = 0.075 * Math.sin((t * turns + shift) * Math.PI);
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.sqrt(dx * dx + dy * dy);
      return [from[0] + dx * t - (dy / length) * sway, from[1] + dy * t + (dx / length) * sway];
    });
  for (const [from, to, turns] of [
    [[0, -1.0], [0, -0.64], 3],
    [[0, -0.12], [0, 0.94], 9],
    [[-0.64, middle[1]], [-0.26, middle[1]], 3],
    [[0.26, middle[1]], [0.64, middle[1]], 3],
  ] as const)
    drawInterlace(pen, [wave(from, to, turns, 0), wave(from, to, turns, 1)], half, look);
  drawInterlace(pen, [endless(circle(middle, 0.15, 60))], half, look);
  pen.fill(circle(middle, 0.08, 30), { black: 'always', tone: 1 });
}

const beams = outlined(
  '-0.17 -1.1!, 0.17 -1.1!, 0.13 -0.54!, 0.16 -0.51!, 0.72 -0.56!, 0.72 -0.2!, 0.16 -0.25!, 0.13 -0.22!, 0.2 1.02!, -0.2 1.02!, -0.13 -0.22!, -0.16 -0.25!, -0.72 -0.2!, -0.72 -0.56!, -0.16 -0.51!, -0.13 -0.54!',
);
