import type { Corner, Corners } from './corners.ts';

/** Leads from a unit square to its image under a perspective. */
type Homography = (across: number, down: number) => Corner;

/** The perspective that takes the unit square to four corners (P. Heckbert, "Fundamentals of Texture Mapping", 1989). */
export function homographyTo([first, second, third, fourth]: Corners): Homography {
  const sumX = first.x - second.x + third.x - fourth.x;
  const sumY = first.y - second.y + third.y - fourth.y;
  const [dx1, dx2] = [second.x - third.x, fourth.x - third.x];
  const [dy1, dy2] = [second.y - third.y, fourth.y - third.y];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / determinant;
  const h = (dx1 * sumY - sumX * dy1) / determinant;
  const [a, b] = [second.x - first.x + g * second.x, fourth.x - first.x + h * fourth.x];
  const [d, e] = [second.y - first.y + g * second.y, fourth.y - first.y + h * fourth.y];
  return (across, down) => {
    const depth = g * across + h * down + 1;
    return {
      x: (a * across + b * down + first.x) / depth,
      y: (d * across + e * down + first.y) / depth,
    };
  };
}
