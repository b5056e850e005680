import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLimb } from '../any-beast/limb.ts';
import type { Walker } from './walker.ts';

/** Legs in stride, in trousers or bare below a skirt; a gown hides them. */
export function drawLegsFromBehind(pen: Pen, { wears, below }: Walker): void {
  const { inner, detail } = pen.weight;
  if (wears === 'gown') return;
  const isBare = wears === 'skirt';
  const look = { pigment: isBare ? 'bone' : below, line: inner } as const;
  // The left foot is set down, the right one just lifted.
  drawLimb(
    pen,
    { line: '-0.17 0.0, -0.18 0.6, -0.17 1.24', half: isBare ? [0.17, 0.12, 0.08] : [0.2, 0.165, 0.14] },
    { ...look, tone: (x) => clamp(0.1 + 2 * (x + 0.2)) },
  );
  drawLimb(
    pen,
    { line: '0.17 0.0, 0.19 0.6, 0.16 1.06', half: isBare ? [0.17, 0.12, 0.085] : [0.2, 0.165, 0.15] },
    { ...look, tone: (x) => clamp(0.25 + 2 * (x - 0.15)) },
  );
  pen.fill(outlined('-0.28 1.2!, -0.06 1.2!, -0.05 1.34!, -0.3 1.34!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  pen.fill(outlined('0.16 1.0, 0.27 1.06, 0.28 1.2, 0.16 1.28, 0.05 1.2, 0.06 1.06'), {
    pigment: 'dark',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('0.06 1.12, 0.16 1.15, 0.27 1.12'), detail * 1.2);
}
