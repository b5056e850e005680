import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';

/** The umbel of wild carrot or cow parsley, about 2 wide: rays spread from (0, 0.9), each with its own small umbel. */
export function drawUmbel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const rays = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map(
    (across) => [0.9 * across, 0.34 * across ** 2 - 0.3] as const,
  );
  for (const [x, y] of rays)
    pen.stroke(
      [
        [0, 0.9],
        [x * 0.6, y + 0.34],
        [x, y],
      ],
      inner * 0.8,
    );
  for (const [x, y] of rays)
    for (let i = 0; i < 6; i++) {
      const [px, py] = i === 0 ? [x, y] : polar((i / 5) * fullTurn + x * 9, 0.13, [x, y - 0.05]);
      pen.fill(circle([px, py], 0.082, 14), { pigment: 'foam', tone: i === 0 ? 0.3 : 0.08, line: detail });
    }
}
