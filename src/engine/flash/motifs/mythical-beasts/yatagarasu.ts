import { clamp } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawRavenBody, drawRavenHead, drawRavenTail, drawRavenWings } from '../birds/raven.ts';
import type { Motif } from '../motif.ts';
import { drawTalons } from '../parts/birds/plumage.ts';

/** The crow of three legs before the sun. */
export const yatagarasu: Motif = {
  name: 'yatagarasu',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer(
      (pen) =>
        pen.fill(circle([0, -0.2], 1.02, 110), {
          pigment: 'petal',
          tone: (_, y) => clamp(0.15 + 0.5 * (y + 0.6)),
          line: pen.weight.inner,
        }),
      { contour: 0.7 },
    );
    drawRavenWings(canvas);
    canvas.layer((pen) => {
      drawRavenTail(pen);
      drawThirdLeg(pen);
      drawRavenBody(pen);
      drawRavenHead(pen);
    });
  },
};

function drawThirdLeg(pen: Pen): void {
  pen.fill(outlined('0.3 0.3!, 0.44 0.34!, 0.52 0.66!, 0.42 0.68!'), {
    pigment: 'grey',
    tone: 0.5,
    line: pen.weight.inner,
  });
  drawTalons(pen.at({ at: [0.48, 0.62], scale: 0.25, angleRad: -0.2 }));
}
