import { clamp } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

const leanRad = 0.5;

/** A sewing needle, its eye up, with its thread. */
export const needle: Motif = {
  name: 'needle',
  tinted: ['petal'],
  carries: ['thread'],
  leanRad,
  draw(canvas) {
    canvas.layer(drawThread, { contour: 0.7 });
    canvas.layer(drawNeedle, { at: { angleRad: leanRad } });
  },
};

function drawNeedle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    [
      symmetric('0 -1.3, 0.1 -1.22, 0.11 -1.0, 0.075 -0.7, 0.06 0.6, 0 1.4!'),
      symmetric('0 -1.2, 0.045 -1.14, 0.045 -0.94, 0 -0.86'),
    ],
    {
      pigment: 'steel',
      tone: (x) => clamp(0.25 + 5 * x),
      line: inner * 1.1,
      rule: 'evenodd',
    },
  );
  pen.stroke(traced('-0.03 -0.6, -0.03 0.5'), detail * 1.6, { isErasing: true, taper: 0.3 });
}

/** Through the eye, and in a loop below it. */
function drawThread(pen: Pen): void {
  const look = { pigment: 'petal', tone: 0.15, line: pen.weight.inner * 0.8 } as const;
  drawLimb(
    pen,
    {
      line: '0.5 -0.9, 0.86 -0.86, 1.04 -0.5, 0.86 -0.1, 0.44 0.06, 0.34 0.34, 0.6 0.5, 0.8 0.32, 0.64 0.1, 0.3 0.3, 0.2 0.72, 0.46 1.0',
      half: [0.03, 0.03, 0.03],
    },
    look,
  );
}
