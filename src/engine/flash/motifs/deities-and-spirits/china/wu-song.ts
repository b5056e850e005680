import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { tiger } from '../../beasts/felines/tiger.ts';
import type { Motif } from '../../motif.ts';
import { drawRaisedArm } from '../../parts/arms-and-hands/raised-arm.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawTempleHair } from '../../parts/faces-and-hair/short-hair.ts';

/** Wu Song astride the tiger that he beats with his bare fist. */
export const wuSong: Motif = {
  name: 'wu-song',
  tinted: ['water'],
  carries: ['tiger'],
  draw(canvas) {
    const prowling = tiger.poses?.prowling;
    if (prowling) canvas.part((own) => prowling.draw(own), { at: [0, 0.7], scale: 1.06 });
    canvas.layer(
      (pen) => {
        drawRaisedArm(pen, {
          line: [
            [-0.5, -0.86],
            [-1.06, -1.1],
            [-0.86, -1.76],
          ],
          skin: 'bone',
        });
        drawSleeve(pen, '-0.36 -1.04!, -0.6 -1.0, -0.94 -1.24!, -0.96 -0.9!, -0.66 -0.72, -0.36 -0.6!');
        drawTunic(pen);
        drawLeg(pen);
        drawRaisedArm(pen, {
          line: [
            [0.36, -0.8],
            [0.8, -0.4],
            [0.9, 0.14],
          ],
          skin: 'bone',
        });
        drawSleeve(pen, '0.2 -1.0!, 0.46 -0.98, 0.86 -0.6!, 0.66 -0.3!, 0.36 -0.5, 0.2 -0.7!');
        drawHead(pen.at({ at: [-0.06, -1.44], scale: 0.44, angleRad: 0.08 }));
      },
      { contour: 0.9 },
    );
  },
};

function drawSleeve(pen: Pen, outline: string): void {
  pen.fill(outlined(outline), {
    pigment: 'water',
    tone: (x, y) => clamp(0.2 + 0.4 * x + 0.4 * (y + 0.9)),
    line: pen.weight.inner * 1.1,
  });
}

function drawTunic(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.14 -1.12!, 0.14 -1.12!, 0.42 -0.98, 0.36 -0.5, 0.3 -0.1!, 0.4 0.3!, -0.5 0.34!, -0.36 -0.1!, -0.4 -0.5, -0.5 -0.98',
    ),
    {
      pigment: 'water',
      tone: (x, y) => clamp(0.12 + 0.5 * Math.max(0, x) + 0.2 * (y + 0.9)),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('-0.12 -1.12!, 0.12 -1.12!, 0.02 -0.6!'), { pigment: 'bone', tone: 0.2, line: inner });
  pen.fill(outlined('-0.37 -0.22!, 0.32 -0.22!, 0.33 -0.04!, -0.38 -0.04!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  for (const fold of ['-0.26 -0.9, -0.2 -0.6, -0.26 -0.26', '0.26 -0.9, 0.2 -0.6, 0.2 -0.26'])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
}

/** Over the tiger's flank, the boot below. */
function drawLeg(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.5 0.1!, 0.1 0.06!, 0.34 0.36, 0.3 0.74, 0.16 1.04!, -0.16 1.0!, -0.1 0.7, -0.3 0.5'),
    {
      pigment: 'grey',
      tone: (x, y) => clamp(0.2 + 0.4 * x + 0.2 * y),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('-0.16 0.98!, 0.18 1.02!, 0.16 1.26, 0.42 1.38, 0.4 1.5!, -0.14 1.46!, -0.18 1.24'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner * 1.1,
  });
  for (const fold of ['-0.2 0.26, 0.1 0.34, 0.2 0.6', '-0.06 0.5, 0.08 0.66, 0.06 0.9'])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
}

function drawHead(at: Pen): void {
  const { inner, detail } = at.weight;
  const pen = at.withWeight({ contour: inner, inner: inner * 0.7, detail: detail * 0.8 });
  drawManFace(pen, { skin: 'bone', mood: 'stern' });
  drawTempleHair(pen, 'dark');
  pen.fill(symmetric('0 -1.14, 0.36 -1.04, 0.6 -0.76, 0.64 -0.4!, 0.34 -0.52, 0 -0.56'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
  pen.fill(circle([0, -1.28], 0.24, 34), { pigment: 'dark', black: 'uncolored', tone: 0.4, line: inner });
  pen.fill(symmetric('0 -0.8, 0.36 -0.76, 0.64 -0.58!, 0.64 -0.4!, 0.34 -0.54, 0 -0.58'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}
