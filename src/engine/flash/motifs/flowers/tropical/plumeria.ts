import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A petal along the x axis: round, one edge rolled under, so that the five turn like a propeller. */
const petal = outlined(
  '0 0!, 0.2 -0.2, 0.5 -0.42, 0.84 -0.4, 1.04 -0.14, 1.0 0.18, 0.76 0.36, 0.4 0.3, 0.16 0.14',
);

/** Two plumerias, white with yellow hearts, a bud and leaves. */
export const plumeria: Motif = {
  name: 'plumeria',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [angleRad, scale] of [
        [2.7, 1.15],
        [0.15, 1.1],
        [1.5, 0.95],
      ] as const)
        drawLeaf(pen.at({ at: polar(angleRad, 0.3), scale, angleRad }), { width: 0.42, veins: 7 });
    });
    canvas.layer((pen) => drawFlower(pen.at({ at: [0.52, -0.62], scale: 0.56, angleRad: 0.5 })));
    canvas.layer((pen) => drawFlower(pen.at({ at: [-0.2, 0.12], scale: 0.84, angleRad: -0.2 })));
  },
};

function drawFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = 0; i < 5; i++) {
    const side = pen.at({ angleRad: (i * fullTurn) / 5 });
    side.fill(petal, {
      pigment: 'foam',
      tone: (x, y) => clamp(0.02 + 0.5 * smoothstep(-0.1, 0.36, y) * smoothstep(1.1, 0.4, x)),
      line: inner * 1.1,
    });
    side.fill(outlined('0 0!, 0.18 -0.14, 0.4 -0.26, 0.56 -0.1!, 0.46 0, 0.6 0.1!, 0.4 0.2, 0.16 0.1'), {
      pigment: 'gold',
      tone: (x, y) => clamp(0.55 - 0.9 * lengthOf(x, y)),
    });
    for (const line of ['0.3 -0.1, 0.56 -0.18, 0.82 -0.16', '0.3 0.04, 0.56 0.08, 0.78 0.1'])
      side.stroke(traced(line), detail, { taper: 0.6 });
    side.stroke(traced('0.02 0.0, 0.2 0.16, 0.44 0.28'), inner, { taper: 0.3 });
  }
}
