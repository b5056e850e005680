import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { radialShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A total eclipse: the black moon before the sun, the corona around it, a last bead of light. */
export const eclipse: Motif = {
  name: 'eclipse',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        drawCorona(pen);
        drawMoon(pen);
      },
      { silhouette: 'fills-and-lines', isInverted: false, contour: 0.4 },
    ),
};

const moonRadius = 0.62;

/** A ring of light, and streamers that reach farthest at the sun's equator. */
function drawCorona(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [i, angle] of steps(71, 0, (fullTurn * 71) / 72).entries()) {
    const reach = 0.94 + 0.24 * Math.cos(angle) ** 2 + (i % 4 === 0 ? 0.2 : i % 2 === 0 ? 0.1 : 0);
    pen.stroke([polar(angle, 0.8), polar(angle, reach)], i % 2 === 0 ? inner : detail, {
      taper: 0.9,
      tapering: 'end',
    });
  }
  pen.fill(circle([0, 0], 0.84, 90), { pigment: 'gold', tone: radialShader([0, 0], [0.64, 0.86], [0, 0.7]) });
  pen.fill(circle([0.03, -0.025], 0.68, 80), { pigment: 'foam', tone: 0 });
}

function drawMoon(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], moonRadius, 90), { black: 'always', tone: 1, line: inner });
  pen.stroke(traced('-0.46 -0.18, -0.36 -0.34, -0.2 -0.45'), inner, { isErasing: true, taper: 0.5 });
  const bead = pen.at({ at: polar(-0.7, moonRadius + 0.04) });
  bead.fill(
    Array.from({ length: 16 }, (_, i) =>
      polar((i * fullTurn) / 16, i % 4 === 0 ? 0.34 : i % 2 === 0 ? 0.16 : 0.08),
    ),
    { pigment: 'foam', tone: (x, y) => clamp(smoothstep(0.5, 1, x * x + y * y)), line: inner * 0.9 },
  );
}
