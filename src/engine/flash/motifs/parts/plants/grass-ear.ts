import { petal } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';

const spikelet = petal((x) => 0.24 * Math.sin(Math.PI * x ** 0.8), 8);

/** The ear of a meadow grass that stands on the pen's origin, 1 high. */
export function drawGrassEar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(
    [
      [0, 0],
      [0, -0.9],
    ],
    inner * 0.9,
  );
  for (let row = 0; row < 7; row++)
    for (const side of [-1, 1]) {
      const grain = pen.at({
        at: [0, -0.08 - 0.12 * row],
        scale: 0.26 - 0.016 * row,
        angleRad: -Math.PI / 2 + side * 0.55,
      });
      grain.fill(spikelet, { pigment: 'leafLight', tone: (x) => 0.6 - 0.5 * x, line: detail * 1.3 });
    }
  pen.at({ at: [0, -0.84], scale: 0.2, angleRad: -Math.PI / 2 }).fill(spikelet, {
    pigment: 'leafLight',
    tone: 0.2,
    line: detail * 1.3,
  });
}
