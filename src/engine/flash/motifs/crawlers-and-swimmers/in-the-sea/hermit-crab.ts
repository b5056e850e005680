import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawJointedLeg } from '../../parts/crawlers-and-swimmers/insect-leg.ts';

/** A hermit crab that looks out of a whorled shell, its claws before it; to the right. */
export const hermitCrab: Motif = {
  name: 'hermit-crab',
  tinted: ['petal'],
  carries: ['shell'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      for (const leg of [
        '0.1 0.4, 0.2 0.76, 0.06 1.0, -0.02 1.12',
        '0.3 0.4, 0.56 0.62, 0.5 0.92, 0.42 1.12',
        '0.44 0.34, 0.86 0.5, 0.96 0.84, 0.92 1.1',
      ])
        drawJointedLeg(pen, leg, 0.1, 'petal');
      // The far claw, the eyes on their stalks, the feelers.
      pen.fill(
        outlined(
          '0.6 0.12!, 0.84 0.0, 1.04 0.02, 1.26 -0.08!, 1.14 0.06, 1.24 0.12!, 1.06 0.2, 0.8 0.24, 0.6 0.28!',
        ),
        {
          pigment: 'petal',
          tone: 0.6,
          line: inner,
        },
      );
      for (const line of ['0.6 -0.06, 0.98 -0.4, 1.3 -0.8', '0.62 -0.02, 1.08 -0.22, 1.5 -0.34'])
        pen.stroke(traced(line), inner * 1.2, { taper: 0.7, tapering: 'end' });
      for (const [line, x, y] of [
        ['0.5 0.0, 0.58 -0.2, 0.6 -0.36', 0.6, -0.42],
        ['0.58 0.06, 0.74 -0.12, 0.8 -0.26', 0.81, -0.32],
      ] as const) {
        pen.stroke(traced(line), inner * 3);
        pen.fill(circle([x, y], 0.085, 24), { black: 'always', tone: 1 });
        pen.fill(circle([x - 0.025, y - 0.03], 0.026, 12), { color: [255, 255, 255], tone: 0 });
      }
      pen.fill(outlined('0.3 0.0!, 0.56 -0.04, 0.7 0.14, 0.66 0.36, 0.46 0.46, 0.24 0.44!'), {
        pigment: 'petal',
        tone: (x, y) => clamp(0.5 - 0.6 * (x - 0.4) + 0.3 * y),
        line: inner * 1.1,
      });
      pen.fill(shell, {
        pigment: 'bone',
        tone: (x, y) =>
          clamp(0.06 + 0.6 * smoothstep(-0.1, 0.6, y + 0.2 * x) + 0.4 * smoothstep(-0.5, -1.1, x)),
        line: inner * 1.2,
      });
      for (const seam of seams) pen.stroke(traced(seam), inner * 1.3, { taper: 0.2 });
      // Flames of colour across each whorl.
      for (const flame of flames) pen.fill(outlined(flame), { pigment: 'ember', tone: 0.15, line: detail });
      pen.fill(lip, { pigment: 'blush', tone: (x) => clamp(0.2 + 1.2 * (0.5 - x)), line: inner * 1.1 });
      drawJointedLeg(pen, '0.42 0.3, 0.7 0.42, 0.92 0.34', 0.16, 'petal');
      pen.fill(claw, {
        pigment: 'petal',
        tone: (x, y) => clamp(0.06 + 0.9 * smoothstep(0.3, 0.66, y) + 0.3 * smoothstep(1.0, 0.8, x)),
        line: inner * 1.2,
      });
      pen.fill(outlined('1.06 0.26!, 1.14 0.06, 1.36 -0.04, 1.62 0.06!, 1.44 0.12, 1.3 0.24!'), {
        pigment: 'petal',
        tone: 0.3,
        line: inner * 1.1,
      });
      for (const [x, y] of steps(4, 0, 1).map((t): Point => [0.96 + 0.36 * t, 0.44 + 0.05 * Math.sin(t * 5)]))
        pen.fill(circle([x, y], 0.028, 12), { pigment: 'blush', tone: 0, line: detail });
    });
  },
};

const shell = outlined(
  '0.44 0.52!, 0.06 0.66, -0.34 0.62, -0.7 0.42, -0.96 0.12, -1.2 -0.24, -1.42 -0.66!, -1.12 -0.6, -0.8 -0.62, -0.44 -0.72, -0.06 -0.68, 0.26 -0.46, 0.46 -0.12!',
);
const seams = [
  '-0.06 -0.68, -0.24 -0.3, -0.3 0.16, -0.3 0.62',
  '-0.5 -0.7, -0.68 -0.4, -0.74 -0.04, -0.7 0.4',
  '-0.84 -0.62, -0.98 -0.44, -1.02 -0.2, -0.98 0.1',
  '-1.1 -0.6, -1.18 -0.48, -1.22 -0.28',
];
const flames = [
  '0.1 -0.56!, 0.06 -0.24, 0.0 0.1!, -0.08 -0.2, -0.02 -0.5',
  '0.16 0.1!, 0.1 0.36, 0.0 0.6!, -0.06 0.38, 0.02 0.18',
  '-0.36 -0.62!, -0.42 -0.36, -0.5 -0.06!, -0.54 -0.32, -0.46 -0.58',
  '-0.44 0.0!, -0.48 0.24, -0.5 0.48!, -0.6 0.24, -0.54 0.04',
  '-0.8 -0.52!, -0.84 -0.32, -0.88 -0.12!, -0.92 -0.32, -0.86 -0.48',
];
const lip = outlined(
  '0.26 -0.46!, 0.44 -0.18, 0.52 0.14, 0.5 0.42, 0.44 0.54!, 0.3 0.36, 0.24 0.0, 0.2 -0.28',
);
const claw = outlined(
  '0.84 0.22!, 0.98 0.12, 1.14 0.16, 1.32 0.26, 1.62 0.2!, 1.6 0.38, 1.42 0.54, 1.16 0.62, 0.94 0.54, 0.82 0.4',
);
