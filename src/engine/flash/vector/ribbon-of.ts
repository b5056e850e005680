import { lengthOf, type Point } from '../geometry/point.ts';
import type { WidePoint } from './vectors.ts';

/** The outline of a line whose width changes, with ends that are rounded off. */
export function ribbonOf(line: readonly WidePoint[]): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y, width], i) => {
    const [fromX, fromY] = line[Math.max(0, i - 1)] as WidePoint;
    const [toX, toY] = line[Math.min(line.length - 1, i + 1)] as WidePoint;
    const length = lengthOf(toX - fromX, toY - fromY) || 1;
    const [alongX, alongY] = [(toX - fromX) / length, (toY - fromY) / length];
    const radius = width / 2;
    if (i === 0) left.push([x - alongX * radius, y - alongY * radius]);
    left.push([x - alongY * radius, y + alongX * radius]);
    right.push([x + alongY * radius, y - alongX * radius]);
    if (i === line.length - 1) left.push([x + alongX * radius, y + alongY * radius]);
  });
  return [...left, ...right.reverse()];
}
