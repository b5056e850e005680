import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawHairBand } from '../../parts/faces-and-hair/hair-band.ts';
import { drawPartedHair } from '../../parts/faces-and-hair/parted-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawGlassSlipper, drawSlipperCushion } from './glass-slipper.ts';

/** Cinderella dressed for the ball, her slipper of glass before her on its cushion. */
export const cinderella: Motif = {
  name: 'cinderella',
  tinted: ['waterLight'],
  carries: ['glass-slipper', 'high-heel'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawChignon(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'water' });
      drawGown(pen);
      drawPartedHair(pen, 'gold');
      drawHairBand(pen, 'waterLight');
      drawChoker(pen);
    });
    canvas.layer((pen) => drawSlipperCushion(pen.at({ at: [0, 2.14] })), { contour: 0.8 });
    canvas.layer((pen) => drawGlassSlipper(pen.at({ at: [0, 1.66] })), { contour: 0.9 });
  },
};

/** Hair put up high on her head. */
function drawChignon(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0.04, -1.08], 0.44, 0.36, 44), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.7 * (x + y + 1)),
    line: inner * 1.1,
  });
  for (const wave of ['-0.3 -1.1, -0.04 -1.34, 0.3 -1.24', '-0.2 -0.98, 0.06 -1.2, 0.38 -1.08'])
    pen.stroke(traced(wave), detail * 1.3, { taper: 0.4 });
  pen.fill(symmetric('0 -0.9, 0.4 -0.84, 0.6 -0.4, 0.56 0.2!, 0 0.3'), {
    pigment: 'gold',
    tone: 0.7,
    line: inner,
  });
}

/** Bare shoulders over puffed sleeves and a fitted bodice. */
function drawGown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.9, 0.36 0.98, 0.78 1.1, 0.96 1.36, 0.9 1.76!, 0 1.8'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.5, 1.0, Math.abs(x)) + 0.3 * smoothstep(1.1, 0.9, y)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 1.5!, 0.3 1.36, 0.66 1.3!, 0.62 2.0!, 0 2.06'), {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.08 + 0.6 * Math.max(0, x) + 0.3 * (y - 1.5)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0.58 1.3!, 0.76 1.16, 1.04 1.16, 1.24 1.36, 1.2 1.66, 0.98 1.82, 0.72 1.76, 0.6 1.6!'),
      {
        pigment: 'foam',
        tone: (x, y) => clamp(0.06 + 0.7 * (x - 0.6) + 0.3 * (y - 1.3)),
        line: inner * 1.1,
      },
    );
    for (const pleat of [
      '0.68 1.42, 0.84 1.36, 1.0 1.24',
      '0.66 1.56, 0.9 1.54, 1.14 1.44',
      '0.72 1.68, 0.94 1.68, 1.1 1.62',
    ])
      side.stroke(traced(pleat), detail * 1.3, { taper: 0.4 });
  });
}

function drawChoker(pen: Pen): void {
  pen.fill(outlined('-0.2 0.78!, 0 0.84, 0.2 0.78!, 0.21 0.88!, 0 0.94, -0.21 0.88!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.5,
    line: pen.weight.inner,
  });
}
