import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawArmouredBust } from '../../parts/clothes/armoured-bust.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** Erlang Shen: the third eye upright on his brow, a phoenix-winged crown, the three-pointed blade beside him. */
export const erlangShen: Motif = {
  name: 'erlang-shen',
  tinted: ['water'],
  carries: ['spear', 'trident'],
  draw(canvas) {
    canvas.layer((pen) => drawThreePointedBlade(pen.at({ at: [1.24, 0.2], angleRad: 0.08 })), {
      contour: 0.7,
    });
    canvas.layer((pen) => {
      drawLocks(
        pen,
        [
          [0.48, -0.3, 0.2, 1.3],
          [0.46, -0.2, 0.08, 1.36],
        ],
        { width: 0.28, bend: -0.06, pigment: 'dark', tone: (x) => clamp(0.8 - 0.4 * Math.abs(x)) },
      );
      drawArmouredBust(pen, { skin: 'bone', metal: 'steel', cloth: 'water' });
      drawManFace(pen, { skin: 'bone', mood: 'stern', cast: 'lean' });
      drawHairline(pen);
      drawThirdEye(pen);
      drawCrown(pen);
    });
  },
};

/** Three points above one shaft, the middle one longest, the outer two bent outwards. */
function drawThreePointedBlade(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.055 -0.9!, 0.055 -0.9!, 0.055 1.7!, -0.055 1.7!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.3 + 6 * x),
    line: inner,
  });
  pen.fill(
    symmetric(
      '0 -2.1!, 0.11 -1.86, 0.1 -1.6, 0.17 -1.46!, 0.3 -1.66, 0.36 -1.92!, 0.42 -1.6, 0.34 -1.3, 0.16 -1.1, 0.1 -0.86!, 0 -0.86',
    ),
    { pigment: 'steel', tone: (x, y) => clamp(0.25 + 1.2 * x + 0.3 * (y + 1.4)), line: inner * 1.2 },
  );
  pen.stroke(traced('0 -2.0, 0 -1.0'), detail * 1.4, { taper: 0.3 });
  pen.fill(symmetric('0 -0.92, 0.14 -0.88, 0.12 -0.76, 0 -0.74'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('-0.06 -0.74!, 0.06 -0.74!, 0.16 -0.36!, 0 -0.44, -0.14 -0.36!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}

function drawHairline(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -0.9!, 0.36 -0.82, 0.56 -0.5, 0.56 -0.06, 0.5 0.12!, 0.47 -0.24, 0.38 -0.48, 0.16 -0.6, 0 -0.62!',
      ),
      {
        pigment: 'dark',
        black: 'uncolored',
        tone: 0.4,
        line: side.weight.inner,
      },
    );
    side.stroke(traced('0.1 -0.78, 0.36 -0.66, 0.5 -0.36'), side.weight.detail, {
      isErasing: true,
      taper: 0.5,
    });
  });
}

function drawThirdEye(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.64!, 0.1 -0.5, 0.1 -0.4, 0 -0.24!'), {
    pigment: 'foam',
    tone: 0.05,
    line: inner * 1.2,
  });
  pen.fill(ellipse([0, -0.44], 0.06, 0.09, 24), { pigment: 'gold', tone: 0.2, line: detail });
  pen.fill(ellipse([0, -0.44], 0.028, 0.05, 18), { black: 'always', tone: 1 });
}

/** A band around the brow with a flame in the middle and a wing at either side. */
function drawCrown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.4 -0.72!, 0.7 -0.86, 1.0 -1.2, 1.12 -1.66!, 0.92 -1.44, 0.86 -1.62!, 0.72 -1.3, 0.62 -1.46!, 0.5 -1.16, 0.36 -0.98!',
      ),
      { pigment: 'gold', tone: (x, y) => clamp(0.1 + 0.5 * (x - 0.5) + 0.2 * (y + 1.2)), line: inner * 1.1 },
    );
    for (const quill of ['0.5 -0.84, 0.76 -1.04, 1.02 -1.46', '0.46 -0.94, 0.66 -1.14, 0.82 -1.48'])
      side.stroke(traced(quill), detail * 1.3, { taper: 0.4 });
  });
  pen.fill(
    symmetric('0 -1.7!, 0.1 -1.5, 0.26 -1.3, 0.34 -1.04, 0.54 -0.86, 0.62 -0.62!, 0.3 -0.74, 0 -0.76'),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.08 + 0.6 * Math.abs(x) + 0.3 * (y + 1)),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('-0.56 -0.74, 0 -0.88, 0.56 -0.74'), detail * 1.4);
  pen.fill(ellipse([0, -1.12], 0.1, 0.14, 26), { pigment: 'water', tone: 0.2, line: inner });
  for (const x of [-0.34, 0.34])
    pen.fill(ellipse([x, -0.88], 0.05, 0.05, 16), { pigment: 'petal', tone: 0.1, line: detail });
}
