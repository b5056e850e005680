import { clamp } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawCornflower } from '../../parts/flowers/cornflower.ts';
import { drawHangingBells } from '../../parts/flowers/hanging-bells.ts';
import { drawPetalRing } from '../../parts/flowers/petal-ring.ts';
import { drawUmbel } from '../../parts/flowers/umbel.ts';
import { drawGrassEar } from '../../parts/plants/grass-ear.ts';
import { drawStrapLeaf } from '../../parts/plants/strap-leaf.ts';
import { drawPoppyFlower } from '../garden/poppy.ts';

/** A loose bunch as picked in a meadow: daisies, poppy, cornflower, harebells, umbels and ears of grass. */
export const wildflowers: Motif = {
  name: 'wildflowers',
  tinted: ['petal', 'water', 'violet'],
  draw(canvas) {
    const thin = { silhouette: 'fills-and-lines', contour: 0.4 } as const;
    canvas.layer(drawStems, thin);
    canvas.layer((pen) => {
      drawGrassEar(pen.at({ at: [-0.34, -0.86], scale: 0.72, angleRad: -0.2 }));
      drawGrassEar(pen.at({ at: [0.34, -0.86], scale: 0.84, angleRad: 0.4 }));
      drawUmbel(pen.at({ at: [-0.86, -0.42], scale: 0.34, angleRad: -0.5 }));
      drawUmbel(pen.at({ at: [0, -1.3], scale: 0.4, angleRad: -0.1 }));
    }, thin);
    canvas.layer((pen) => drawHangingBells(pen.at({ at: [0.78, -0.5], scale: 0.62, angleRad: 0.26 })), thin);
    canvas.layer((pen) => drawCornflower(pen.at({ at: [-0.5, -0.72], scale: 0.36, angleRad: -0.3 })), {
      contour: 0.7,
    });
    canvas.layer((pen) => drawPoppyFlower(pen.at({ at: [0.3, -0.5], scale: 0.42 })), { contour: 0.8 });
    canvas.layer((pen) => drawOxEye(pen.at({ at: [-0.26, -0.14], scale: 0.36 })), { contour: 0.7 });
    canvas.layer((pen) => drawOxEye(pen.at({ at: [0.5, 0.1], scale: 0.27 })), { contour: 0.7 });
  },
};

/** They cross where a hand would hold them, and spread again below. */
function drawStems(pen: Pen): void {
  const { inner } = pen.weight;
  for (const leaf of leaves) drawStrapLeaf(pen, leaf, 0.055);
  for (const stem of stems) pen.stroke(traced(stem, 10), inner * 1.3);
  const tie = pen.withWeight({ ...pen.weight, inner: inner * 0.9 });
  for (const y of [0.76, 0.81, 0.86])
    tie.stroke(traced(`-0.13 ${y}, 0 ${y + 0.03}, 0.13 ${y - 0.01}`), inner);
}

/** From the front, of radius 1. */
function drawOxEye(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawPetalRing(pen, 13, { outline: ray, pigment: 'foam', veins: ['0.4 0, 0.84 0'] }, 0.1);
  pen.fill(circle([0, 0], 0.3, 30), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 1.2 * (x + y)),
    line: inner,
  });
  for (let i = 1; i < 14; i++) pen.dot(polar(i * 2.4, 0.25 * Math.sqrt(i / 14)), detail * 0.8);
}

const ray = outlined('0.2 0!, 0.5 -0.13, 0.86 -0.15, 1 -0.06!, 0.96 0, 1 0.06!, 0.86 0.15, 0.5 0.13');
const stems = [
  '0.2 1.4, 0.04 0.8, -0.3 0, -0.34 -0.86',
  '-0.22 1.36, -0.04 0.8, 0.28 -0.1, 0.34 -0.86',
  '0.3 1.3, 0.08 0.8, -0.5 0.2, -0.7 -0.12',
  '-0.06 1.44, 0 0.8, 0.08 0, 0.02 -0.94',
  '-0.3 1.26, -0.06 0.8, 0.4 0.3, 0.52 0.12',
  '-0.14 1.42, -0.02 0.8, 0.46 0.44, 0.62 0.1',
  '0.1 1.44, 0.02 0.8, -0.32 0.1, -0.4 -0.42',
  '0.06 1.4, 0 0.8, 0.2 0.1, 0.3 -0.4',
  '-0.1 1.4, 0 0.8, -0.2 0.2, -0.26 -0.1',
];
const leaves = [
  '0.0 0.8, 0.34 0.5, 0.86 0.42',
  '0.02 0.84, -0.4 0.46, -0.96 0.3',
  '-0.02 0.76, -0.24 0.36, -0.6 0.1',
  '0.02 0.9, 0.3 1.1, 0.6 1.14',
];
