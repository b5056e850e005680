import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A peach hanging between two leaves: its cleft down the front, its tip below. */
export const peach: Motif = {
  name: 'peach',
  tinted: ['ember', 'petalLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      pen.stroke(traced('0.02 -0.6, 0.04 -0.84, 0.14 -1.04'), pen.weight.inner * 2.6);
      for (const [scale, angleRad, bend] of [
        [0.98, 0.16, 0.2],
        [0.92, Math.PI - 0.2, -0.2],
      ] as const)
        drawLeaf(pen.at({ at: [0.03, -0.72], scale, angleRad }), {
          width: 0.36,
          bend,
          teeth: 0.08,
          veins: 5,
        });
    });
    canvas.layer(drawFruit);
  },
};

function drawFruit(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(fruit, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.05 + 0.3 * (x + 0.3) + 0.4 * y),
    line: inner * 1.4,
  });
  pen.fill(farHalf, { pigment: 'petalLight', tone: (x, y) => clamp(0.6 * x + 0.4 * y) });
  pen.stroke([...fruit, ...fruit.slice(0, 1)], inner * 1.4);
  pen.stroke(traced('0 -0.62, 0.2 -0.4, 0.3 0.04, 0.22 0.52, 0.04 0.96'), inner * 1.6, { taper: 0.15 });
  for (const line of [
    '0.42 -0.3, 0.5 0.0, 0.46 0.28',
    '0.1 0.66, 0.0 0.82',
    '-0.6 0.4, -0.44 0.64, -0.24 0.8',
  ])
    pen.stroke(traced(line), detail * 1.3, { taper: 0.5 });
  pen.stroke(traced('-0.64 0.14, -0.66 -0.14, -0.48 -0.38'), inner * 2.2, { isErasing: true, taper: 0.4 });
}

const fruit = outlined(
  '0 -0.62!, 0.24 -0.7, 0.56 -0.56, 0.8 -0.22, 0.82 0.2, 0.6 0.62, 0.3 0.86, 0.04 1.02!, -0.26 0.9, -0.6 0.66, -0.84 0.24, -0.82 -0.22, -0.56 -0.58, -0.22 -0.7',
);
/** Beyond the cleft. */
const farHalf = outlined(
  '0 -0.62!, 0.24 -0.7, 0.56 -0.56, 0.8 -0.22, 0.82 0.2, 0.6 0.62, 0.3 0.86, 0.04 1.02!, 0.22 0.52, 0.3 0.04, 0.2 -0.4',
);
