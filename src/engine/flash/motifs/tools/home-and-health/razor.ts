import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A straight razor, opened: its blade to the upper left, its handle to the upper right of the pivot. */
export const razor: Motif = {
  name: 'razor',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBlade(pen.at({ at: [0, 0.72], angleRad: -2.25 }));
      drawHandle(pen.at({ at: [0, 0.72], angleRad: -0.85 }));
    });
  },
};

/** From the pivot along the x axis, its edge upwards on the page once it is turned. */
function drawBlade(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.5 -0.14!, 0.0 -0.1, -0.2 -0.08, -0.36 0.06, -0.5 0.26!, -0.3 0.2, -0.1 0.1, 0.0 0.1, 0.5 0.08!',
    ),
    { pigment: 'steel', tone: (_, y) => clamp(0.25 + 2 * y), line: inner },
  );
  pen.fill(blade, {
    pigment: 'steel',
    tone: (_, y) => clamp(0.05 + 0.75 * smoothstep(0.02, -0.16, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.5 0.06, 0.9 0.07, 1.3 0.07, 1.72 0.05'), inner);
  pen.stroke(traced('0.5 0.26, 0.9 0.28, 1.3 0.28, 1.7 0.26'), detail, { taper: 0.2 });
  for (const x of [0.12, 0.2, 0.28, 0.36]) pen.stroke(traced(`${x} -0.08, ${x + 0.02} 0.06`), detail);
}

/** Two scales of wood, from the pivot along the x axis. */
function drawHandle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(handle, {
    pigment: 'wood',
    tone: (_, y) => clamp(0.12 + 0.75 * smoothstep(0, 0.18, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.1 -0.02, 0.6 -0.07, 1.2 -0.05, 1.7 0.06'), detail, { taper: 0.3 });
  for (const [x, y] of [
    [0, 0],
    [0.9, 0.02],
    [1.68, 0.1],
  ] as const) {
    pen.fill(circle([x, y], 0.055, 20), { pigment: 'gold', tone: 0.1, line: inner });
    pen.dot([x, y], detail);
  }
}

const blade = outlined(
  '0.44 -0.16!, 0.8 -0.18, 1.3 -0.18, 1.72 -0.16!, 1.82 0.0, 1.8 0.22, 1.7 0.36!, 1.3 0.37, 0.9 0.36, 0.62 0.34, 0.5 0.22, 0.44 0.1!',
);
const handle = outlined(
  '-0.12 0.0, -0.06 -0.12, 0.3 -0.16, 0.9 -0.17, 1.5 -0.1, 1.86 0.06, 1.9 0.18, 1.74 0.24, 1.3 0.16, 0.8 0.16, 0.3 0.15, -0.06 0.11',
);
