import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGlass, drawRim } from './jar.ts';

/** A preserving jar in which fireflies glow. */
export const fireflyJar: Motif = {
  name: 'firefly-jar',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawGlass(pen);
      drawRim(pen);
      for (const [x, y, angleRad] of fireflies) drawFirefly(pen.at({ at: [x, y], angleRad }));
    });
  },
};

const fireflies: readonly (readonly [x: number, y: number, angleRad: number])[] = [
  [-0.3, -0.24, 0.5],
  [0.28, -0.02, -0.7],
  [-0.24, 0.36, -0.4],
  [0.3, 0.6, 0.6],
  [-0.28, 0.74, 0.9],
];

/** Its tail aglow, rays around it. */
function drawFirefly(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tail: Point = [0, 0.08];
  for (let ray = 0; ray < 7; ray++) {
    const angle = (Math.PI * (ray - 0.5)) / 6;
    pen.stroke([ofTail(tail, angle, 0.13), ofTail(tail, angle, 0.21)], detail * 1.3);
  }
  for (const wing of [
    '0 -0.04!, -0.16 -0.14, -0.2 0.0, -0.06 0.02',
    '0 -0.04!, 0.16 -0.14, 0.2 0.0, 0.06 0.02',
  ])
    pen.fill(outlined(wing), { pigment: 'foam', tone: 0.1, line: detail * 1.2 });
  pen.fill(ellipse(tail, 0.065, 0.1, 28), { pigment: 'gold', tone: 0.1, line: inner });
  pen.fill(ellipse([0, -0.06], 0.06, 0.08, 28), { black: 'always', tone: 0 });
}

function ofTail([x, y]: Point, angleRad: number, far: number): Point {
  const [dx, dy] = polar(angleRad, far);
  return [x + dx, y + dy];
}
