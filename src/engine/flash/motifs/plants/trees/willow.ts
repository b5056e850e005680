import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { pointAt } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A weeping willow: a bent trunk under curtains of leaves. */
export const willow: Motif = {
  name: 'willow',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, y, dx, drop] of back) drawCurtain(pen, [x, y], dx, drop, 0.6);
      drawTrunk(pen);
      for (const [x, y, dx, drop] of front) drawCurtain(pen, [x, y], dx, drop, 0.1);
    });
  },
};

function drawTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(trunk, {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 0.8 * smoothstep(-0.06, 0.16, x)),
    line: inner * 1.2,
  });
  for (const bark of [
    '-0.02 0.9, -0.06 0.5, 0.02 0.1, -0.02 -0.3',
    '0.06 0.96, 0.04 0.6, 0.1 0.2',
    '0.08 -0.2, 0.2 -0.46, 0.4 -0.6',
    '-0.1 -0.2, -0.24 -0.44',
  ])
    pen.stroke(traced(bark), detail * 1.2, { taper: 0.4 });
}

/** A twig that arches over and hangs, leaves on both sides. */
function drawCurtain(
  pen: Pen,
  [x, y]: readonly [number, number],
  dx: number,
  drop: number,
  shade: number,
): void {
  const twig = traced(
    `${x} ${y}, ${x + dx * 0.7} ${y - 0.1}, ${x + dx} ${y + 0.2}, ${x + dx * 1.06} ${y + drop * 0.6}, ${x + dx} ${y + drop}`,
    7,
  );
  pen.stroke(twig, pen.weight.inner * 0.8);
  for (let i = 5; i < twig.length; i += 2)
    for (const side of [-1, 1]) {
      const [px, py] = pointAt(twig, i);
      pen.fill(
        outlined(
          `${px} ${py}!, ${px + side * 0.05} ${py + 0.05}, ${px + side * 0.055} ${py + 0.19}!, ${px + side * 0.01} ${py + 0.1}`,
        ),
        {
          pigment: 'leaf',
          tone: clamp(shade + (side > 0 ? 0.25 : 0)),
          line: pen.weight.detail,
        },
      );
    }
}

const trunk = outlined(
  '-0.2 1.08!, -0.12 0.86, -0.14 0.5, -0.1 0.1, -0.2 -0.26, -0.46 -0.56!, -0.36 -0.62!, -0.1 -0.36, -0.02 -0.66!, 0.1 -0.66!, 0.1 -0.34, 0.36 -0.64!, 0.46 -0.58!, 0.22 -0.26, 0.14 0.1, 0.16 0.5, 0.18 0.86, 0.34 1.08!, 0.1 1.02, 0 1.12, -0.06 1.02',
);
const back = [
  [-0.3, -0.7, -0.66, 1.3],
  [0.3, -0.7, 0.66, 1.3],
  [0, -0.84, -0.36, 1.2],
  [0, -0.84, 0.38, 1.2],
  [-0.2, -0.74, -0.5, 1.5],
  [0.2, -0.74, 0.52, 1.5],
] as const;
const front = [
  [-0.4, -0.64, -0.4, 1.36],
  [0.4, -0.66, 0.42, 1.36],
  [-0.1, -0.8, -0.24, 1.0],
  [0.1, -0.8, 0.24, 1.0],
  [-0.46, -0.6, -0.66, 1.0],
  [0.46, -0.6, 0.68, 1.0],
  [0, -0.8, -0.04, 0.7],
] as const;
