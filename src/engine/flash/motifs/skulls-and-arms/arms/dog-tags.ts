import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Two dog tags on a ball chain. */
export const dogTags: Motif = {
  name: 'dog-tags',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer(drawChain, { contour: 0.6 });
    canvas.layer((pen) => drawTag(pen.at({ at: [0.1, -0.24], angleRad: -0.42 })));
    canvas.layer((pen) => drawTag(pen.at({ at: [-0.08, -0.24], angleRad: 0.24 })));
  },
};

function drawChain(pen: Pen): void {
  const line = traced(
    '0.02 -0.2, -0.3 -0.44, -0.66 -0.74, -0.62 -1.12, -0.2 -1.3, 0.3 -1.28, 0.62 -1.02, 0.5 -0.62, 0.02 -0.2',
    7,
  );
  for (const at of line.filter((_, i) => i % 2 === 0))
    pen.fill(circle(at, 0.052, 14), {
      pigment: 'steel',
      tone: (x, y) => clamp(0.25 + 7 * (x - at[0] + y - at[1])),
      line: pen.weight.inner * 0.8,
    });
}

/** Hangs from (0, 0). */
function drawTag(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([plate, circle([0, 0.12], 0.055, 20)], {
    pigment: 'steel',
    tone: (x, y) => clamp(0.08 + 0.5 * (x + 0.2) + 0.25 * y),
    line: inner * 1.1,
    rule: 'evenodd',
  });
  pen.stroke(rim, detail * 1.3);
  for (const [y, end] of [
    [0.36, 0.2],
    [0.5, 0.1],
    [0.64, 0.22],
    [0.78, 0.02],
    [0.92, 0.14],
  ] as const)
    for (let x = -0.23; x < end; x += 0.11) pen.stroke(traced(`${x} ${y}, ${x + 0.07} ${y}`), inner);
  pen.stroke(traced('0.02 0.12, 0.05 0.02, 0 -0.06, -0.05 0.02, -0.02 0.12'), inner);
}

const plate = outlined(
  '-0.34 0.2, -0.24 0.02, 0 -0.04, 0.24 0.02, 0.34 0.2, 0.34 0.94, 0.24 1.14, 0 1.2, -0.24 1.14, -0.34 0.94',
);
const rim = outlined(
  '-0.29 0.22, -0.2 0.06, 0 0.01, 0.2 0.06, 0.29 0.22, 0.29 0.92, 0.2 1.09, 0 1.14, -0.2 1.09, -0.29 0.92, -0.29 0.22',
);
