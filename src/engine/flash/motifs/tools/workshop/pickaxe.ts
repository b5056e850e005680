import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawWoodenHandle } from '../../parts/tools-and-things/wooden-handle.ts';

/** Upright, its head bent to both sides. */
export const pickaxe: Motif = {
  name: 'pickaxe',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => drawWoodenHandle(pen, -0.98, 1.1, 0.1));
    canvas.layer(drawHead);
  },
};

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.9!, 0.16 -0.9!, 0.56 -0.78, 0.88 -0.5, 1.1 -0.06!, 0.74 -0.42, 0.44 -0.58, 0.16 -0.62!, 0 -0.62!',
    ),
    {
      pigment: 'steel',
      tone: (x, y) => clamp(0.15 + 0.5 * smoothstep(-0.3, 1, x) + 1.6 * (y + 0.75 - 0.5 * x * x)),
      line: inner * 1.1,
    },
  );
  pen.fill(symmetric('0 -0.96!, 0.15 -0.96!, 0.19 -0.74, 0.15 -0.52!, 0 -0.52!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.3 + 2 * x),
    line: inner * 1.1,
  });
  for (const ridge of ['0.24 -0.76, 0.56 -0.66, 0.9 -0.34', '-0.24 -0.76, -0.56 -0.66, -0.9 -0.34'])
    pen.stroke(traced(ridge), detail * 1.6, { taper: 0.4, tapering: 'end' });
  pen.stroke(traced('-0.06 -0.88, -0.08 -0.74, -0.06 -0.6'), detail * 2, { isErasing: true, taper: 0.3 });
}
