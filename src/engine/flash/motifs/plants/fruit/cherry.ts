import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Two cherries on stalks from one twig, gleaming, a leaf above them. */
export const cherry: Motif = {
  name: 'cherry',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLeaf(pen.at({ at: [0.16, -0.96], scale: 0.94, angleRad: 0.16 }), {
        width: 0.44,
        bend: 0.2,
        teeth: 0.1,
        veins: 5,
      });
      drawLeaf(pen.at({ at: [0.06, -0.98], scale: 0.62, angleRad: 2.9 }), {
        width: 0.44,
        bend: -0.2,
        teeth: 0.1,
        veins: 4,
      });
    });
    canvas.layer((pen) =>
      drawFruit(pen.at({ at: [0.5, 0.42], isFlipped: true }), '0 -0.36, 0.1 -0.9, 0.34 -1.36'),
    );
    canvas.layer((pen) => {
      drawFruit(pen.at({ at: [-0.48, 0.56] }), '0 -0.36, 0.08 -0.86, 0.3 -1.24, 0.6 -1.52');
      pen.fill(outlined('0.06 -1.04!, 0.24 -1.1!, 0.28 -0.92, 0.16 -0.84, 0.06 -0.9'), {
        pigment: 'wood',
        tone: 0.35,
        line: pen.weight.inner,
      });
    });
  },
};

/** About 1 wide around the origin; its stalk starts in its dimple. */
function drawFruit(pen: Pen, stalk: string): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 -0.4!, 0.22 -0.48, 0.44 -0.36, 0.54 -0.06, 0.46 0.26, 0.22 0.46, 0 0.5, -0.24 0.46, -0.46 0.26, -0.54 -0.06, -0.44 -0.36, -0.22 -0.48',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.22 + 0.75 * x + 0.6 * y),
      line: inner * 1.3,
    },
  );
  pen.stroke(traced('-0.2 -0.38, -0.06 -0.3, 0.1 -0.31, 0.22 -0.38'), detail * 1.5, { taper: 0.4 });
  pen.stroke(traced(stalk), inner * 2, { taper: 0.06 });
  pen.stroke(traced('-0.38 0.04, -0.38 -0.14, -0.26 -0.28'), inner * 2.4, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('-0.34 0.2, -0.31 0.26'), inner * 2, { isErasing: true, taper: 0.3 });
}
