import { bezier, joined } from '../../../geometry/curve.ts';
import { smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import { radialShader } from '../../../paint/shader.ts';

const irisRadius = 0.3;
const center: Point = [0, 0.02];

/** A human eye, 2 units wide. */
export function drawEye(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const upper = bezier([-1, 0], [-0.5, -0.58], [0.5, -0.58], [1, 0], 24);
  const lower = bezier([1, 0], [0.5, 0.52], [-0.5, 0.52], [-1, 0], 24);
  pen.fill(joined(upper, lower), {
    pigment: 'foam',
    tone: (_, y) => 0.7 * smoothstep(-0.05, -0.36, y),
    line: inner * 1.2,
  });
  pen.fill(circle(center, irisRadius, 48), {
    pigment: 'water',
    tone: radialShader(center, [0.12, irisRadius], [0.35, 0.85]),
    line: inner,
  });
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * fullTurn;
    pen.stroke([polar(angle, 0.15, center), polar(angle, 0.285, center)], detail * 0.8, { taper: 0.6 });
  }
  pen.fill(circle(center, irisRadius * 0.48, 32), { black: 'always', tone: 1 });
  pen.fill(circle([-0.09, -0.08], 0.06, 20), { tone: 0, color: [255, 255, 255] });
  pen.stroke(bezier([-1.0, -0.22], [-0.5, -0.84], [0.5, -0.84], [1.0, -0.22]), inner, { taper: 0.3 });
}

export function drawLashes(pen: Pen): void {
  const lid = bezier([-1, 0], [-0.5, -0.58], [0.5, -0.58], [1, 0], 8);
  lid.forEach(([x, y], i) => {
    const length = 0.1 + 0.03 * Math.sin((i / 8) * Math.PI);
    pen.stroke(
      [
        [x, y - 0.02],
        [x * 1.08, y - length],
      ],
      pen.weight.inner,
      { taper: 0.8, tapering: 'end' },
    );
  });
}
