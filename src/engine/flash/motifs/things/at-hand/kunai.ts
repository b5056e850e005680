import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A ninja's kunai, point down, its grip wrapped, a ring at the end with a strip of cloth. */
export const kunai: Motif = {
  name: 'kunai',
  tinted: ['steel'],
  draw: (canvas) => canvas.layer((pen) => drawKunai(pen.at({ angleRad: 0.6 }))),
};

function drawKunai(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.06 -1.4!, 0.3 -1.6, 0.5 -1.36, 0.74 -1.5, 0.96 -1.3!, 0.84 -1.2, 0.9 -1.06!, 0.68 -1.2, 0.5 -1.14, 0.3 -1.32, 0.1 -1.22!',
    ),
    { pigment: 'petal', tone: (x) => clamp(0.1 + 0.6 * x), line: inner },
  );
  pen.fill([circle([0, -1.32], 0.24, 40), circle([0, -1.32], 0.13, 32).toReversed()], {
    pigment: 'steel',
    tone: (x, y) => clamp(0.3 + x + y + 1.3),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -1.12!, 0.13 -1.12!, 0.15 -0.3!, 0 -0.28!'), {
    pigment: 'bone',
    tone: (x) => clamp(0.2 + 4 * x),
    line: inner * 1.2,
  });
  for (const y of [-1.02, -0.88, -0.74, -0.6, -0.46])
    for (const side of [-1, 1])
      pen.stroke(traced(`${side * -0.13} ${y}, ${side * 0.14} ${y + 0.13}`), inner * 1.2);
  pen.fill(outlined('-0.22 -0.32!, 0.22 -0.32!, 0.16 -0.2!, -0.16 -0.2!'), {
    pigment: 'steel',
    tone: 0.6,
    line: inner * 1.1,
  });
  pen.fill(outlined('0 -0.22!, 0.14 -0.2!, 0.44 0.34!, 0 1.66!'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.6 + 0.4 * x + 0.1 * y),
    line: inner * 1.2,
  });
  pen.fill(outlined('0 -0.22!, -0.14 -0.2!, -0.44 0.34!, 0 1.66!'), {
    pigment: 'steel',
    tone: (_, y) => clamp(0.04 + 0.3 * smoothstep(0.4, 1.6, y)),
    line: inner * 1.2,
  });
  for (const nick of ['-0.3 0.3, -0.2 0.34', '0.24 0.7, 0.16 0.7', '-0.16 0.94, -0.1 0.92'])
    pen.stroke(traced(nick), detail * 1.4);
}
