import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A rosary: a loop of beads in decades, and the cross that hangs from it. */
export const rosary: Motif = {
  name: 'rosary',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const line of [loop, drop]) pen.stroke(line, pen.weight.detail * 1.4);
        loop.forEach((at, i) => {
          if (i % 2 === 0) drawBead(pen, at, i % 22 === 0 ? 0.072 : 0.05);
        });
        drop.forEach((at, i) => {
          if (i % 3 === 1) drawBead(pen, at, i === 7 ? 0.05 : 0.062);
        });
        drawCross(pen.at({ at: [0, 0.9] }));
      },
      { contour: 0.6, silhouette: 'fills-and-lines' },
    );
  },
};

/** A wooden bead. */
export function drawBead(pen: Pen, at: readonly [number, number], radius: number): void {
  pen.fill(circle(at, radius, 18), {
    pigment: 'wood',
    tone: ballShader(at, radius, 0.9),
    line: pen.weight.inner * 0.8,
  });
}

function drawCross(pen: Pen): void {
  pen.fill(
    outlined(
      '-0.06 -0.3!, 0.06 -0.3!, 0.07 -0.12!, 0.22 -0.13!, 0.22 -0.01!, 0.07 -0.02!, 0.06 0.38!, -0.06 0.38!, -0.07 -0.02!, -0.22 -0.01!, -0.22 -0.13!, -0.07 -0.12!',
    ),
    { pigment: 'gold', tone: (x, y) => 0.25 + 0.8 * x + 0.2 * y, line: pen.weight.inner * 1.1 },
  );
  pen.stroke(traced('0 -0.24, 0 0.32'), pen.weight.detail);
  pen.stroke(traced('-0.17 -0.07, 0.17 -0.07'), pen.weight.detail);
}

const loop = traced(
  '0 0.3, -0.22 0.04, -0.56 -0.24, -0.74 -0.64, -0.56 -1.04, -0.1 -1.16, 0.36 -1.1, 0.7 -0.8, 0.66 -0.36, 0.3 0.0, 0 0.3',
  9,
);
const drop = traced('0 0.3, 0.01 0.45, 0 0.6', 6);
