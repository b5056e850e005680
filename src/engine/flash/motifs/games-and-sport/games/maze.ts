import { fullTurn, polar } from '../../../geometry/point.ts';
import { arc } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';

/** A round maze, seen from above: rings of walls with gaps, and walls across the paths between them. */
export const maze: Motif = {
  name: 'maze',
  tinted: [],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const wall = pen.weight.contour * 1.1;
        for (const [radius, turn] of rings)
          pen.stroke(arc([0, 0], radius, turn + 0.17 / radius, turn + fullTurn - 0.17 / radius, 90), wall);
        for (const [inner, outer, turn] of crossings)
          pen.stroke([polar(turn, inner), polar(turn, outer)], wall);
      },
      { silhouette: 'fills-and-lines', contour: 0 },
    );
  },
};

/** Radius, and where the ring is open. */
const rings = [
  [1.15, 1.57],
  [0.95, -0.6],
  [0.75, 2.6],
  [0.55, 0.5],
  [0.35, -2.2],
] as const;
const crossings = [
  [0.95, 1.15, 1.1],
  [0.95, 1.15, -2.4],
  [0.75, 0.95, -1.2],
  [0.75, 0.95, 0.2],
  [0.75, 0.95, 2.0],
  [0.55, 0.75, 3.0],
  [0.55, 0.75, -0.4],
  [0.55, 0.75, 1.5],
  [0.35, 0.55, 0.0],
  [0.35, 0.55, -1.4],
] as const;
