import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const leanRad = 0.75;

/** Its point down, its flights up. */
export const dart: Motif = {
  name: 'dart',
  tinted: ['petal'],
  leanRad,
  draw: (canvas) => canvas.layer(drawDart, { at: { angleRad: leanRad } }),
};

function drawDart(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const steel = { pigment: 'steel', tone: (x: number) => clamp(0.25 + 4 * x), line: inner * 1.1 } as const;
  pen.fill(symmetric('0 0.7!, 0.045 0.7!, 0.03 1.1, 0 1.4!'), steel);
  pen.fill(symmetric('0 -1.0!, 0.05 -1.0!, 0.05 0.1!, 0 0.1!'), { pigment: 'dark', tone: 0.5, line: inner });
  for (const [flight, tone] of [
    ['-0.05 -0.3!, -0.44 -0.66!, -0.46 -1.26!, -0.24 -1.3!, -0.04 -1.08!', 0.05],
    ['0.05 -0.3!, 0.44 -0.66!, 0.46 -1.26!, 0.24 -1.3!, 0.04 -1.08!', 0.4],
  ] as const)
    pen.fill(outlined(flight), {
      pigment: 'petal',
      tone: (_, y) => clamp(tone + 0.5 * (y + 0.9)),
      line: inner * 1.2,
    });
  pen.fill(symmetric('0 -0.26!, 0.06 -0.42, 0.1 -0.8, 0.09 -1.2!, 0 -1.34!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 3 * x),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.04!, 0.08 -0.04!, 0.13 0.1, 0.13 0.58, 0.07 0.76!, 0 0.76!'), {
    ...steel,
    pigment: 'gold',
  });
  for (const y of [0.08, 0.17, 0.26, 0.35, 0.44, 0.53])
    pen.stroke(traced(`-0.12 ${y}, 0 ${y + 0.02}, 0.12 ${y}`), inner);
  for (const vane of [
    '-0.34 -1.1, -0.2 -0.7',
    '0.34 -1.1, 0.2 -0.7',
    '-0.22 -1.14, -0.16 -0.9',
    '0.22 -1.14, 0.16 -0.9',
  ])
    pen.stroke(traced(vane), detail * 1.4, { taper: 0.3 });
}
