import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Three macarons piled up, each of another colour. */
export const macaron: Motif = {
  name: 'macaron',
  tinted: ['blush'],
  draw(canvas) {
    for (const [pigment, y, angleRad, x] of pile)
      canvas.layer((pen) => drawMacaron(pen.at({ at: [x, y], angleRad }), pigment), { contour: 0.9 });
  },
  one: { draw: (canvas) => canvas.layer((pen) => drawMacaron(pen, 'blush'), { contour: 0.9 }) },
};

const pile: readonly (readonly [Pigment, number, number, number])[] = [
  ['leafLight', 0.92, 0, 0],
  ['blush', 0.02, 0.05, 0.06],
  ['gold', -0.88, -0.1, -0.04],
];

function drawMacaron(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.02!, 0.92 0.02!, 1.0 0.12, 0.92 0.34, 0.56 0.46, 0 0.48'), {
    pigment,
    tone: (x, y) => clamp(0.25 + 0.3 * x + 0.5 * y),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.14!, 0.86 -0.14, 0.92 -0.02, 0.86 0.08!, 0 0.08!'), {
    pigment: 'scroll',
    tone: (x) => clamp(0.1 + 0.3 * x),
    line: inner,
  });
  for (const y of [-0.13, 0.09]) pen.fill(foot(y), { pigment, tone: 0.45, line: detail * 1.3 });
  pen.fill(symmetric('0 -0.16!, 0.94 -0.16!, 1.0 -0.28, 0.88 -0.46, 0.5 -0.58, 0 -0.6'), {
    pigment,
    tone: (x, y) => clamp(0.08 + 0.35 * x + 0.4 * (y + 0.4)),
    line: inner * 1.3,
  });
  pen.stroke(traced('-0.74 -0.34, -0.56 -0.46, -0.26 -0.5'), inner * 1.8, { isErasing: true, taper: 0.4 });
}

/** The ruffled foot of a shell: small bumps from side to side. */
function foot(y: number) {
  const bumps = Array.from({ length: 13 }, (_, i) => {
    const x = -0.9 + 0.15 * i;
    return `${x} ${y}!, ${x + 0.075} ${y + 0.07}`;
  });
  return outlined(`-0.98 ${y - 0.06}!, ${bumps.join(', ')}, 0.98 ${y - 0.06}!`);
}
