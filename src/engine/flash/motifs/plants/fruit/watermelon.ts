import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { arc } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A slice of watermelon with its rind below and black seeds. */
export const watermelon: Motif = {
  name: 'watermelon',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawSlice(pen.at({ at: [0, -0.4], angleRad: -0.16 })));
  },
};

/** Half a disc of radius 1.15 that hangs from the x axis. */
function drawSlice(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const half = (radius: number): Point[] => [...arc([0, 0], radius, 0, Math.PI, 40)];
  pen.fill(half(1.15), { pigment: 'leaf', tone: (_, y) => clamp(0.15 + 0.5 * y), line: inner * 1.1 });
  for (const angle of steps(11, 0.16, Math.PI - 0.16)) {
    const at = (turn: number, radius: number) =>
      `${radius * Math.cos(angle + turn)} ${radius * Math.sin(angle + turn)}`;
    pen.stroke(traced(`${at(0, 1.14)}, ${at(0.03, 1.09)}, ${at(-0.02, 1.05)}`), detail * 1.8, { taper: 0.3 });
  }
  pen.fill(half(1.03), { pigment: 'foam', tone: 0.1, line: detail });
  pen.fill(half(0.96), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.12 + 0.35 * x + 0.3 * (0.9 - y) * 0.5),
    line: inner,
  });
  for (const [x, y] of seeds) {
    const seed = pen.at({ at: [x, y], scale: 0.07, angleRad: Math.atan2(y, x) - Math.PI / 2 });
    seed.fill(outlined('0 -1.3!, 0.6 0, 0.5 0.8, 0 1.1, -0.5 0.8, -0.6 0'), { black: 'always', tone: 1 });
    seed.stroke(traced('-0.2 0.1, -0.14 0.5'), detail * 0.8, { isErasing: true });
  }
}

const seeds = [
  [-0.62, 0.2],
  [-0.3, 0.22],
  [0.04, 0.24],
  [-0.5, 0.5],
  [-0.16, 0.54],
  [0.2, 0.5],
  [0.5, 0.5],
  [-0.26, 0.8],
  [0.14, 0.8],
] as const;
