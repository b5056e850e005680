import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { lengthOf, polar } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Two leaves of the ginkgo: fans with a cleft, their veins running straight to the rim. */
export const ginkgo: Motif = {
  name: 'ginkgo',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => drawFan(pen.at({ at: [0.4, 0.86], scale: 0.62, angleRad: 0.9 })));
    canvas.layer((pen) => drawFan(pen.at({ at: [-0.2, 0.42], scale: 1.05, angleRad: -0.25 })));
  },
};

/** From the stalk's end at (0, 0.8) over the foot of the fan at the origin upwards. */
function drawFan(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.03 0.0!, 0.03 0!, 0.08 0.4, 0.2 0.76!, 0.14 0.8!, 0.02 0.42'), {
    pigment: 'gold',
    tone: 0.4,
    line: inner,
  });
  const rim = steps(60, -1.15, 1.15).map((turn): Point => {
    const cleft = 0.42 * Math.exp(-((turn / 0.07) ** 2));
    const wave = 0.03 * Math.sin(turn * 17) + 0.02 * Math.sin(turn * 41);
    return polar(-Math.PI / 2 + turn, 1 - 0.1 * turn * turn - cleft + wave);
  });
  pen.fill(
    [...traced('-0.02 0, -0.3 -0.24, -0.78 -0.32', 6), ...rim, ...traced('0.78 -0.32, 0.3 -0.24, 0.02 0', 6)],
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.55 - 0.5 * lengthOf(x, y) + 0.35 * x),
      line: inner * 1.1,
    },
  );
  for (const turn of steps(15, -1.0, 1.0)) {
    if (Math.abs(turn) < 0.08) continue;
    const at = (radius: number) => polar(-Math.PI / 2 + turn, radius);
    pen.stroke([[turn * 0.06, -0.06], at(0.45), at(0.84 - 0.1 * turn * turn)], detail, {
      taper: 0.5,
      tapering: 'end',
    });
  }
}
