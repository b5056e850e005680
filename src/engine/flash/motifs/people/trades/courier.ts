import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';
import { drawMotorScooter } from '../../parts/vehicles/motor-scooter.ts';

/** A courier on a motor scooter, the box behind the seat. */
export const courier: Motif = {
  name: 'courier',
  tinted: ['gold'],
  carries: ['scooter'],
  draw(canvas) {
    canvas.layer((pen) => {
      const head = { at: [-0.04, -1.06], angleRad: 0.05 } as const;
      drawMotorScooter(pen, 'gold');
      drawBox(pen.at({ at: [-0.98, -0.16] }));
      drawMovingFigure(
        pen,
        {
          head,
          spine: '-0.16 -0.76, -0.26 -0.32, -0.32 0.14',
          arms: ['-0.04 -0.62, 0.26 -0.28, 0.64 -0.3', '-0.2 -0.62, 0.06 -0.22, 0.52 -0.22'],
          legs: ['-0.24 0.18, 0.32 0.2, 0.3 0.74', '-0.32 0.2, 0.24 0.28, 0.16 0.82'],
          toes: [0, 0],
        },
        {
          hair: 'short',
          hairPigment: 'dark',
          top: 'gold',
          sleeves: 'long',
          bottoms: 'dark',
          legs: 'long',
          shoes: 'foam',
        },
        (held) => {
          held.stroke(traced('0.2 -0.66, 0.1 -0.4, -0.0 -0.3'), held.weight.detail);
          drawHeadgear(held, head, 'ridingHelmet', 'gold');
        },
      );
    });
  },
};

function drawBox(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.42 -0.46!, 0.4 -0.46!, 0.4 0.46!, -0.42 0.46!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 - 0.4 * x + 0.2 * y),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.46 -0.56!, 0.44 -0.56!, 0.44 -0.4!, -0.46 -0.4!'), {
    pigment: 'dark',
    tone: 0.6,
    line: inner,
  });
  // A bowl and chopsticks on its side.
  pen.fill(outlined('-0.24 0.02!, 0.22 0.02!, 0.16 0.22, 0.0 0.28, -0.18 0.22'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  for (const x of [0.0, 0.08]) pen.stroke(traced(`${x} 0.0, ${x + 0.16} -0.26`), inner * 1.2);
  pen.fill(circle([-0.08, -0.04], 0.06, 16), { pigment: 'foam', tone: 0.05, line: detail });
}
