import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A pod that has sprung open on a row of round peas. */
export const pea: Motif = {
  name: 'pea',
  tinted: ['leafLight', 'leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner } = pen.weight;
        pen.stroke(
          traced('-1.3 -0.34, -1.5 -0.5, -1.5 -0.74, -1.28 -0.78, -1.22 -0.6, -1.34 -0.54', 10),
          inner * 1.2,
          { taper: 0.3, tapering: 'end' },
        );
        pen.stroke(traced('1.34 -0.36, 1.5 -0.5', 6), inner);
      },
      { silhouette: 'fills-and-lines', contour: 0.5 },
    );
    canvas.layer(drawPod);
  },
};

function drawPod(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(back, { pigment: 'leaf', tone: (_, y) => clamp(0.5 - 0.7 * y), line: inner * 1.1 });
  pen.fill(hollow, { pigment: 'leaf', tone: 0.85, line: inner * 0.8 });
  for (const [x, y, radius] of peas) {
    pen.fill(circle([x, y], radius, 48), {
      pigment: 'leafLight',
      tone: ballShader([x, y], radius, 0.85),
      line: inner * 1.1,
    });
    pen.fill(ellipse([x - radius * 0.34, y - radius * 0.4], radius * 0.2, radius * 0.13, 20), {
      pigment: 'foam',
      tone: 0,
    });
  }
  pen.fill(front, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 0.9 * (y - 0.2) + 0.15 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('-1.0 0.2, -0.5 0.52, 0 0.62, 0.5 0.54, 0.96 0.26', 8), inner * 0.8, { taper: 0.4 });
  for (const sepal of [
    '-1.28 -0.3!, -1.12 -0.46, -0.86 -0.4!, -1.0 -0.26, -1.2 -0.18',
    '-1.3 -0.3!, -1.26 -0.04, -1.0 0.06!, -1.06 -0.14, -1.16 -0.3',
  ])
    pen.fill(outlined(sepal), { pigment: 'leafLight', tone: 0.4, line: inner });
}

const back = outlined(
  '-1.3 -0.32!, -0.9 -0.4, -0.46 -0.36, 0 -0.3, 0.46 -0.36, 0.9 -0.42, 1.36 -0.38!, 1.1 0.14, 0.6 0.54, 0 0.7, -0.6 0.54, -1.1 0.14',
);
const hollow = outlined(
  '-1.14 -0.22!, -0.5 -0.26, 0 -0.2, 0.5 -0.26, 1.18 -0.28!, 0.8 0.2, 0 0.46, -0.8 0.2',
);
const front = outlined(
  '-1.28 -0.26!, -0.98 -0.02, -0.6 0.2, -0.2 0.3, 0 0.32, 0.24 0.3, 0.62 0.18, 1.0 -0.06, 1.34 -0.34!, 1.1 0.18, 0.62 0.6, 0 0.76, -0.62 0.6, -1.1 0.18',
);
const peas = [
  [-0.82, -0.08, 0.17],
  [0.84, -0.12, 0.16],
  [-0.5, 0.04, 0.22],
  [0.52, 0.02, 0.21],
  [0, 0.08, 0.28],
] as const;
