import { steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** A spiral galaxy, seen aslant, among its stars. */
export const galaxy: Motif = {
  name: 'galaxy',
  tinted: ['violet', 'waterLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [turn, pigment] of [
        [0.5, 'violet'],
        [0.25, 'blush'],
        [0.75, 'blush'],
        [0, 'violet'],
      ] as const)
        pen.fill(outlineOf(arm(turn)), {
          pigment,
          tone: (x, y) => 0.15 + 0.55 * Math.min(1, Math.sqrt(x * x + 4 * y * y)),
          line: pen.weight.inner,
        });
      pen.fill(circle([0, 0], 0.17, 36), {
        pigment: 'gold',
        tone: ballShader([0, 0], 0.2, 0.4),
        line: pen.weight.inner,
      });
      drawDust(pen);
    });
    for (const [x, y, scale] of [
      [-0.72, -0.62, 0.16],
      [0.8, 0.56, 0.2],
      [0.5, -0.66, 0.11],
      [-0.6, 0.64, 0.1],
    ] as const)
      canvas.layer((pen) => drawSparkle(pen.at({ at: [x, y], scale })), { contour: 0 });
  },
};

/** Wound around the centre, broad within and pointed without; all of it flattened and tilted. */
function arm(turn: number) {
  const line = steps(46).map((share): Point => place(turn * fullTurn + share * 4.4, 0.12 + 0.98 * share));
  return ribbon(line, (share) => 0.13 * Math.sin(Math.PI * (0.12 + 0.88 * share)) ** 0.8);
}

function place(angleRad: number, radius: number): Point {
  const [x, y] = polar(angleRad, radius);
  return [x * 0.95 + y * 0.16, y * 0.52 - x * 0.3];
}

function drawDust(pen: Pen): void {
  if (!pen.hasDetail) return;
  for (let i = 0; i < 46; i++)
    pen.dot(
      place(pen.random.between(0, fullTurn), pen.random.between(0.25, 1.2)),
      pen.weight.detail * pen.random.between(0.6, 1.3),
    );
}
