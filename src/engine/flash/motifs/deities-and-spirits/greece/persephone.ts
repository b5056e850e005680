import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawChiton } from '../../parts/clothes/chiton.ts';
import { drawPartedHair } from '../../parts/faces-and-hair/parted-hair.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawRoundBlossom } from '../../parts/flowers/round-blossom.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { drawCutPomegranate } from '../../plants/fruit/pomegranate.ts';

/** Persephone, queen of the underworld: spring flowers in dark hair, a pomegranate before her. */
export const persephone: Motif = {
  name: 'persephone',
  tinted: ['violet'],
  carries: ['pomegranate', 'flower', 'flower-crown'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawWavyHair(pen, 'dark');
      drawChiton(pen, 'violet');
      drawWomanFace(pen, { skin: 'bone', iris: 'leaf', areEyesClosed: canvas.kit.variant % 2 === 1 });
      drawPartedHair(pen, 'dark');
    });
    canvas.layer(drawSpringWreath, { contour: 0.8 });
    canvas.layer((pen) => drawCutPomegranate(pen.at({ at: [0, 1.56], scale: 0.46 })), { contour: 0.8 });
  },
};

/** Blossoms and leaves around the crown of the head. */
function drawSpringWreath(pen: Pen): void {
  for (const [x, y, angleRad] of [
    [0.66, -0.5, -0.2],
    [0.56, -0.8, -0.7],
    [0.3, -1.0, -1.1],
    [0.08, -1.06, -1.5],
  ] as const)
    for (const side of [-1, 1])
      drawLeaf(
        pen.at({ at: [x * side, y], scale: 0.36, angleRad: side > 0 ? angleRad : Math.PI - angleRad }),
        { width: 0.45 },
      );
  for (const [x, y, scale, pigment] of [
    [0.64, -0.5, 0.2, 'blush'],
    [0.46, -0.76, 0.19, 'foam'],
    [0.24, -0.92, 0.2, 'blush'],
  ] as const)
    for (const side of [-1, 1]) drawRoundBlossom(pen.at({ at: [x * side, y], scale }), pigment, 'gold');
  drawRoundBlossom(pen.at({ at: [0, -1.0], scale: 0.24 }), 'petalLight', 'gold');
}
