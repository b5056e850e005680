import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A silver flute: its lip plate, its joints, its many keys on their rod. */
export const flute: Motif = {
  name: 'flute',
  tinted: ['steel'],
  draw: (canvas) => canvas.layer(drawFlute, { at: { angleRad: -0.7 } }),
};

/** Lying, the lip plate to the left; about 3.8 long. */
function drawFlute(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tube = (_: number, y: number) => clamp(0.15 + 5 * Math.max(0, y) + 2 * Math.max(0, -0.05 - y));
  pen.fill(outlined('-1.9 -0.1!, 1.9 -0.1!, 1.9 0.1!, -1.9 0.1!'), {
    pigment: 'steel',
    tone: tube,
    line: inner * 1.2,
  });
  pen.fill(outlined('-2.0 -0.08, -1.9 -0.12!, -1.84 -0.12!, -1.84 0.12!, -1.9 0.12!, -2.0 0.08'), {
    pigment: 'steel',
    tone: tube,
    line: inner,
  });
  for (const x of [-0.92, -0.76, 1.24, 1.9])
    pen.fill(outlined(`${x - 0.05} -0.13!, ${x + 0.05} -0.13!, ${x + 0.05} 0.13!, ${x - 0.05} 0.13!`), {
      pigment: 'steel',
      tone: tube,
      line: inner,
    });
  pen.fill(ellipse([-1.4, -0.05], 0.27, 0.16, 40), {
    pigment: 'steel',
    tone: (_, y) => clamp(0.1 + 2 * y),
    line: inner * 1.1,
  });
  pen.fill(ellipse([-1.4, -0.07], 0.09, 0.05, 24), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.7 -0.15, 1.16 -0.15'), inner * 1.3);
  pen.stroke(traced('1.3 0.14, 1.84 0.14'), inner * 1.3);
  for (const [x, radius] of keys) {
    pen.fill(circle([x, -0.02], radius, 30), {
      pigment: 'steel',
      tone: (kx, ky) => clamp(0.1 + 3 * (kx - x) + 3 * ky),
      line: inner,
    });
    pen.stroke([...circle([x, -0.02], radius * 0.5, 20)], detail);
  }
  for (const lever of ['-0.4 0.14, -0.24 0.3, -0.1 0.28', '0.98 0.12, 1.1 0.3, 1.24 0.3'])
    pen.stroke(traced(lever), inner * 2.2, { taper: 0.2 });
  drawGleams(pen, ['-1.1 -0.06, -0.96 -0.06', '1.42 -0.06, 1.6 -0.06'], inner, 0.3);
}

const keys = [
  [-0.56, 0.09],
  [-0.34, 0.14],
  [-0.06, 0.14],
  [0.2, 0.14],
  [0.42, 0.09],
  [0.64, 0.14],
  [0.9, 0.14],
  [1.1, 0.1],
  [1.42, 0.11],
  [1.66, 0.13],
] as const;
