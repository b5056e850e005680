import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawChiton } from '../../parts/clothes/chiton.ts';
import { drawPartedHair } from '../../parts/faces-and-hair/parted-hair.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawWheat } from '../../parts/plants/wheat.ts';

/** Demeter, goddess of the harvest: ears of wheat about her brow, a sheaf of it before her. */
export const demeter: Motif = {
  name: 'demeter',
  tinted: ['leaf'],
  carries: ['wheat'],
  draw(canvas) {
    canvas.layer(drawCrownOfEars, { contour: 0.6 });
    canvas.layer((pen) => {
      drawWavyHair(pen, 'ember');
      drawChiton(pen, 'leaf');
      drawWomanFace(pen, { skin: 'bone', iris: 'wood' });
      drawPartedHair(pen, 'ember');
      drawHeadband(pen);
    });
    canvas.layer(drawSheaf, { contour: 0.8 });
  },
};

/** Ears that stand off from her head like rays. */
function drawCrownOfEars(pen: Pen): void {
  for (const turn of [1.15, 0.77, 0.38])
    for (const side of [-1, 1])
      drawWheat(pen.at({ at: [0.2 * side, -0.5], scale: 0.86, angleRad: turn * side }));
  drawWheat(pen.at({ at: [0, -0.56], scale: 0.86 }));
}

function drawHeadband(pen: Pen): void {
  pen.fill(symmetric('0 -0.96, 0.36 -0.88, 0.64 -0.56!, 0.62 -0.4!, 0.36 -0.7, 0 -0.8'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: pen.weight.inner,
  });
}

/** Bound before her breast. */
function drawSheaf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const turn of [-0.66, 0.66, -0.42, 0.42, -0.2, 0.2, 0])
    drawWheat(pen.at({ at: [0.1 * turn, 1.98], scale: 0.66, angleRad: turn }));
  drawBothSides(pen, (side) => {
    side.fill(outlined('0 1.78!, 0.1 1.78!, 0.4 2.24!, 0 2.3!'), {
      pigment: 'gold',
      tone: (x) => clamp(0.2 + x),
      line: inner,
    });
    for (const stalk of ['0.05 1.9, 0.22 2.22', '0.02 1.94, 0.09 2.24'])
      side.stroke(traced(stalk), detail * 1.3);
  });
  pen.fill(outlined('-0.17 1.7!, 0.17 1.7!, 0.19 1.9!, -0.19 1.9!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + x),
    line: inner * 1.1,
  });
}
