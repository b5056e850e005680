import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawCowboyHat } from '../../parts/headgear/cowboy-hat.ts';

/** A cowgirl: hat, flowing hair, a kerchief around her neck. */
export const cowgirl: Motif = {
  name: 'cowgirl',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHair(pen);
      drawShirt(pen);
      drawWomanFace(pen, {
        skin: 'bone',
        iris: 'water',
        areEyesClosed: canvas.kit.variant % 4 === 3,
        cast: 'bold',
      });
      drawSideHair(pen);
      drawKerchief(pen);
      drawCowboyHat(pen, 'wood');
    });
  },
};

/** A bandit of the Wild West: his eyes between hat and mask. */
export const cowboy: Motif = {
  name: 'cowboy',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawShirt(pen);
      drawManFace(pen, { skin: 'bone', mood: 'stern', cast: 'lean' });
      drawFaceCloth(pen);
      drawCowboyHat(pen.at({ at: [0, 0.1], scale: 1.04 }), 'wood');
    });
  },
};

function drawHair(pen: Pen): void {
  pen.fill(symmetric('0 -0.9, 0.5 -0.8, 0.68 -0.3, 0.7 0.5, 0.56 1.0!, 0 0.9'), {
    pigment: 'gold',
    tone: 0.8,
    line: pen.weight.inner,
  });
  drawLocks(
    pen,
    [
      [0.5, 0, 0.5, 1.1, 0.2],
      [0.54, -0.2, 0.38, 1.04, -0.2],
      [0.5, 0.2, 0.24, 1.2, 0.16],
    ],
    {
      width: 0.34,
      bend: 0,
      pigment: 'gold',
      tone: (px, py) => clamp(0.7 - 0.4 * Math.abs(px) - 0.1 * py),
    },
  );
}

function drawSideHair(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.1 -0.8!, 0.5 -0.7, 0.66 -0.3, 0.7 0.3, 0.6 0.7!, 0.5 0.3, 0.48 -0.1, 0.34 -0.44, 0.06 -0.56!',
      ),
      {
        pigment: 'gold',
        tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0, 0.7, y) + 0.3 * smoothstep(0.5, 0.7, x)),
        line: side.weight.inner,
      },
    );
    for (const hair of ['0.36 -0.56, 0.54 -0.26, 0.58 0.3', '0.5 -0.56, 0.62 -0.1, 0.64 0.4'])
      side.stroke(traced(hair), side.weight.detail, { taper: 0.5 });
  });
}

function drawShirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.16 0.9!, 0.5 0.96, 0.88 1.1, 1.06 1.4, 1.08 1.7!, 0 1.76!, 0 1.3!'), {
      pigment: 'water',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.5, 1.05, x) + 0.3 * (y - 1.1)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.3 1.3, 0.5 1.44, 0.82 1.3, 0.9 1.14'), inner, { taper: 0.3 });
    side.stroke(traced('0.78 1.3, 0.76 1.5, 0.66 1.7'), detail * 1.3, { taper: 0.4 });
  });
}

function drawKerchief(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.86, 0.26 0.74, 0.36 0.84, 0.44 1.04!, 0.26 1.2, 0 1.62!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.1, 0.4, Math.abs(x)) + 0.3 * smoothstep(1.2, 1.6, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.38 0.94, -0.1 1.06, 0.1 1.06, 0.38 0.94'), detail * 1.3, { taper: 0.3 });
  drawDots(pen, [
    [-0.2, 1.14],
    [0, 1.2],
    [0.2, 1.14],
    [-0.08, 1.34],
    [0.08, 1.34],
    [-0.2, 0.92],
    [0.2, 0.92],
    [0, 0.96],
  ]);
}

function drawFaceCloth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.06, 0.2 0.12, 0.4 0.04, 0.62 -0.02!, 0.6 0.4, 0.66 0.8!, 0.4 1.06, 0 1.56!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.06 + 0.6 * smoothstep(0.2, 0.6, Math.abs(x)) + 0.3 * smoothstep(0.9, 1.5, y)),
    line: inner * 1.2,
  });
  for (const fold of [
    '-0.58 0.16, -0.3 0.4, 0 0.46, 0.3 0.4, 0.58 0.16',
    '-0.6 0.5, -0.3 0.74, 0 0.8, 0.3 0.74, 0.6 0.5',
    '0 0.1, 0.02 0.26, 0 0.38',
  ])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
  drawDots(pen, [
    [-0.36, 0.3],
    [0.36, 0.3],
    [0, 0.62],
    [-0.26, 0.58],
    [0.26, 0.58],
    [-0.44, 0.68],
    [0.44, 0.68],
    [-0.16, 0.94],
    [0.16, 0.94],
    [0, 1.16],
  ]);
}

/** The printed dots of a kerchief. */
function drawDots(pen: Pen, places: readonly (readonly [number, number])[]): void {
  for (const place of places)
    pen.fill(circle(place, 0.035, 14), { pigment: 'foam', tone: 0, line: pen.weight.detail * 0.8 });
}
