import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A leafy house plant in a clay pot. */
export const pottedPlant: Motif = {
  name: 'potted-plant',
  tinted: ['leaf'],
  carries: ['flower-pot'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const [x, y, scale, angleRad] of leaves) {
          const from = `${x * 0.16} 0.5`;
          pen.stroke(traced(`${from}, ${x * 0.5} ${0.3 + y * 0.4}, ${x} ${y}`, 8), pen.weight.inner * 2);
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), {
            width: 0.66,
            veins: 5,
            bend: angleRad < -1.57 ? -0.14 : 0.14,
          });
        }
      },
      { silhouette: 'fills-and-lines', contour: 0.8 },
    );
    canvas.layer(drawPot);
  },
};

function drawPot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const round = (x: number, y: number) =>
    clamp(0.1 + 0.7 * smoothstep(0, 0.6, x) + 0.3 * smoothstep(0.76, 0.66, y));
  pen.fill(symmetric('0 0.6!, 0.52 0.6!, 0.4 1.3!, 0.2 1.36, 0 1.37'), {
    pigment: 'ember',
    tone: round,
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.4!, 0.64 0.4!, 0.6 0.66!, 0.3 0.7, 0 0.71'), {
    pigment: 'ember',
    tone: (x) => clamp(0.06 + 0.6 * smoothstep(0, 0.66, x)),
    line: inner * 1.2,
  });
  for (const line of ['-0.44 0.5, 0 0.53, 0.44 0.5', '-0.36 0.84, -0.32 1.08', '-0.26 0.82, -0.24 0.94'])
    pen.stroke(traced(line), detail * 1.4, { taper: 0.3 });
  pen.fill(outlined('-0.52 0.46!, -0.42 0.47, -0.41 0.58, -0.5 0.57!'), { pigment: 'foam', tone: 0 });
}

/** Their stalks' ends, sizes and directions, from the back to the front. */
const leaves = [
  [-0.1, -0.36, 0.98, -1.7],
  [0.3, -0.3, 0.94, -1.16],
  [-0.44, -0.2, 0.94, -2.2],
  [0.56, 0.0, 0.86, -0.6],
  [-0.6, 0.06, 0.86, -2.66],
  [0.5, 0.26, 0.8, 0.02],
  [-0.5, 0.3, 0.78, 3.16],
  [0.16, 0.1, 0.78, -1.2],
  [-0.16, 0.16, 0.76, -2.0],
] as const;
