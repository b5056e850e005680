import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A blade with two edges, slotted along its middle. */
export const razorBlade: Motif = {
  name: 'razor-blade',
  tinted: ['steel'],
  draw: (canvas) => canvas.layer(drawRazorBlade, { at: { angleRad: -0.3 } }),
};

function drawRazorBlade(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tone = (x: number, y: number) => clamp(0.15 + 0.3 * x + 0.9 * Math.max(0, y));
  pen.fill(
    outlined(
      '-1.1 -0.5!, 1.1 -0.5!, 1.1 -0.38!, 0.98 -0.34!, 0.98 0.34!, 1.1 0.38!, 1.1 0.5!, -1.1 0.5!, -1.1 0.38!, -0.98 0.34!, -0.98 -0.34!, -1.1 -0.38!',
    ),
    {
      pigment: 'steel',
      tone,
      line: inner * 1.2,
    },
  );
  for (const y of [-0.4, 0.4]) pen.stroke(traced(`-1.08 ${y}, 1.08 ${y}`), inner);
  pen.fill(
    symmetric(
      '0 -0.15!, 0.1 -0.05!, 0.3 -0.05!, 0.34 -0.13, 0.5 -0.13, 0.54 -0.05!, 0.8 -0.05!, 0.8 0.05!, 0.54 0.05!, 0.5 0.13, 0.34 0.13, 0.3 0.05!, 0.1 0.05!, 0 0.15!',
    ),
    { black: 'always', tone: 1 },
  );
  for (const x of [-0.88, 0.88])
    for (const y of [-0.26, 0.26]) pen.fill(circle([x, y], 0.05, 18), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.7 -0.27, -0.1 -0.27'), detail * 2, { isErasing: true, taper: 0.2 });
  for (const glint of ['-0.6 0.34, -0.46 0.2', '-0.5 0.34, -0.36 0.2', '0.4 -0.2, 0.52 -0.34'])
    pen.stroke(traced(glint), detail * 1.4, { taper: 0.3 });
}
