import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A paper box of fries. */
export const fries: Motif = {
  name: 'fries',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      for (const [x, top, angleRad] of sticks) drawFry(pen.at({ at: [x, 0.4], angleRad }), top);
      drawBox(pen);
    }),
};

/** A stick with a square end, its foot at the origin. */
function drawFry(pen: Pen, length: number): void {
  const { inner } = pen.weight;
  const [top, end] = [-length, -length + 0.09];
  pen.fill(outlined(`-0.13 0!, -0.13 ${end}!, 0.07 ${end}!, 0.07 0!`), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.06 + 0.5 * smoothstep(-0.8, 0, y)),
    line: inner * 1.2,
  });
  pen.fill(outlined(`0.07 ${end}!, 0.15 ${top}!, 0.15 0!, 0.07 0!`), {
    pigment: 'gold',
    tone: 0.55,
    line: inner,
  });
  pen.fill(outlined(`-0.13 ${end}!, -0.05 ${top}!, 0.15 ${top}!, 0.07 ${end}!`), {
    pigment: 'moon',
    tone: 0.02,
    line: inner,
  });
}

function drawBox(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.96 -0.24!, -0.6 0.1, 0 0.22, 0.6 0.1, 0.96 -0.24!, 0.68 1.3!, 0.3 1.38, -0.3 1.38, -0.68 1.3!',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.14 + 0.6 * smoothstep(0, 0.9, x) + 0.15 * y),
      line: inner * 1.5,
    },
  );
  for (const x of [-0.5, 0, 0.5]) {
    const top = 0.25 - 0.52 * x * x;
    const [left, right] = [x - 0.11, x + 0.11];
    pen.fill(outlined(`${left} ${top}!, ${right} ${top}!, ${right * 0.8} 1.34!, ${left * 0.8} 1.34!`), {
      pigment: 'foam',
      tone: clamp(0.05 + 0.4 * x),
      line: inner,
    });
  }
  pen.stroke(traced('-0.82 0.0, -0.72 0.5'), inner * 1.8, { isErasing: true, taper: 0.4 });
}

/** Foot, length and lean, from back to front. */
const sticks = [
  [-0.36, 1.42, -0.1],
  [0.06, 1.6, 0.03],
  [0.44, 1.4, 0.14],
  [-0.46, 1.2, -0.32],
  [0.46, 1.2, 0.32],
  [-0.16, 1.3, -0.16],
  [0.26, 1.24, 0.2],
  [-0.42, 0.98, -0.12],
  [0.44, 0.96, 0.12],
  [0.02, 1.04, -0.02],
] as const;
