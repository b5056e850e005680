import { clamp } from '../../../geometry/interval.ts';
import { arc } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** Seven bands, the red one outermost. */
const bands: readonly Pigment[] = ['petal', 'ember', 'gold', 'leaf', 'waterLight', 'water', 'violet'];
const [outer, width] = [1.1, 0.082];

/** A rainbow from cloud to cloud. */
export const rainbow: Motif = {
  name: 'rainbow',
  tinted: [],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [i, pigment] of bands.entries()) {
        const radius = outer - i * width;
        const edge = (r: number) => arc([0, 0.5], r, -Math.PI, 0, 60);
        pen.fill([...edge(radius), ...edge(radius - width).toReversed()], {
          pigment,
          tone: i % 2 === 0 ? 0.1 : 0.3,
          line: pen.weight.inner * 0.8,
        });
      }
    });
    canvas.layer((pen) =>
      drawBothSides(pen, (side) =>
        side.fill(cloud, {
          pigment: 'foam',
          tone: (_, y) => clamp(0.05 + 1.2 * (y - 0.5)),
          line: side.weight.inner * 1.2,
        }),
      ),
    );
  },
};

const cloud = outlined(
  '0.4 0.76!, 0.32 0.6, 0.46 0.48, 0.56 0.54!, 0.6 0.34, 0.82 0.28, 0.98 0.42!, 1.14 0.34, 1.26 0.46, 1.2 0.58!, 1.34 0.64, 1.3 0.76!',
);
