import { clamp } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBoundGrip } from '../../parts/weapons/bound-grip.ts';

const leanRad = 0.25;

/** A pronged truncheon of Okinawa, its tip up. */
export const sai: Motif = {
  name: 'sai',
  tinted: ['steel'],
  leanRad,
  draw: (canvas) => canvas.layer(drawSai, { at: { angleRad: leanRad } }),
};

function drawSai(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const steel = { pigment: 'steel', tone: (x: number) => clamp(0.25 + 1.4 * x), line: inner * 1.1 } as const;
  drawBoundGrip(pen, 0.42, 1.1, 0.11, 'petal');
  pen.fill(symmetric('0 1.06, 0.12 1.08, 0.17 1.2, 0.1 1.32, 0 1.34'), steel);
  pen.fill(
    symmetric(
      '0 0.18!, 0.24 0.16, 0.36 0.02, 0.36 -0.24, 0.5 -0.5!, 0.52 -0.2, 0.5 0.12, 0.34 0.32, 0.12 0.4, 0 0.42!',
    ),
    steel,
  );
  pen.fill(symmetric('0 -1.5!, 0.05 -1.4, 0.1 0.1, 0.14 0.3!, 0.1 0.46!, 0 0.46!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.25 + 5 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('0 -1.36, 0 0.2'), inner, { taper: 0.1 });
  pen.stroke(traced('-0.44 -0.24, -0.44 0.06, -0.32 0.24'), detail * 1.8, { isErasing: true, taper: 0.3 });
  pen.stroke(traced('-0.1 0.3, 0 0.34, 0.1 0.3'), inner);
}
