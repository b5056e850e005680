import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A gear lever: a ball with the gate on it, the rod, a boot of leather in its plate. */
export const gearShift: Motif = {
  name: 'gear-shift',
  tinted: ['dark'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBoot(pen);
      drawLever(pen.at({ at: [0, 0.5], angleRad: 0.1 }));
    }),
};

function drawBoot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.94 1.24!, -0.8 1.0!, 0.8 1.0!, 0.94 1.24!, 0.9 1.4!, -0.9 1.4!'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.1 + 0.4 * x + 0.8 * (y - 1.1)),
    line: inner * 1.3,
  });
  for (const x of [-0.74, 0.74])
    pen.fill(circle([x, 1.22], 0.06, 18), { pigment: 'dark', tone: 0.3, line: detail });
  pen.fill(symmetric('0 0.3, 0.16 0.32, 0.24 0.5, 0.36 0.78, 0.62 1.08, 0.6 1.2, 0 1.26'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.15 + 0.9 * smoothstep(0.05, 0.5, x) + 0.2 * y),
    line: inner * 1.3,
  });
  for (const fold of [
    '-0.2 0.48, 0 0.56, 0.22 0.46',
    '-0.3 0.66, 0 0.76, 0.32 0.64',
    '-0.42 0.86, 0 0.98, 0.44 0.84',
    '-0.06 0.6, -0.12 0.74',
    '0.1 0.8, 0.18 0.96',
    '-0.2 0.92, -0.32 1.1',
  ])
    pen.stroke(traced(fold), inner * 1.2, { taper: 0.25 });
}

function drawLever(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.9!, 0.08 -0.9!, 0.1 -0.06!, 0 -0.04!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.2 + 6 * x),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.16!, 0.16 -0.14, 0.18 0.0, 0 0.02'), { pigment: 'steel', tone: 0.3, line: inner });
  pen.fill(symmetric('0 -0.96!, 0.18 -0.96!, 0.16 -0.82!, 0 -0.8!'), {
    pigment: 'steel',
    tone: 0.2,
    line: inner,
  });
  pen.fill(circle([0, -1.42], 0.56, 60), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.1 + 0.9 * smoothstep(-0.1, 0.6, x + y + 1.42)),
    line: inner * 1.4,
  });
  pen.fill(ellipse([-0.03, -1.48], 0.42, 0.4, 48), { pigment: 'foam', tone: 0, line: inner });
  // The gate: first to fourth up and down, reverse on its own.
  for (const slot of [
    '-0.24 -1.68, -0.24 -1.28',
    '-0.03 -1.68, -0.03 -1.28',
    '0.18 -1.68, 0.18 -1.28',
    '-0.24 -1.48, 0.18 -1.48',
  ])
    pen.stroke(traced(slot), inner * 2.4);
  pen.stroke(traced('-0.46 -1.5, -0.4 -1.72, -0.22 -1.88'), inner * 1.5, { isErasing: true, taper: 0.3 });
  pen.fill(outlined('-0.02 -0.98!, 0.02 -0.98!, 0.02 -0.94!, -0.02 -0.94!'), { pigment: 'steel', tone: 0.1 });
}
