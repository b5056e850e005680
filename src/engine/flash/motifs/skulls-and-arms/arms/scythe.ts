import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** The reaper's scythe: a long blade on a bent wooden snath. */
export const scythe: Motif = {
  name: 'scythe',
  tinted: ['steel'],
  leanRad: 0.35,
  draw(canvas) {
    canvas.layer((pen) => drawScythe(pen.at({ at: [0.2, 0], angleRad: 0.35 })), { contour: 0.8 });
  },
};

/** Upright, its blade at the top pointing left; 3 long. */
function drawScythe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const wood = { pigment: 'wood', tone: (x: number) => clamp(0.3 + 3 * x) } as const;
  for (const grip of ['0.02 -0.1, 0.3 -0.16', '-0.02 0.5, 0.26 0.46'])
    drawLimb(pen, { line: grip, half: [0.05, 0.06] }, wood);
  drawLimb(pen, { line: '0.02 -1.4, 0.06 -0.5, -0.04 0.5, 0.06 1.6', half: [0.07, 0.075, 0.08, 0.07] }, wood);
  for (const grain of ['0.03 -0.9, 0.04 -0.4', '-0.02 0.7, 0.02 1.3'])
    pen.stroke(traced(grain), detail, { taper: 0.4 });
  pen.fill(
    outlined(
      '0.16 -1.5!, -0.3 -1.56, -0.86 -1.34, -1.36 -0.8, -1.5 -0.36!, -1.16 -0.86, -0.74 -1.14, -0.3 -1.24, 0.16 -1.22!',
    ),
    { pigment: 'steel', tone: (x, y) => clamp(0.1 + 0.8 * (y + 1.3) - 0.2 * x), line: inner * 1.1 },
  );
  pen.stroke(traced('0.02 -1.38, -0.3 -1.42, -0.8 -1.22, -1.24 -0.8'), detail * 1.2, { taper: 0.3 });
  pen.fill(outlined('-0.06 -1.56!, 0.12 -1.56!, 0.12 -1.18!, -0.06 -1.18!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
}
