import { clamp } from '../geometry/interval.ts';
import type { Point } from '../geometry/point.ts';
import type { Transform } from '../geometry/transform.ts';
import { mapX, mapY } from '../geometry/transform.ts';
import type { InkPlanes } from './ink-planes.ts';
import type { StrokeMark } from './mark.ts';

/** Paints a line of changing width; `toPage` maps the units of the mark's layer to pixels of the page. */
export function paintStroke(planes: InkPlanes, mark: StrokeMark, toPage: Transform): void {
  const { points, widthsPx, offsetsPx, ink, isErasing } = mark;
  let [fromX, fromY, fromRadius] = [0, 0, 0];
  for (let i = 0; i < points.length; i++) {
    const point = points[i] as Point;
    const x = mapX(toPage, point) + (offsetsPx?.[i]?.[0] ?? 0);
    const y = mapY(toPage, point) + (offsetsPx?.[i]?.[1] ?? 0);
    const radius = (widthsPx[i] as number) / 2;
    if (i > 0) paintCapsule(planes, fromX, fromY, fromRadius, x, y, radius, ink, isErasing);
    else if (points.length === 1) paintCapsule(planes, x, y, radius, x, y, radius, ink, isErasing);
    fromX = x;
    fromY = y;
    fromRadius = radius;
  }
}

export function paintDot(planes: InkPlanes, x: number, y: number, radius: number): void {
  paintCapsule(planes, x, y, radius, x, y, radius, 1, false);
}

/** A segment with round ends: all pixels within the radius, which runs from `fromRadius` to `toRadius`. */
function paintCapsule(
  planes: InkPlanes,
  fromX: number,
  fromY: number,
  fromRadius: number,
  toX: number,
  toY: number,
  toRadius: number,
  strength: number,
  isErasing: boolean,
): void {
  const { ink, width } = planes;
  // Pixel centres sit at half coordinates.
  const ax = fromX - planes.left - 0.5;
  const ay = fromY - planes.top - 0.5;
  const bx = toX - planes.left - 0.5;
  const by = toY - planes.top - 0.5;
  const dx = bx - ax;
  const dy = by - ay;
  const perLength = 1 / (dx * dx + dy * dy || 1);
  const widening = toRadius - fromRadius;
  const reach = Math.max(fromRadius, toRadius) + 0.5;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx) - reach));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx) + reach));
  const top = Math.max(0, Math.ceil(Math.min(ay, by) - reach));
  const bottom = Math.min(planes.height - 1, Math.floor(Math.max(ay, by) + reach));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const share = clamp(((x - ax) * dx + (y - ay) * dy) * perLength);
      const offX = x - ax - share * dx;
      const offY = y - ay - share * dy;
      const radius = fromRadius + widening * share;
      const squared = offX * offX + offY * offY;
      if (squared >= (radius + 0.5) * (radius + 0.5)) continue;
      let covered = Math.min(1, radius + 0.5 - Math.sqrt(squared)) * strength;
      // A line thinner than a pixel gets fainter instead of thinner.
      if (radius < 0.5) covered *= radius * 2;
      const i = y * width + x;
      const before = ink[i] as number;
      if (isErasing) ink[i] = before * (1 - covered);
      else if (covered > before) ink[i] = covered;
    }
  }
}
