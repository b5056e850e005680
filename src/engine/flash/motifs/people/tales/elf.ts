import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** An elf's head from the front: long pointed ears out of fair hair, a circlet of leaves. */
export const elf: Motif = {
  name: 'elf',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      pen.fill(symmetric('0 -0.98, 0.4 -0.9, 0.62 -0.58, 0.64 -0.1, 0.6 0.4, 0.5 0.9!, 0 0.7!'), {
        pigment: 'gold',
        tone: 0.8,
        line: pen.weight.inner,
      });
      drawWavyHair(pen, 'gold');
      drawWomanFace(pen, { skin: 'bone', iris: 'leaf', cast: 'gentle' });
      drawBothSides(pen, drawHair);
      drawBothSides(pen, drawEar);
      drawCirclet(pen);
    });
  },
};

function drawHair(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined('0 -0.72!, 0.24 -0.62, 0.42 -0.34, 0.5 0.1!, 0.64 -0.1, 0.64 -0.52, 0.42 -0.88, 0 -1.0!'),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + 0.7 * x + 0.3 * (y + 0.6)),
      line: inner,
    },
  );
  for (const strand of ['0.06 -0.92, 0.34 -0.74, 0.52 -0.4', '0.04 -0.84, 0.28 -0.66, 0.48 -0.24'])
    side.stroke(traced(strand), detail, { taper: 0.4 });
}

/** Its tip well above the brow, out to 1.2. */
function drawEar(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined('0.46 0.16!, 0.46 -0.14, 0.6 -0.3, 0.9 -0.46, 1.28 -0.72!, 1.1 -0.26, 0.84 0.08, 0.58 0.3!'),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.05 + 0.5 * (y + 0.3) + 0.2 * (x - 0.5)),
      line: inner * 1.1,
    },
  );
  side.fill(outlined('0.56 0.08!, 0.6 -0.1, 0.84 -0.28, 1.1 -0.5!, 0.94 -0.18, 0.74 0.04'), {
    pigment: 'blush',
    tone: 0.4,
    line: detail,
  });
  side.stroke(traced('0.52 0.1, 0.58 0.0, 0.56 -0.08'), detail * 1.2);
}

function drawCirclet(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.6 -0.46, -0.3 -0.56, 0 -0.5, 0.3 -0.56, 0.6 -0.46'), inner * 1.8);
  drawBothSides(pen, (side) => {
    for (const [x, y, angleRad] of [
      [0.56, -0.46, -1.0],
      [0.4, -0.54, -0.7],
      [0.24, -0.56, -0.9],
      [0.5, -0.48, 0.3],
    ] as const)
      drawLeaf(side.at({ at: [x, y], scale: 0.3, angleRad }), { width: 0.5, veins: 2 });
  });
  pen.fill(symmetric('0 -0.66!, 0.08 -0.52, 0.06 -0.44, 0 -0.38!'), {
    pigment: 'water',
    tone: 0.2,
    line: inner,
  });
}
