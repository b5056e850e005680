import type { Point } from '../../geometry/point.ts';

/** How far apart the points of a flattened curve may lie, in units of the drawing. */
export const pieceLength = 3;

/**
 * The points after `from` of an elliptical arc as an SVG path describes it.
 * https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter
 *
 * @param args radii, tilt in degrees, large-arc flag, sweep flag
 */
export function arcPoints(
  from: Point,
  [rx = 0, ry = 0, degrees = 0, isLarge = 0, isSweeping = 0]: readonly number[],
  to: Point,
): Point[] {
  if (rx === 0 || ry === 0) return [to];
  const tilt = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const stretch = Math.max(1, Math.hypot(px / rx, py / ry));
  const [a, b] = [Math.abs(rx) * stretch, Math.abs(ry) * stretch];
  const rest = Math.max(0, ((a * b) ** 2 - (a * py) ** 2 - (b * px) ** 2) / ((a * py) ** 2 + (b * px) ** 2));
  const root = Math.sqrt(rest) * (isLarge === isSweeping ? -1 : 1);
  const [qx, qy] = [(root * a * py) / b, (-root * b * px) / a];
  const center: Point = [
    cos * qx - sin * qy + (from[0] + to[0]) / 2,
    sin * qx + cos * qy + (from[1] + to[1]) / 2,
  ];
  const startRad = Math.atan2((py - qy) / b, (px - qx) / a);
  let sweep = Math.atan2((-py - qy) / b, (-px - qx) / a) - startRad;
  if (isSweeping && sweep < 0) sweep += 2 * Math.PI;
  if (!isSweeping && sweep > 0) sweep -= 2 * Math.PI;
  const pieces = Math.max(3, Math.ceil((Math.abs(sweep) * Math.max(a, b)) / pieceLength));
  return Array.from({ length: pieces }, (_, i): Point => {
    const angle = startRad + (sweep * (i + 1)) / pieces;
    const [x, y] = [a * Math.cos(angle), b * Math.sin(angle)];
    return [cos * x - sin * y + center[0], sin * x + cos * y + center[1]];
  });
}
