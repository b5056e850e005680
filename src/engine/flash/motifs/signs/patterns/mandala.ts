import type { Polygon } from '../../../geometry/point.ts';
import { Canvas } from '../../../paint/canvas.ts';
import type { Motif } from '../../motif.ts';
import { drawMandala, randomRings } from '../../parts/signs-and-ornaments/mandala.ts';

export const mandala: Motif = {
  name: 'mandala',
  tinted: ['petal', 'blush', 'violet'],
  draw(canvas) {
    const { random } = canvas.kit;
    canvas.layer((pen) =>
      drawMandala(pen, { folds: random.pick([8, 10, 12, 16]), rings: randomRings(random), hole: 0 }),
    );
  },
};

const lowerHalf: Polygon = [
  [-2, 0],
  [2, 0],
  [2, 2],
  [-2, 2],
];

/** One that hangs from its diameter. */
export const halfMandala: Motif = {
  name: 'half-mandala',
  tinted: mandala.tinted,
  draw(canvas) {
    const { random } = canvas.kit;
    const shape = { folds: random.pick([12, 16]), rings: randomRings(random), hole: 0, isHalf: true };
    const whole = new Canvas(canvas.kit);
    whole.layer((pen) => drawMandala(pen, shape));
    for (const layer of whole.layers) canvas.layers.push({ ...layer, clip: lowerHalf });
    canvas.layer(
      (pen) =>
        pen.stroke(
          [
            [-1, 0],
            [1, 0],
          ],
          pen.weight.contour,
        ),
      { contour: 0, gapPx: 0, silhouette: 'fills-and-lines', isInverted: false },
    );
  },
};
