import type { Point } from '../../../geometry/point.ts';
import { lengthOf } from '../../../geometry/point.ts';

export interface BladeShape {
  readonly from: Point;
  readonly to: Point;
  /** How far the blade bows sideways, as a share of its length. */
  readonly bend: number;
  readonly width: number;
}

/** A curved blade with two sharp ends, fattest nearer to its start. */
export function bladeOutline({ from, to, bend, width }: BladeShape): Point[] {
  const stepCount = 24;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = lengthOf(dx, dy) || 1;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= stepCount; i++) {
    const t = i / stepCount;
    const off = bend * Math.sin(Math.PI * t);
    const half = (width / length) * Math.sin(Math.PI * Math.sqrt(t)) ** 1.1 * 0.5;
    const x = from[0] + dx * t;
    const y = from[1] + dy * t;
    left.push([x - dy * (off + half), y + dx * (off + half)]);
    right.push([x - dy * (off - half), y + dx * (off - half)]);
  }
  return [...left, ...right.toReversed()];
}
