import { clamp } from '../../../geometry/interval.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawChiton } from '../../parts/clothes/chiton.ts';
import { drawPartedHair } from '../../parts/faces-and-hair/parted-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawCrescent } from '../../parts/sky-and-land/moon.ts';
import { torch } from '../../tools/workshop/torch.ts';

/** Hecate of the three ways: three faces under one crescent, a burning torch on either side. */
export const hecate: Motif = {
  name: 'hecate',
  tinted: ['violet'],
  carries: ['torch', 'moon'],
  draw(canvas) {
    for (const side of [-1, 1]) drawTorchAt(canvas, side);
    for (const side of [-1, 1])
      canvas.layer(
        (pen) => {
          const head = pen.at({
            at: [0.9 * side, 0.12],
            scale: 0.84,
            angleRad: 0.2 * side,
            isFlipped: side > 0,
          });
          drawHoodOfHair(head);
          drawWomanFace(head, { skin: 'bone', iris: 'leaf', cast: side > 0 ? 'stern' : 'old' });
          drawPartedHair(head, side > 0 ? 'dark' : 'grey');
        },
        { contour: 0.7 },
      );
    canvas.layer((pen) => {
      drawHoodOfHair(pen);
      drawChiton(pen, 'violet');
      drawWomanFace(pen, { skin: 'bone', iris: 'violet' });
      drawPartedHair(pen, 'dark');
      drawBand(pen);
    });
    // Its horns point up.
    canvas.layer((pen) => drawCrescent(pen.at({ at: [0, -1.22], scale: 0.36, angleRad: -Math.PI / 2 })), {
      contour: 0.7,
    });
  },
};

/** The torch is drawn leaning to the right: it is turned back, then outwards. */
function drawTorchAt(canvas: Canvas, side: number): void {
  canvas.part((own) => torch.draw(own), {
    at: [2.0 * side, 0.5],
    scale: 0.92,
    angleRad: -0.1,
    isFlipped: side < 0,
  });
}

function drawHoodOfHair(pen: Pen): void {
  pen.fill(
    outlined(
      '0 -0.98, 0.44 -0.9, 0.7 -0.5, 0.74 0.1, 0.66 0.7!, 0 0.9, -0.66 0.7!, -0.74 0.1, -0.7 -0.5, -0.44 -0.9',
    ),
    { pigment: 'dark', black: 'uncolored', tone: 0.5, line: pen.weight.inner },
  );
}

function drawBand(pen: Pen): void {
  pen.fill(
    outlined(
      '-0.62 -0.5!, -0.4 -0.76, 0 -0.88, 0.4 -0.76, 0.62 -0.5!, 0.6 -0.36!, 0.38 -0.62, 0 -0.74, -0.38 -0.62, -0.6 -0.36!',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)), line: pen.weight.inner },
  );
}
