import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A record player from above its corner, the needle down on the record. */
export const turntable: Motif = {
  name: 'turntable',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBox(pen);
      drawRecord(pen);
      drawArm(pen);
    }),
};

function drawBox(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-1.2, 1.2])
    pen.fill(outlined(`${x - 0.2} 1.0!, ${x + 0.2} 1.0!, ${x + 0.14} 1.2!, ${x - 0.14} 1.2!`), {
      pigment: 'dark',
      tone: 0.4,
      line: inner,
    });
  pen.fill(outlined('-1.56 0.6!, 1.56 0.6!, 1.56 1.04!, -1.56 1.04!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.2 * x + 0.6 * (y - 0.6)),
    line: inner * 1.3,
  });
  for (const grain of [
    '-1.4 0.74, -0.6 0.78, 0.2 0.74',
    '-0.9 0.9, 0 0.88, 0.9 0.92',
    '0.6 0.76, 1.1 0.78, 1.4 0.74',
  ])
    pen.stroke(traced(grain), detail * 1.3, { taper: 0.3 });
  pen.fill(outlined('-1.28 -0.74!, 1.28 -0.74!, 1.6 0.62!, -1.6 0.62!'), {
    pigment: 'wood',
    tone: 0.15,
    line: inner * 1.4,
  });
  pen.fill(outlined('-1.16 -0.66!, 1.18 -0.66!, 1.46 0.52!, -1.46 0.52!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.05 + 0.2 * (x + 0.5)),
    line: inner,
  });
  for (const [x, y] of [
    [1.08, 0.3],
    [1.28, 0.3],
  ] as const)
    pen.fill(ellipse([x, y], 0.085, 0.06, 22), { pigment: 'gold', tone: 0.2, line: inner });
}

function drawRecord(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const at: Point = [-0.34, -0.06];
  pen.fill(ellipse([at[0], at[1] + 0.04], 0.98, 0.55, 64), {
    pigment: 'steel',
    tone: 0.6,
    line: inner * 1.2,
  });
  pen.fill(ellipse(at, 0.94, 0.52, 64), { black: 'always', tone: 1, line: inner * 1.2 });
  for (const share of [0.86, 0.74, 0.62, 0.5])
    pen.stroke(ellipse(at, 0.94 * share, 0.52 * share, 60), detail * 0.9, { isErasing: true });
  for (const glint of [
    '-0.98 -0.32, -0.72 -0.2',
    '-0.84 -0.42, -0.6 -0.24',
    '0.1 0.16, 0.34 0.28',
    '0.0 0.22, 0.2 0.36',
  ])
    pen.stroke(traced(glint), inner * 1.6, { isErasing: true, taper: 0.4 });
  pen.fill(ellipse(at, 0.32, 0.18, 40), { pigment: 'petal', tone: 0.15, line: inner });
  pen.fill(ellipse(at, 0.05, 0.035, 16), { pigment: 'foam', tone: 0, line: detail });
}

function drawArm(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(ellipse([1.02, -0.38], 0.22, 0.14, 32), { pigment: 'dark', tone: 0.4, line: inner * 1.1 });
  drawLimb(
    pen,
    { line: '1.12 -0.62, 1.02 -0.42, 0.9 -0.06, 0.66 0.2, 0.4 0.28', half: [0.035, 0.035] },
    { pigment: 'foam', tone: 0.15, line: inner },
  );
  pen.fill(outlined('1.02 -0.78!, 1.24 -0.72!, 1.2 -0.54!, 0.98 -0.6!'), {
    pigment: 'dark',
    tone: 0.3,
    line: inner,
  });
  pen.fill(circle([1.02, -0.42], 0.09, 22), { pigment: 'gold', tone: 0.2, line: inner });
  pen.fill(outlined('0.46 0.2!, 0.5 0.32!, 0.22 0.42!, 0.18 0.28!'), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.2 + 0.8 * smoothstep(0.2, 0.5, x) + y * 0.2),
    line: inner,
  });
}
