import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A narwhal, its twisted tusk raised to the right. */
export const narwhal: Motif = {
  name: 'narwhal',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTusk(pen.at({ at: [0.86, -0.12], angleRad: -0.72 }));
      drawBody(pen);
    });
  },
};

/** Along the x axis. */
function drawTusk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.1 -0.075!, 1.0 0!, -0.1 0.075!'), {
    pigment: 'bone',
    tone: (_, y) => clamp(0.15 + 5 * y),
    line: inner * 1.1,
  });
  for (const x of steps(9, 0, 0.82)) {
    const half = 0.068 * (1 - x);
    pen.stroke(traced(`${x - 0.03} ${-half}, ${x + 0.02} 0, ${x + 0.08} ${half}`), detail * 1.2);
  }
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.98 0.04!, -1.24 -0.26, -1.3 -0.5!, -1.06 -0.42, -0.92 -0.22!, -0.82 -0.44, -0.6 -0.5!, -0.64 -0.24, -0.84 0.06!',
    ),
    {
      pigment: 'water',
      tone: (_, y) => clamp(0.3 + 0.8 * (y + 0.3)),
      line: inner * 1.1,
    },
  );
  pen.fill(body, {
    pigment: 'water',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(-0.2, 0.4, y - 0.2 * x) + 0.2 * smoothstep(-0.2, -0.9, x)),
    line: inner * 1.2,
  });
  pen.fill(belly, { pigment: 'foam', tone: (_, y) => clamp(0.05 + 0.9 * (y - 0.2)), line: detail * 1.2 });
  pen.fill(outlined('0.28 0.36!, 0.42 0.5, 0.36 0.74, 0.14 0.86!, 0.1 0.62, 0.08 0.42!'), {
    pigment: 'water',
    tone: (_, y) => clamp(0.2 + 0.8 * (y - 0.4)),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.92 0.1, 0.78 0.16, 0.66 0.12'), inner, { taper: 0.3, tapering: 'end' });
  pen.fill(circle([0.6, -0.02], 0.05, 18), { black: 'always', tone: 1 });
  pen.fill(circle([0.615, -0.035], 0.016, 10), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('0.5 -0.06, 0.58 -0.12, 0.68 -0.08'), detail * 1.2, { taper: 0.4 });
  if (!pen.hasDetail) return;
  for (const [x, y] of spots) pen.dot([x, y], detail * pen.random.between(1, 1.8));
}

const body = outlined(
  '0.94 0.06!, 0.98 -0.14, 0.82 -0.36, 0.5 -0.44, 0.1 -0.46, -0.3 -0.36, -0.66 -0.16, -0.94 -0.02!, -0.9 0.1!, -0.6 0.24, -0.2 0.4, 0.24 0.46, 0.62 0.36, 0.84 0.22',
);
const belly = outlined(
  '0.9 0.14!, 0.6 0.22, 0.2 0.26, -0.2 0.24, -0.66 0.14!, -0.4 0.32, 0 0.43, 0.36 0.44, 0.66 0.34, 0.82 0.22',
);
const spots = [
  [0.3, -0.3],
  [0.1, -0.22],
  [-0.1, -0.32],
  [-0.24, -0.14],
  [0.16, -0.38],
  [-0.42, -0.1],
  [-0.52, 0.0],
  [0.02, -0.08],
  [0.4, -0.18],
  [-0.3, 0.04],
  [-0.7, -0.02],
  [0.24, -0.12],
] as const;
