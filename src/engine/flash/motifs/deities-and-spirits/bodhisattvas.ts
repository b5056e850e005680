import { clamp } from '../../geometry/interval.ts';
import { circle, ellipse } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawElephant } from '../beasts/elephant.ts';
import { drawLionHead } from '../beasts/lion.ts';
import { drawLotus } from '../flowers/lotus.ts';
import type { Motif } from '../motif.ts';
import { drawStraightSword } from '../parts/divine-arms.ts';
import { drawBothSides } from '../parts/fur.ts';
import { drawHairline, lowHairline } from '../parts/hairline.ts';
import { drawLimb } from '../parts/limb.ts';
import { drawRaisedArm } from '../parts/raised-arm.ts';
import { drawTallCrown } from '../parts/tall-crown.ts';
import { drawWomanFace } from '../parts/woman-face.ts';

/** Manjushri, the bodhisattva of wisdom, seated on his lion: the sword that cuts ignorance, the sutra. */
export const manjushri: Motif = {
  name: 'manjushri',
  tinted: ['water'],
  carries: ['lion', 'sword', 'lotus', 'halo', 'book'],
  draw(easel) {
    easel.layer(drawHalo, { contour: 0.6 });
    easel.layer(
      (pen) =>
        drawRaisedArm(pen, {
          line: [
            [0.3, -0.5],
            [0.86, -0.3],
            [0.86, -0.86],
          ],
          skin: 'bone',
          bangle: 'gold',
          drawHeld: (hand) => drawStraightSword(hand.at({ angleRad: 0.12, scale: 0.8 })),
        }),
      { contour: 0.7 },
    );
    easel.layer((pen) => drawSeatedBodhisattva(pen, 'water'));
    easel.layer((pen) => drawSutra(pen.at({ at: [-0.4, -0.2], angleRad: -0.2 })), { contour: 0.7 });
    easel.layer((pen) => {
      drawPaws(pen, 'gold');
      drawLionHead(pen.at({ at: [0, 1.3], scale: 0.6 }), true);
    });
  },
};

/** Samantabhadra, the bodhisattva of practice, seated on the white elephant with six tusks, a lotus in hand. */
export const samantabhadra: Motif = {
  name: 'samantabhadra',
  tinted: ['leaf'],
  carries: ['elephant', 'lotus', 'halo'],
  draw(easel) {
    easel.layer(drawHalo, { contour: 0.6 });
    easel.layer(
      (pen) =>
        drawRaisedArm(pen, {
          line: [
            [0.3, -0.5],
            [0.86, -0.3],
            [0.86, -0.86],
          ],
          skin: 'bone',
          bangle: 'gold',
          drawHeld: (hand) => {
            hand.stroke(traced('0 0.3, 0.04 -0.3'), hand.weight.inner * 1.8);
            drawLotus(hand.at({ at: [0.06, -0.46], scale: 0.36 }));
          },
        }),
      { contour: 0.7 },
    );
    easel.layer((pen) => drawSeatedBodhisattva(pen, 'leaf'));
    easel.layer((pen) => {
      drawPaws(pen, 'grey');
      drawElephant(pen.at({ at: [0, 1.2], scale: 0.78 }), false);
      drawBothSides(pen.at({ at: [0, 1.2], scale: 0.78 }), drawMoreTusks);
    });
  },
};

function drawHalo(pen: Pen): void {
  pen.cell(circle([0, -1.22], 0.7, 70), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.5 - 0.4 * (x * x + (y + 1.2) ** 2)),
    line: pen.weight.inner,
  });
  pen.stroke(circle([0, -1.22], 0.6, 60), pen.weight.detail * 1.4);
}

/** Cross-legged on a lotus, crowned; the head at -1.2, the seat at 0.5. */
function drawSeatedBodhisattva(pen: Pen, cloth: Pigment): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.96, 0.96, -0.64, 0.64, -0.32, 0.32, 0])
    pen.cell(
      outlined(
        `${x - 0.24} 0.34!, ${x - 0.2} 0.56, ${x * 0.96} 0.76!, ${x + 0.2} 0.56, ${x + 0.24} 0.34!, ${x} 0.24`,
      ),
      { pigment: 'blush', tone: (_, y) => clamp(0.6 - 1.2 * (y - 0.3)), line: inner },
    );
  pen.cell(symmetric('0 -0.1, 0.4 -0.06, 0.86 0.1, 1.06 0.3, 0.9 0.44, 0.4 0.42, 0 0.46'), {
    pigment: cloth,
    tone: (x, y) => clamp(0.1 + 0.5 * Math.abs(x) + 0.4 * y),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    for (const fold of ['0.9 0.3, 0.5 0.28, 0.1 0.4', '0.8 0.16, 0.46 0.14, 0.16 0.22'])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
  });
  pen.cell(symmetric('0 -0.76, 0.16 -0.74, 0.42 -0.64, 0.44 -0.36, 0.32 -0.1, 0.36 0.14!, 0 0.18'), {
    pigment: 'bone',
    tone: (x) => clamp(0.06 + 0.8 * Math.max(0, x)),
    line: inner * 1.1,
  });
  pen.cell(outlined('-0.42 -0.62!, -0.2 -0.7!, 0.1 -0.3, 0.38 -0.04!, 0.36 0.14!, 0 0.0, -0.3 -0.3'), {
    pigment: cloth,
    tone: 0.25,
    line: inner,
  });
  drawLimb(
    pen,
    { line: '-0.36 -0.52, -0.66 -0.14, -0.3 0.06', half: [0.14, 0.11, 0.08] },
    { pigment: 'bone', tone: (x, y) => clamp(0.2 + 0.3 * (x + y + 0.6)), line: inner },
  );
  pen.cell(outlined('-0.38 -0.02, -0.18 -0.02, -0.06 0.06, -0.18 0.14, -0.36 0.14'), {
    pigment: 'bone',
    tone: 0.15,
    line: inner,
  });
  pen.cell(outlined('-0.26 -0.66!, 0 -0.52, 0.26 -0.66!, 0.32 -0.58, 0 -0.4, -0.32 -0.58'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  const { contour } = pen.weight;
  const head = pen
    .at({ at: [0, -1.16], scale: 0.5 })
    .withWeight({ contour, inner: inner * 0.7, detail: detail * 0.7 });
  head.cell(symmetric('0 -0.9, 0.46 -0.8, 0.6 -0.3, 0.6 0.4, 0.66 1.0!, 0.3 0.9, 0 0.8'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.6,
    line: inner,
  });
  drawWomanFace(head, { skin: 'bone', iris: 'wood', areEyesClosed: true });
  drawHairline(head, lowHairline);
  drawTallCrown(head.at({ scale: 0.9 }));
}

/** Folded over a roll of the sutra, in his left hand. */
function drawSutra(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(outlined('-0.34 -0.14!, 0.34 -0.14!, 0.34 0.14!, -0.34 0.14!'), {
    pigment: 'scroll',
    tone: 0.1,
    line: inner,
  });
  for (const x of [-0.2, -0.08, 0.04, 0.16]) pen.stroke(traced(`${x} -0.08, ${x} 0.08`), detail * 1.2);
  for (const x of [-0.36, 0.36])
    pen.cell(ellipse([x, 0], 0.05, 0.18, 20), { pigment: 'wood', tone: 0.3, line: inner });
  pen.cell(outlined('-0.14 0.06, 0.1 0.06, 0.16 0.16, 0.08 0.28, -0.12 0.28, -0.2 0.16'), {
    pigment: 'bone',
    tone: 0.15,
    line: inner,
  });
  for (const x of [-0.06, 0.02, 0.09]) pen.stroke(traced(`${x} 0.08, ${x} 0.2`), detail);
}

/** The beast's forelegs. */
function drawPaws(pen: Pen, coat: Pigment): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.cell(outlined('0.26 0.9!, 0.86 0.7!, 0.96 1.3, 0.9 1.9, 0.98 2.1!, 0.6 2.16, 0.36 2.1!, 0.44 1.8'), {
      pigment: coat,
      tone: (x, y) => clamp(0.15 + 0.5 * (x - 0.4) + 0.2 * (y - 1)),
      line: inner * 1.2,
    });
    for (const x of [0.52, 0.66, 0.8]) side.stroke(traced(`${x} 2.02, ${x} 2.12`), detail * 1.5);
  });
}

/** Two more on either side than other elephants have. */
function drawMoreTusks(side: Pen): void {
  for (const [x, y] of [
    [0.44, 0.34],
    [0.56, 0.2],
  ] as const)
    side.cell(
      outlined(
        `${x - 0.1} ${y}!, ${x} ${y + 0.3}, ${x + 0.22} ${y + 0.5}!, ${x + 0.12} ${y + 0.2}, ${x + 0.06} ${y - 0.04}!`,
      ),
      {
        pigment: 'foam',
        tone: 0.1,
        line: side.weight.inner,
      },
    );
}
