import { clamp, lerp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A leather ball of twelve black and twenty white patches. */
export const soccerBall: Motif = {
  name: 'football',
  tinted: ['foam'],
  draw: (canvas) => canvas.layer(drawBall),
};

function drawBall(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 1, 96), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.75 * (lengthOf(x + 0.35, y + 0.35) - 0.6)),
    line: inner * 1.3,
  });
  for (const [a, b] of seams) if (a[2] > -0.05 && b[2] > -0.05) pen.stroke([flat(a), flat(b)], inner);
  for (const patch of patches)
    if (patch.some(([, , z]) => z > 0.12)) pen.fill(patch.map(flat), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.84 -0.1, -0.78 -0.42, -0.6 -0.66'), inner * 1.6, { isErasing: true, taper: 0.4 });
}

type Place = readonly [x: number, y: number, z: number];

/** As it is seen: what lies behind the ball's rim is held at the rim. */
function flat([x, y, z]: Place): Point {
  const reach = z < 0 ? 1 / lengthOf(x, y) : 1;
  return [x * reach, y * reach];
}

/** The twelve corners of an icosahedron, one of them toward us and a little up. */
const corners: readonly Place[] = [
  [0, 0, 1],
  ...[1, -1].flatMap((side) =>
    Array.from({ length: 5 }, (_, i): Place => {
      const angle = (i / 5) * fullTurn + (side === 1 ? 0.3 : 0.3 + fullTurn / 10);
      return [0.894 * Math.cos(angle), 0.894 * Math.sin(angle), 0.447 * side];
    }),
  ),
  [0, 0, -1],
].map(([x = 0, y = 0, z = 0]): Place => {
  const [tilt, turn] = [0.2, -0.16];
  const [y1, z1] = [y * Math.cos(tilt) - z * Math.sin(tilt), y * Math.sin(tilt) + z * Math.cos(tilt)];
  return [x * Math.cos(turn) + z1 * Math.sin(turn), y1, z1 * Math.cos(turn) - x * Math.sin(turn)];
});

/** A third of the way from one corner to the next, on the sphere. */
function toward(from: Place, to: Place): Place {
  const [x, y, z] = [0, 1, 2].map((axis) => lerp(from[axis] ?? 0, to[axis] ?? 0, 1 / 3)) as [
    number,
    number,
    number,
  ];
  const length = Math.sqrt(x * x + y * y + z * z);
  return [x / length, y / length, z / length];
}

function nearest(corner: Place): Place[] {
  const apart = ([x, y, z]: Place) => lengthOf(lengthOf(x - corner[0], y - corner[1]), z - corner[2]);
  return corners.filter((other) => other !== corner && apart(other) < 1.2);
}

const seams = corners.flatMap((corner) =>
  nearest(corner).map((other) => [toward(corner, other), toward(other, corner)] as const),
);
/** The five corners of each black patch, in order around its middle. */
const patches = corners.map((corner) => {
  const around = nearest(corner).map((other) => toward(corner, other));
  const ordered = around.slice(0, 1);
  while (ordered.length < around.length) {
    const last = ordered.at(-1) ?? corner;
    const apart = ([x, y, z]: Place) => lengthOf(lengthOf(x - last[0], y - last[1]), z - last[2]);
    const [next] = around.filter((place) => !ordered.includes(place)).toSorted((a, b) => apart(a) - apart(b));
    if (next) ordered.push(next);
  }
  return ordered;
});
