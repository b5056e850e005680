import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawHeadAside } from '../../parts/faces-and-hair/head-aside.ts';
import { drawRunningHorse } from '../../parts/hoofed-beasts/running-horse.ts';
import { drawCartWheel } from '../../parts/vehicles/cart-wheel.ts';

/** A chariot and its driver behind two galloping horses, to the right. */
export const chariot: Motif = {
  name: 'chariot',
  tinted: ['petal'],
  carries: ['horse'],
  draw(canvas) {
    canvas.layer((pen) => drawRunningHorse(pen, { coat: 'bone', mane: 'grey' }), {
      at: { at: [1.02, -0.26], scale: 0.62 },
      contour: 0.7,
    });
    canvas.layer((pen) => drawRunningHorse(pen), { at: { at: [0.7, 0.06], scale: 0.66 }, contour: 0.8 });
    canvas.layer(drawCar);
    canvas.layer((pen) => drawCartWheel(pen.at({ at: [-1.1, 0.64], scale: 0.48 })), { contour: 0.8 });
  },
};

function drawCar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.9 0.52, -0.2 0.5, 0.5 0.2', half: [0.05, 0.045, 0.04] },
    { pigment: 'wood', tone: 0.4 },
  );
  drawDriver(pen);
  pen.fill(
    outlined(
      '-1.56 0.6!, -1.6 0.24, -1.5 0.04!, -1.3 0.2, -1.0 0.2, -0.76 -0.1, -0.6 -0.32!, -0.44 -0.18, -0.5 0.2, -0.56 0.66!',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.15 + 0.4 * (x + 1.3) + 0.3 * y), line: inner * 1.2 },
  );
  pen.fill(
    outlined(
      '-1.6 0.12!, -1.5 -0.02!, -1.3 0.14, -1.02 0.12, -0.78 -0.16, -0.62 -0.42!, -0.42 -0.2!, -0.54 -0.2, -0.72 -0.02, -0.96 0.24, -1.3 0.26!',
    ),
    { pigment: 'gold', tone: 0.2, line: inner },
  );
  pen.fill(outlined('-1.62 0.56!, -0.52 0.56!, -0.5 0.68!, -1.62 0.68!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.72 0.46, -0.84 0.36, -0.74 0.24, -0.64 0.34, -0.72 0.4'), inner, { taper: 0.2 });
  for (const rein of [
    '-0.28 -0.52, 0.2 -0.4, 0.9 -0.4, 1.5 -0.3',
    '-0.28 -0.52, 0.3 -0.54, 0.9 -0.56, 1.6 -0.48',
  ])
    pen.stroke(traced(rein), detail * 2);
}

function drawDriver(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-1.2 -0.66!, -1.44 -0.5, -1.62 -0.1, -1.84 0.1!, -1.6 0.16, -1.4 0.0!, -1.2 -0.3!'), {
    pigment: 'petal',
    tone: 0.5,
    line: inner,
  });
  pen.fill(
    outlined('-1.24 -0.68!, -1.04 -0.76, -0.84 -0.66!, -0.78 -0.3, -0.8 0.3!, -1.3 0.3!, -1.26 -0.3'),
    {
      pigment: 'foam',
      tone: (x) => clamp(0.1 + 1.2 * (-0.9 - x)),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('-1.12 -0.66!, -0.92 -0.66!, -0.94 -0.9!, -1.1 -0.9!'), {
    pigment: 'bone',
    tone: 0.5,
    line: inner,
  });
  drawHeadAside(pen.at({ at: [-1.0, -1.0], scale: 1.1 }), { skin: 'bone', cut: 'curls', pigment: 'wood' });
  drawLimb(
    pen,
    { line: '-1.06 -0.56, -0.9 -0.28, -0.6 -0.36, -0.32 -0.52', half: [0.13, 0.11, 0.085, 0.06] },
    { pigment: 'bone', tone: 0.15 },
  );
  pen.fill(outlined('-0.36 -0.58!, -0.26 -0.64, -0.16 -0.58, -0.16 -0.48, -0.26 -0.44!'), {
    pigment: 'bone',
    tone: 0.2,
    line: inner,
  });
}
