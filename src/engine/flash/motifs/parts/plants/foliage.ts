import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A clump of leaves, or of blossoms from afar: a scalloped pad, lit from above, with sickles within. */
export function drawFoliage(
  pen: Pen,
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
  pigment: Pigment = 'leaf',
): void {
  const lobes = Math.max(7, Math.round(radiusX * 30));
  const turn = pen.random.between(0, fullTurn);
  const outline = ellipse([0, 0], 1, 1, lobes * 8).map(([u, v], i): Point => {
    const bulge = 0.88 + 0.16 * Math.abs(Math.sin((i / 8) * Math.PI + turn));
    return [x + u * radiusX * bulge, y + v * radiusY * bulge];
  });
  pen.fill(outline, {
    pigment,
    tone: (px, py) => clamp(0.25 + (0.42 * (py - y)) / radiusY + (0.24 * (px - x)) / radiusX),
    line: pen.weight.inner,
  });
  if (!pen.hasDetail) return;
  const count = Math.round(160 * radiusX * radiusY) + 4;
  for (let i = 0; i < count; i++) {
    const radius = 0.72 * Math.sqrt((i + 0.5) / count);
    const angle = i * 2.39996 + turn;
    const [u, v] = [x + Math.cos(angle) * radius * radiusX, y + Math.sin(angle) * radius * radiusY];
    pen.stroke(
      [
        [u - 0.035, v],
        [u - 0.01, v + 0.025],
        [u + 0.03, v + 0.012],
      ],
      pen.weight.detail,
      { taper: 0.4 },
    );
  }
}
