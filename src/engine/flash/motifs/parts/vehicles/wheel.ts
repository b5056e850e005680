import { clamp } from '../../../geometry/interval.ts';
import { closed, fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';

export interface WheelLook {
  /** The tyre's thickness as a share of the radius. */
  readonly tyre: number;
  readonly spokes: number;
  /** The hub's radius as a share of the wheel's. */
  readonly hub: number;
}

/** A wheel with crossed spokes, of radius 1. */
export function drawWheel(pen: Pen, { tyre, spokes, hub }: WheelLook): void {
  const { inner, detail } = pen.weight;
  pen.fill([circle([0, 0], 1, 84), circle([0, 0], 1 - tyre, 76)], {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x, y) => clamp(0.35 + 0.4 * (x + y)),
    line: inner,
    rule: 'evenodd',
  });
  pen.fill([circle([0, 0], 1 - tyre, 76), circle([0, 0], 1 - tyre - 0.07, 72)], {
    pigment: 'steel',
    tone: 0.2,
    line: detail,
    rule: 'evenodd',
  });
  for (let i = 0; i < spokes; i++) {
    const angle = (i / spokes) * fullTurn;
    const turn = i % 2 === 0 ? 0.5 : -0.5;
    pen.stroke([polar(angle + turn, hub), polar(angle, 1 - tyre - 0.07)], detail * 0.9);
  }
  pen.fill(circle([0, 0], hub, 40), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.3 + 1.4 * (x + y)),
    line: inner,
  });
  pen.stroke(closed(circle([0, 0], hub * 0.5, 26)), detail);
}
