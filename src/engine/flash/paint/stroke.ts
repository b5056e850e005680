import { clamp } from '../geometry/interval.ts';
import type { Point } from '../geometry/point.ts';
import type { Transform } from '../geometry/transform.ts';
import { mapPoint } from '../geometry/transform.ts';
import type { StrokeMark } from './mark.ts';
import type { Sheet } from './sheet.ts';

/** Paints a line of changing width; `toPage` maps the units of the mark's layer to pixels of the page. */
export function paintStroke(sheet: Sheet, mark: StrokeMark, toPage: Transform): void {
  let previous: Point | undefined;
  let previousRadius = 0;
  mark.points.forEach((layerPoint, i) => {
    const [x, y] = mapPoint(toPage, layerPoint);
    const [offX, offY] = mark.offsetsPx?.[i] ?? [0, 0];
    const point: Point = [x + offX, y + offY];
    const radius = (mark.widthsPx[i] ?? 0) / 2;
    if (previous) paintCapsule(sheet, previous, point, previousRadius, radius, mark.ink, mark.isErasing);
    else if (mark.points.length === 1) paintDot(sheet, point, radius, mark.ink);
    previous = point;
    previousRadius = radius;
  });
}

export function paintDot(sheet: Sheet, at: Point, radius: number, ink = 1): void {
  paintCapsule(sheet, at, at, radius, radius, ink, false);
}

/** A segment with round ends: all pixels within the radius, which runs from `fromRadius` to `toRadius`. */
function paintCapsule(
  sheet: Sheet,
  from: Point,
  to: Point,
  fromRadius: number,
  toRadius: number,
  strength: number,
  isErasing: boolean,
): void {
  const { ink, width } = sheet;
  // Pixel centres sit at half coordinates.
  const ax = from[0] - sheet.left - 0.5;
  const ay = from[1] - sheet.top - 0.5;
  const bx = to[0] - sheet.left - 0.5;
  const by = to[1] - sheet.top - 0.5;
  const dx = bx - ax;
  const dy = by - ay;
  const perLength = 1 / (dx * dx + dy * dy || 1);
  const widening = toRadius - fromRadius;
  const reach = Math.max(fromRadius, toRadius) + 0.5;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx) - reach));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx) + reach));
  const top = Math.max(0, Math.ceil(Math.min(ay, by) - reach));
  const bottom = Math.min(sheet.height - 1, Math.floor(Math.max(ay, by) + reach));
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
