import { clamp, steps } from '../../../geometry/interval.ts';
import { pointAt } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A Venus flytrap: three traps on their stems, each gaping, its teeth around both lobes. */
export const flytrap: Motif = {
  name: 'flytrap',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const stem of [
        '0 1.1, -0.1 0.6, -0.5 0.3, -0.66 0.04',
        '0 1.1, 0.14 0.7, 0.5 0.5, 0.7 0.3',
        '0 1.1, 0.02 0.5, 0.04 -0.2',
      ])
        pen.fill(outlineOf(ribbon(traced(stem, 12), (t) => 0.09 - 0.04 * t)), {
          pigment: 'leaf',
          tone: 0.35,
          line: pen.weight.inner,
        });
      for (const leaf of [
        '0 1.14!, -0.4 0.86, -0.9 0.9!, -0.5 1.1',
        '0 1.14!, 0.4 0.9, 0.86 0.96!, 0.46 1.14',
      ])
        pen.fill(outlined(leaf), { pigment: 'leaf', tone: 0.2, line: pen.weight.inner });
    });
    for (const [x, y, scale, angleRad] of [
      [-0.66, 0.0, 0.5, -0.35],
      [0.72, 0.26, 0.44, 0.4],
      [0.04, -0.32, 0.74, 0.08],
    ] as const)
      canvas.layer((pen) => drawTrap(pen.at({ at: [x, y], scale, angleRad })));
  },
};

/** From its hinge at (0, 0.1) up: two lobes, red within, spines along their rims. */
function drawTrap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const isFlipped of [false, true]) {
    const side = pen.at({ isFlipped });
    for (const share of steps(7, 0.1, 1)) {
      const [x, y] = pointAt(rim, Math.round(share * (rim.length - 1)));
      side.fill(
        outlined(`${x - 0.05} ${y + 0.06}!, ${x + 0.16 * share} ${y - 0.34}!, ${x + 0.06} ${y + 0.06}!`),
        {
          pigment: 'leafLight',
          tone: 0.1,
          line: inner * 0.8,
        },
      );
    }
    side.fill(outlined('0 0.2!, 0.4 0.14, 0.8 -0.08, 1.0 -0.46, 0.86 -0.9!, 0.74 -0.5, 0.4 -0.2, 0 -0.06!'), {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.2 + 0.4 * (x + y)),
      line: inner * 1.1,
    });
    side.fill(outlined('0 -0.04!, 0.3 -0.14, 0.66 -0.44, 0.85 -0.88!, 0.5 -0.84, 0.18 -0.6, 0.02 -0.3!'), {
      pigment: 'petal',
      tone: (x) => clamp(0.55 - 0.5 * x),
      line: inner,
    });
    for (const hair of ['0.3 -0.36, 0.34 -0.48', '0.46 -0.5, 0.5 -0.62', '0.2 -0.3, 0.2 -0.42'])
      side.stroke(traced(hair), detail * 1.3);
  }
}

/** The upper rim of the right lobe, from the fold outwards. */
const rim = traced('0.02 -0.3, 0.18 -0.6, 0.5 -0.84, 0.85 -0.88', 8);
