import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Polygon } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An old key with a pierced bow, its bit below. */
export const key: Motif = {
  name: 'key',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawKey(pen, [bow, ...piercings]);
      pen.fill(circle([0, -0.72], 0.075, 20), { pigment: 'petal', tone: 0.2, line: pen.weight.detail });
    }),
};

/** One whose bow is a heart. */
export const heartKey: Motif = {
  name: 'heart-key',
  tinted: ['gold'],
  draw: (canvas) => canvas.layer((pen) => drawKey(pen, [heartBow, heartHole])),
};

/** @param pierced the outline of its bow, and of the holes within */
function drawKey(pen: Pen, pierced: readonly Polygon[]): void {
  const { inner } = pen.weight;
  pen.fill(bit, {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 0.8 * smoothstep(0.1, 0.45, x)),
    line: inner,
  });
  pen.fill(symmetric('0 -0.3!, 0.07 -0.3!, 0.06 1.0!, 0 1.04'), {
    pigment: 'gold',
    tone: (x) => clamp(0.3 + 7 * x),
    line: inner,
  });
  pen.fill(pierced, { pigment: 'gold', tone: shine, line: inner * 1.05, rule: 'evenodd' });
  for (const [y, half, height] of rings)
    pen.fill(
      symmetric(
        `0 ${y - height}, ${half} ${y - height * 0.7}, ${half * 1.15} ${y}, ${half} ${y + height * 0.7}, 0 ${y + height}`,
      ),
      { pigment: 'gold', tone: shine, line: inner * 0.9 },
    );
}

function shine(x: number): number {
  return clamp(0.1 + 0.7 * smoothstep(-0.1, 0.5, x));
}

/** Around its shank: where, half as wide, half as high. */
const rings = [
  [-0.26, 0.15, 0.1],
  [-0.14, 0.11, 0.07],
  [0.42, 0.1, 0.06],
  [0.98, 0.1, 0.08],
] as const;
const bow = symmetric(
  '0 -1.34, 0.14 -1.28, 0.18 -1.12!, 0.34 -1.12, 0.52 -0.96, 0.54 -0.76, 0.42 -0.62!, 0.44 -0.46, 0.3 -0.34, 0.16 -0.36!, 0.08 -0.28!, 0 -0.28!',
);
const piercings = [
  symmetric('0 -1.2, 0.06 -1.14, 0.06 -1.02, 0 -0.96!'),
  outlined('0.14 -0.98, 0.3 -1.0, 0.42 -0.88, 0.4 -0.76, 0.24 -0.78!'),
  outlined('-0.14 -0.98, -0.3 -1.0, -0.42 -0.88, -0.4 -0.76, -0.24 -0.78!'),
  outlined('0.14 -0.62!, 0.28 -0.6, 0.32 -0.5, 0.24 -0.44, 0.14 -0.48'),
  outlined('-0.14 -0.62!, -0.28 -0.6, -0.32 -0.5, -0.24 -0.44, -0.14 -0.48'),
];
const bit = outlined(
  '0.04 0.5!, 0.46 0.5!, 0.46 0.62!, 0.34 0.62!, 0.34 0.7!, 0.46 0.7!, 0.46 0.86!, 0.38 0.86!, 0.38 0.8!, 0.28 0.8!, 0.28 0.92!, 0.04 0.92!',
);
const heartBow = symmetric(
  '0 -1.02!, 0.14 -1.22, 0.38 -1.28, 0.58 -1.12, 0.6 -0.86, 0.44 -0.6, 0.2 -0.42, 0.08 -0.28!, 0 -0.28!',
);
const heartHole = symmetric(
  '0 -0.82!, 0.14 -1.04, 0.32 -1.08, 0.43 -0.98, 0.42 -0.82, 0.28 -0.64, 0.1 -0.5, 0 -0.42!',
);
