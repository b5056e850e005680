import { clamp, lerp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import { radialShader } from '../../../paint/shader.ts';

/** A full moon of radius 1: craters are soft shadows with half a rim, else they look like bubbles. */
export function drawFullMoon(pen: Pen): void {
  pen.fill(circle([0, 0], 1, 128), {
    pigment: 'moon',
    tone: radialShader([-0.25, -0.25], [0.35, 1.2], [0.1, 0.72]),
    line: pen.weight.inner * 1.1,
  });
  for (let i = 0; i < 9; i++) {
    const place = polar(pen.random.between(0, fullTurn), 0.8 * Math.sqrt(pen.random.next()));
    const size = pen.random.between(0.05, 0.17);
    const shade = radialShader(
      [place[0] + size * 0.3, place[1] + size * 0.3],
      [size * 0.2, size],
      [0.22, 0.42],
    );
    pen.fill(circle(place, size, 32), { tone: shade, isOverlay: true });
    pen.stroke(arc(place, size, 2.6, 4.6, 14), pen.weight.detail * 0.7, { taper: 0.4 });
  }
}

/** A crescent within the circle of radius 1, open to the right. */
export function drawCrescent(pen: Pen): void {
  pen.fill(crescentOutline(), {
    pigment: 'moon',
    tone: (x, y) => clamp(0.05 + 0.8 * smoothstep(-0.6, 0.9, x + y)),
    line: pen.weight.contour * 0.75,
  });
}

function crescentOutline(): Point[] {
  const horn = Math.PI * 0.28;
  const outer = arc([0, 0], 1, horn, fullTurn - horn, 60);
  const innerCenter: Point = [0.42, 0];
  const [hornX, hornY] = polar(horn, 1);
  const innerRadius = lengthOf(hornX - innerCenter[0], hornY);
  const innerHorn = Math.atan2(hornY, hornX - innerCenter[0]);
  const inner = Array.from({ length: 59 }, (_, i) =>
    polar(lerp(fullTurn - innerHorn, innerHorn, (i + 1) / 60), innerRadius, innerCenter),
  );
  return [...outer, ...inner];
}
