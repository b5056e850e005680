import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawFelineFace } from '../../parts/cats/feline-face.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** Hercules: the skin of the Nemean lion over his head, its paws tied on his breast, his club beside him. */
export const hercules: Motif = {
  name: 'hercules',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => drawClub(pen.at({ at: [1.22, 0.3], angleRad: 0.16 })), { contour: 0.8 });
    canvas.layer((pen) => {
      drawMane(pen);
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'gold' });
      drawManFace(pen, { skin: 'bone', mood: 'stern' });
      drawBeard(pen, { pigment: 'wood', tipY: 1.24, fullness: 0.4, sway: 0.1 });
      drawPaws(pen);
    });
    canvas.layer(
      (pen) =>
        drawFelineFace(pen.at({ at: [0, -1.16], scale: 0.84 }), {
          coat: 'gold',
          light: 'foam',
          iris: 'ember',
          isRoaring: false,
        }),
      { gapPx: 0 },
    );
  },
};

/** The lion's mane, which falls around his face. */
function drawMane(pen: Pen): void {
  drawLocks(
    pen,
    [
      [0.2, -1.6, 0.3, -0.44],
      [0.4, -1.5, 0.5, -0.3],
      [0.5, -1.3, 0.56, 0.0],
      [0.56, -1.0, 0.5, 0.4],
      [0.56, -0.7, 0.44, 0.66],
      [0.5, -0.4, 0.46, 0.9],
      [0.46, -0.1, 0.44, 1.04],
      [0.4, 0.1, 0.3, 1.04],
    ],
    { width: 0.4, bend: -0.12, pigment: 'wood', tone: (x) => clamp(0.8 - 0.4 * Math.abs(x)) },
  );
}

/** Tied below his beard. */
function drawPaws(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.7 0.98!, 0.96 1.1!, 0.7 1.36, 0.34 1.5, 0.06 1.46!, 0.1 1.3, 0.4 1.24'), {
      pigment: 'gold',
      tone: (x) => clamp(0.1 + 0.5 * x),
      line: inner * 1.1,
    });
    side.fill(outlined('0.0 1.42!, 0.16 1.36, 0.34 1.5, 0.36 1.72, 0.2 1.82, 0.06 1.74'), {
      pigment: 'gold',
      tone: 0.15,
      line: inner * 1.1,
    });
    for (const x of [0.14, 0.24]) side.stroke(traced(`${x} 1.66, ${x} 1.8`), detail * 1.5);
  });
}

/** Heavy end up, knots all over it. */
function drawClub(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.09 1.5!, -0.12 0.6, -0.26 -0.4, -0.34 -1.0, -0.2 -1.36, 0.06 -1.42, 0.3 -1.26, 0.34 -0.9, 0.24 -0.3, 0.12 0.6, 0.1 1.5!',
    ),
    {
      pigment: 'wood',
      tone: (x) => clamp(0.3 + 1.4 * x),
      line: inner * 1.2,
    },
  );
  for (const [x, y] of [
    [-0.08, -1.0],
    [0.14, -0.72],
    [-0.1, -0.4],
    [0.06, 0.0],
    [0.12, -1.14],
  ] as const) {
    pen.stroke(
      traced(`${x - 0.08} ${y}, ${x} ${y - 0.08}, ${x + 0.08} ${y}, ${x} ${y + 0.07}, ${x - 0.08} ${y}`),
      detail * 1.4,
    );
  }
}
