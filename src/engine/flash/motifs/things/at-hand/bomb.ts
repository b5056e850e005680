import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGleam } from '../../parts/jewels/gleam-on-black.ts';
import { drawRope } from '../../parts/tools-and-things/rope.ts';

/** A round black bomb, its fuse burning. */
export const bomb: Motif = {
  name: 'bomb',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) => drawRope(pen, traced('0.3 -0.5, 0.42 -0.82, 0.66 -0.96, 0.86 -0.8', 10), 0.06));
    canvas.layer(drawShell);
    canvas.layer(drawSpark, { at: { at: [0.9, -0.78] } });
  },
};

function drawShell(pen: Pen): void {
  const { inner } = pen.weight;
  const neck = pen.at({ at: [-0.12, 0.24], angleRad: 0.5 });
  neck.fill(symmetric('0 -1.0!, 0.2 -1.0!, 0.22 -0.7!, 0 -0.68!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.35 + 1.6 * x),
    line: inner * 1.1,
  });
  pen.fill(circle([-0.12, 0.24], 0.8, 90), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.5 + 0.4 * (x + y)),
    line: inner * 1.2,
  });
  drawGleam(pen, '-0.72 0.3, -0.66 -0.02, -0.4 -0.3, -0.1 -0.38', 0.07);
  drawGleam(pen, '-0.56 0.4, -0.54 0.24, -0.46 0.08', 0.04);
}

function drawSpark(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '0 -0.34!, 0.08 -0.14!, 0.26 -0.24!, 0.16 -0.06!, 0.36 0!, 0.16 0.07!, 0.25 0.25!, 0.07 0.15!, 0 0.36!, -0.08 0.14!, -0.26 0.24!, -0.15 0.06!, -0.34 0!, -0.16 -0.07!, -0.24 -0.26!, -0.07 -0.15!',
    ),
    { pigment: 'ember', tone: 0.1, line: inner },
  );
  pen.fill(circle([0, 0], 0.1, 24), { pigment: 'gold', tone: 0, line: pen.weight.detail });
}
