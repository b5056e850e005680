import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Rings of ruffles from the outside in. */
const rings = [
  [1, 15],
  [0.84, 14],
  [0.68, 12],
  [0.52, 10],
  [0.36, 7],
  [0.2, 5],
] as const;

/** Marigolds: dense balls of ruffled petals over feathered leaves. */
export const marigold: Motif = {
  name: 'marigold',
  tinted: ['ember', 'gold'],
  draw(canvas) {
    canvas.layer(drawStem, { silhouette: 'fills-and-lines', contour: 0.8 });
    canvas.layer((pen) => drawHead(pen.at({ at: [0.62, 0.2], scale: 0.42 })), { contour: 0.8 });
    canvas.layer((pen) => drawHead(pen.at({ at: [-0.12, -0.42], scale: 0.76 })));
  },
};

function drawStem(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.1 -0.2, 0.0 0.7, -0.04 1.4', 10), inner * 2);
  pen.stroke(traced('0.6 0.3, 0.4 0.8, 0.02 1.16', 10), inner * 1.7);
  for (const [x, y, angleRad] of [
    [-0.02, 0.84, -2.6],
    [0.02, 1.1, 0.2],
    [-0.03, 1.2, 2.9],
  ] as const) {
    const twig = pen.at({ at: [x, y], angleRad, scale: 0.7 });
    twig.stroke(traced('0 0, 0.5 0.04, 1 0'), inner * 1.2);
    for (const [along, side] of [
      [0.24, 0.8],
      [0.24, -0.8],
      [0.5, 0.7],
      [0.5, -0.7],
      [0.76, 0.6],
      [0.76, -0.6],
      [0.94, 0],
    ] as const)
      drawLeaf(twig.at({ at: [along, 0.03], scale: 0.42, angleRad: side }), {
        width: 0.3,
        teeth: 0.3,
        veins: 0,
      });
  }
}

/** From above, of radius 1. */
function drawHead(pen: Pen): void {
  for (const [ring, [radius, petals]] of rings.entries())
    for (let i = 0; i < petals; i++) {
      const angle = ((i + (ring % 2) / 2) / petals) * fullTurn;
      const half = (Math.PI / petals) * 1.2;
      const rim = Array.from({ length: 19 }, (_, step): Point => {
        const u = step / 9 - 1;
        return polar(
          angle + u * half,
          radius * (0.72 + 0.28 * Math.max(0, 1 - u ** 4) ** 0.5) * (1 + 0.05 * Math.cos(u * 8)),
        );
      });
      pen.fill([polar(angle, radius * 0.4), ...rim], {
        pigment: ring % 2 === 0 ? 'ember' : 'gold',
        tone: (x, y) => clamp(0.9 - (1.8 * (lengthOf(x, y) - radius * 0.55)) / radius),
        line: pen.weight.inner * 0.9,
      });
      pen.stroke([polar(angle, radius * 0.7), polar(angle, radius * 0.9)], pen.weight.detail * 0.9, {
        taper: 0.5,
      });
    }
  pen.fill(outlined('0 -0.1, 0.1 0, 0 0.1, -0.1 0'), {
    pigment: 'ember',
    tone: 0.5,
    line: pen.weight.detail,
  });
}
