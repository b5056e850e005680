import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A black hole: light bent round it in a ring, and the glowing disc that falls into it. */
export const blackHole: Motif = {
  name: 'black-hole',
  tinted: ['ember', 'gold'],
  draw(canvas) {
    canvas.layer((pen) => drawHole(pen.at({ angleRad: -0.22 })));
    canvas.layer((pen) => {
      for (const [x, y, size] of stars)
        pen.fill(starPolygon([x, y], size, 4, 0.28), {
          pigment: 'gold',
          tone: 0.05,
          line: pen.weight.detail,
        });
    });
  },
};

function drawHole(pen: Pen): void {
  const { inner } = pen.weight;
  const look = (pigment: Pigment) =>
    ({
      pigment,
      tone: (x: number, y: number) => clamp(0.55 * Math.abs(lengthOf(x, y) - 0.7) + 0.08),
      line: inner,
    }) as const;
  for (const [reach, drop, from, to, half] of behind)
    pen.fill(wisp(reach, drop, from, to, half), look('ember'));
  for (const [radius, from, to, half] of halo) pen.fill(wisp(radius, radius, from, to, half), look('gold'));
  pen.fill(circle([0, 0], 0.5, 90), { black: 'always', tone: 1 });
  for (const [reach, drop, from, to, half] of before)
    pen.fill(wisp(reach, drop, from, to, half), look(half > 0.045 ? 'gold' : 'ember'));
}

/** A streak of light along an ellipse, between two shares of a half turn; it thins out at both ends. */
function wisp(reach: number, drop: number, from: number, to: number, half: number): Point[] {
  const line = steps(60, from * Math.PI, to * Math.PI).map(
    (t): Point => [Math.cos(t) * reach, Math.sin(t) * drop],
  );
  return outlineOf(ribbon(line, (t) => half * Math.sin(Math.PI * t) ** 0.7 + 0.002));
}

/** Of the disc, what is seen beside and behind the hole. */
const behind = [
  [1.36, 0.2, 0.9, 1.5, 0.05],
  [1.36, 0.2, 1.5, 2.1, 0.05],
  [1.12, 0.14, 0.86, 1.4, 0.045],
  [1.12, 0.14, 1.6, 2.14, 0.045],
] as const;
/** The light that is bent over and under the hole: radius, from, to, half its width. */
const halo = [
  [0.92, 1.04, 1.7, 0.025],
  [0.94, 1.5, 2.02, 0.02],
  [0.82, 0.98, 1.94, 0.05],
  [0.8, 0.1, 0.8, 0.03],
  [0.69, 0.96, 2.06, 0.07],
  [0.66, 0.04, 0.98, 0.045],
  [0.56, 0, 2, 0.06],
] as const;
/** And what passes before it. */
const before = [
  [1.5, 0.26, -0.02, 0.86, 0.035],
  [1.44, 0.22, 0.3, 1.04, 0.03],
  [1.3, 0.18, 0.0, 1.0, 0.05],
  [1.06, 0.12, -0.04, 1.04, 0.06],
] as const;
const stars = [
  [-0.9, -0.86, 0.1],
  [0.98, 0.8, 0.09],
  [-0.6, 1.0, 0.06],
  [0.5, -1.08, 0.06],
  [1.16, -0.7, 0.05],
  [-1.2, 0.64, 0.05],
] as const;
