import { steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';

export interface LatticeShape {
  /** Half the width of the round body at a height. */
  readonly halfWidth: (y: number) => number;
  readonly top: number;
  readonly bottom: number;
  /** How many lines wind around it each way. */
  readonly count: number;
  /** How far a line turns around the body on its way down, in radians. */
  readonly turnRad: number;
}

/** The lines that cross on a round upright body and closer together towards its edges: rind, scales, netting. */
export function latticeLines({ halfWidth, top, bottom, count, turnRad }: LatticeShape): Point[][] {
  const ys = steps(40, top, bottom);
  const lines: Point[][] = [];
  for (const direction of [-1, 1])
    for (let i = 0; i < count; i++) {
      const start = -Math.PI / 2 - turnRad + ((Math.PI + turnRad) * (i + 0.5)) / count;
      const line = ys.flatMap((y): Point[] => {
        const around = start + (turnRad * (y - top)) / (bottom - top);
        return Math.abs(around) > Math.PI / 2 ? [] : [[direction * halfWidth(y) * Math.sin(around), y]];
      });
      if (line.length > 1) lines.push(line);
    }
  return lines;
}
