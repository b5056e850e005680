import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A wooden wheel of eight spokes, of radius 1. */
export function drawCartWheel(pen: Pen): void {
  const { inner } = pen.weight;
  const wood = {
    pigment: 'wood',
    line: inner,
    tone: (x: number, y: number) => clamp(0.3 + 0.3 * (x + y)),
  } as const;
  for (let i = 0; i < 8; i++)
    pen
      .at({ at: polar((i / 8) * fullTurn, 0.5), angleRad: (i / 8) * fullTurn })
      .fill(outlined('-0.4 -0.05!, 0.4 -0.07!, 0.4 0.07!, -0.4 0.05!'), wood);
  pen.fill([circle([0, 0], 1, 72), circle([0, 0], 0.8, 64)], { ...wood, rule: 'evenodd' });
  pen.fill(circle([0, 0], 0.24, 36), { pigment: 'gold', tone: (x, y) => clamp(0.2 + x + y), line: inner });
  pen.fill(circle([0, 0], 0.09, 20), { black: 'always', tone: 1 });
}
