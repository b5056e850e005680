import type { Point, Polygon } from '../geometry/point.ts';
import { arc, circle, ellipse } from '../geometry/shape.ts';
import type { Grid } from './flow.ts';

/** From this proportion on, a round frame would show too little of a picture. */
const slender = 2;

/** The shapes in which a picture without a subject of its own is set, one for each design of a set; in pixels of it. */
export function frameFor({ width, height }: Grid, variant: number): Polygon {
  const center: Point = [width / 2, height / 2];
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const inside = Math.min(halfWidth, halfHeight);
  if (Math.max(width, height) > slender * Math.min(width, height))
    return panel(center, halfWidth, halfHeight);
  if (variant === 0) return circle(center, inside, 128);
  if (variant === 1)
    return arch(center, Math.min(halfWidth, halfHeight * 0.8), Math.min(halfHeight, halfWidth * 1.3));
  return variant === 2 ? ellipse(center, halfWidth, halfHeight, 128) : panel(center, halfWidth, halfHeight);
}

/** A panel with rounded corners. */
function panel([x, y]: Point, halfWidth: number, halfHeight: number): Polygon {
  const corner = 0.3 * Math.min(halfWidth, halfHeight);
  const quarters: readonly Point[] = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ];
  return quarters.flatMap(([side, end], i) => {
    const middle: Point = [x + side * (halfWidth - corner), y + end * (halfHeight - corner)];
    return arc(middle, corner, (i * Math.PI) / 2, ((i + 1) * Math.PI) / 2, 12);
  });
}

/** A window with a round head. */
function arch([x, y]: Point, halfWidth: number, halfHeight: number): Polygon {
  const head = arc([x, y - halfHeight + halfWidth], halfWidth, Math.PI, 2 * Math.PI, 48);
  return [...head, [x + halfWidth, y + halfHeight], [x - halfWidth, y + halfHeight]];
}
