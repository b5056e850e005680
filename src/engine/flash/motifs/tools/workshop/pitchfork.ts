import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawWoodenHandle } from '../../parts/tools-and-things/wooden-handle.ts';

/** A hay fork of three tines. */
export const pitchfork: Motif = {
  name: 'pitchfork',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => drawWoodenHandle(pen, 0, 1.8, 0.075));
    canvas.layer(drawTines);
  },
};

function drawTines(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const steel = { pigment: 'steel', tone: (x: number) => clamp(0.25 + 0.9 * x), line: inner } as const;
  pen.fill(
    outlined(
      '-0.5 -1.2!, -0.42 -0.9, -0.42 -0.5, -0.3 -0.3, 0 -0.22, 0.3 -0.3, 0.42 -0.5, 0.42 -0.9, 0.5 -1.2!, 0.56 -0.9, 0.54 -0.44, 0.36 -0.14, 0 -0.06, -0.36 -0.14, -0.54 -0.44, -0.56 -0.9',
    ),
    steel,
  );
  pen.fill(outlined('0 -1.26!, 0.06 -0.96, 0.06 -0.14!, -0.06 -0.14!, -0.06 -0.96'), steel);
  pen.fill(outlined('-0.06 -0.2!, 0.06 -0.2!, 0.09 0.26!, -0.09 0.26!'), steel);
  pen.stroke(traced('-0.08 0.16, 0 0.19, 0.08 0.16'), inner);
  pen.stroke(traced('-0.49 -0.86, -0.49 -0.5, -0.34 -0.24'), detail * 1.4, { isErasing: true, taper: 0.3 });
}
