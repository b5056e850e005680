import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** A mirror ball on its chain, some of its mirrors flashing. */
export const discoBall: Motif = {
  name: 'disco-ball',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHanger(pen);
      pen.fill(circle([0, 0.1], 0.9, 80), { pigment: 'steel', tone: 0.5, line: pen.weight.inner * 1.2 });
      drawMirrors(pen);
      for (const [x, y, scale] of [
        [-0.42, -0.3, 0.34],
        [0.4, 0.34, 0.2],
      ] as const)
        drawSparkle(pen.at({ at: [x, y], scale }));
    });
    for (const [x, y, scale] of [
      [-1.1, -0.5, 0.22],
      [1.12, -0.2, 0.28],
      [0.9, -0.86, 0.16],
      [-0.98, 0.84, 0.18],
    ] as const)
      canvas.layer((pen) => drawSparkle(pen.at({ at: [x, y], scale })), { contour: 0 });
  },
};

function drawHanger(pen: Pen): void {
  const { inner } = pen.weight;
  for (const y of [-1.24, -1.12, -1.0]) pen.stroke(circle([0, y], 0.055, 16), inner);
  pen.fill(outlined('-0.12 -0.94!, 0.12 -0.94!, 0.18 -0.76!, -0.18 -0.76!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
}

/** Little panes between circles of latitude and longitude of a ball that is seen a little from above. */
function drawMirrors(pen: Pen): void {
  const { detail } = pen.weight;
  const rows = steps(11, -Math.PI / 2, Math.PI / 2);
  rows.slice(0, -1).forEach((top, row) => {
    const bottom = rows[row + 1] ?? top;
    const panes = Math.max(4, Math.round(24 * Math.cos((top + bottom) / 2)));
    for (let i = 0; i < panes; i++) {
      const [left, right] = [(i / panes) * 2 * Math.PI, ((i + 1) / panes) * 2 * Math.PI];
      const middle = onBall((top + bottom) / 2, (left + right) / 2);
      if (middle[2] < 0.06) continue;
      const [x, y] = middle;
      const light = clamp(0.3 + 0.42 * (x + y) + pen.random.between(-0.34, 0.34));
      pen.fill(
        (
          [
            [top, left],
            [top, right],
            [bottom, right],
            [bottom, left],
          ] as const
        ).map(([latitude, longitude]): Point => {
          const [px, py] = onBall(latitude, longitude);
          return [px * 0.89, 0.1 + py * 0.89];
        }),
        { pigment: pen.random.pick(colors), tone: light, line: detail },
      );
    }
  });
}

/** A point of the unit ball: to the right, down, towards the viewer. */
function onBall(latitude: number, longitude: number): [number, number, number] {
  const tilt = 0.32;
  const [x, up, near] = [
    Math.cos(latitude) * Math.sin(longitude),
    Math.sin(latitude),
    Math.cos(latitude) * Math.cos(longitude),
  ];
  return [x, up * Math.cos(tilt) + near * Math.sin(tilt), near * Math.cos(tilt) - up * Math.sin(tilt)];
}

const colors: readonly Pigment[] = ['steel', 'steel', 'foam', 'foam', 'waterLight', 'blush', 'violet'];
