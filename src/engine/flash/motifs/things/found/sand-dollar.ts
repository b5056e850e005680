import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import { radialShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

const arms = 5;

/** A sand dollar: a flat round shell with five petals pricked into it and as many slits. */
export const sandDollar: Motif = {
  name: 'sand-dollar',
  tinted: ['bone'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(shell, {
        pigment: 'bone',
        tone: (x, y) => clamp(0.05 + 0.55 * lengthOf(x, y) ** 3 + 0.25 * (x + y) * lengthOf(x, y)),
        line: inner * 1.3,
      });
      for (let i = 0; i < arms; i++) {
        const arm = pen.at({ angleRad: (i / arms) * fullTurn });
        arm.fill(petal, { pigment: 'scroll', tone: radialShader([0, -0.4], [0.1, 0.34], [0, 0.35]) });
        for (const side of [-1, 1])
          for (const t of steps(13, 0.03, 0.97)) {
            const half = 0.14 * Math.sin(Math.PI * t ** 0.85) + 0.01;
            arm.dot([side * half, lerp(-0.1, -0.68, t)], inner * 0.85);
            if (pen.hasDetail)
              arm.stroke(
                [
                  [side * half * 0.82, lerp(-0.1, -0.68, t)],
                  [side * half * 0.42, lerp(-0.1, -0.68, t) + 0.01],
                ],
                detail * 0.9,
              );
          }
        const gap = pen.at({ angleRad: ((i + 0.5) / arms) * fullTurn });
        gap.fill(slit, { black: 'always', tone: 1 });
        gap.stroke(traced('0 -0.16, 0.01 -0.3, 0 -0.44'), detail, { taper: 0.5 });
      }
      pen.fill(star, { pigment: 'ember', tone: 0.2, line: inner });
    }),
};

/** Nearly round, a little drawn in at each petal's end. */
const shell = steps(79).map((t): Point => {
  const angle = (t * 79 * fullTurn) / 80;
  return polar(angle - Math.PI / 2, 1 - 0.012 * Math.cos(arms * angle), [0, 0]);
});
const petal = outlined(
  '0 -0.1!, 0.1 -0.26, 0.14 -0.44, 0.08 -0.62, 0 -0.69, -0.08 -0.62, -0.14 -0.44, -0.1 -0.26',
);
const slit = outlined('0 -0.54, 0.035 -0.6, 0.03 -0.76, 0 -0.82, -0.03 -0.76, -0.035 -0.6');
const star = steps(9).map(
  (t): Point => polar(t * 9 * (fullTurn / 10) - Math.PI / 2, Math.round(t * 9) % 2 ? 0.05 : 0.1),
);
