import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';
import { drawInterlace, endless } from '../../parts/signs-and-ornaments/interlace.ts';
import { look } from './celtic-knot.ts';

/** The knot of three pointed arcs, a ring woven through it. */
export const triquetra: Motif = {
  name: 'triquetra',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => drawInterlace(pen, [arcs(), endless(circle([0, 0], 0.66, 150))], 0.082, look), {
      contour: 0.6,
    });
  },
};

/** Three arcs, each from one point of the triangle to the next, bulging outwards past the third. */
function arcs(): Point[] {
  const radius = Math.sqrt(3) * 0.62;
  const line: Point[] = [];
  // In the order in which one arc ends where the next begins.
  for (const i of [0, 2, 1]) {
    const direction = -Math.PI / 2 + (i * 2 * Math.PI) / 3;
    const center = polar(direction, 0.62);
    line.push(
      ...arc(center, radius, direction + Math.PI / 2, direction + (3 * Math.PI) / 2, 50).slice(0, -1),
    );
  }
  return endless(line);
}
