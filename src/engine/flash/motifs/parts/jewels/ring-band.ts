import { clipped } from '../../../geometry/clipped.ts';
import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { closed, fullTurn } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A band seen from its side: its outer face to the right, its rim, its inner face. */
export function drawBand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([hull, hole], { pigment: 'gold', rule: 'evenodd', tone: outside });
  pen.fill([frontHole, hole], {
    pigment: 'gold',
    rule: 'evenodd',
    tone: (x, y) => clamp(0.45 - 0.45 * y + 0.15 * x),
  });
  pen.fill([front, frontHole], { pigment: 'gold', rule: 'evenodd', tone: 0.02 });
  for (const polygon of [hull, hole]) pen.stroke(closed(polygon), inner * 1.3);
  for (const polygon of [front, frontHole]) pen.stroke(closed(polygon), detail * 1.3);
}

/** The band's lower right side once more, over what was drawn since. */
export function drawLowerSide(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const [outer, rim, hollow] = [hull, front, frontHole].map((polygon) => polygon.slice(4, 23)) as [
    Point[],
    Point[],
    Point[],
  ];
  pen.fill([...outer, ...rim.toReversed()], { pigment: 'gold', tone: outside });
  pen.fill([...rim, ...hollow.toReversed()], { pigment: 'gold', tone: 0.02 });
  pen.stroke(outer, inner * 1.3);
  pen.stroke(rim, detail * 1.3);
  pen.stroke(hollow, inner * 1.3);
}

const outside = (x: number, y: number) => clamp(0.2 + 0.3 * y + 0.35 * Math.sin(5 * y + 2 * x) ** 2);
const depth: Point = [0.3, -0.1];
const front = ellipse([-0.15, 0.05], 0.84, 1, 96);
const frontHole = ellipse([-0.15, 0.05], 0.75, 0.9, 96);
const back = front.map(([x, y]): Point => [x + depth[0], y + depth[1]]);
/** Both rims and what lies between them: of each point of the ellipse the nearer or the farther rim lies outside. */
const hull = front.map((near, i): Point => {
  const angle = (i / front.length) * fullTurn;
  const outwards = (Math.cos(angle) / 0.84) * depth[0] + Math.sin(angle) * depth[1];
  return outwards > 0 ? (back[i] ?? near) : near;
});
const hole = clipped(
  frontHole,
  frontHole.map(([x, y]): Point => [x + depth[0], y + depth[1]]),
);
