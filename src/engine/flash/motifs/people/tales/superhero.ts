import { clamp } from '../../../geometry/interval.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawBareLimb, drawBareTrunk, drawFist } from '../../parts/figures/bare-man.ts';

/** A superhero from the front, fists on the hips: mask, cape in the wind, a star on the breast. */
export const superhero: Motif = {
  name: 'superhero',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer(drawCape, { contour: 0.8 });
    canvas.layer((pen) => {
      drawBothSides(pen, drawLeg);
      drawBareTrunk(pen, 'water');
      drawTrunks(pen);
      drawEmblem(pen);
      drawBothSides(pen, drawArm);
    });
    canvas.layer((pen) => drawHead(pen.at({ at: [0, -1.0], scale: 0.4 })), { contour: 0.7 });
  },
};

function drawCape(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.3 -0.56!, 0.3 -0.56!, 0.7 -0.2, 0.94 0.6, 1.14 1.3, 1.5 1.86!, 1.16 1.8, 0.9 2.02!, 0.56 1.84, 0.2 1.98!, -0.2 1.82, -0.5 1.96!, -0.76 1.7, -1.0 1.74!, -0.9 1.1, -0.76 0.4, -0.66 -0.2',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.25 + 0.25 * Math.sin(5 * x + y) + 0.2 * (y - 0.6)),
      line: inner * 1.2,
    },
  );
  for (const fold of [
    '0.7 0.2, 0.86 1.0, 1.1 1.7',
    '-0.66 0.2, -0.74 1.0, -0.72 1.66',
    '0.06 1.2, 0.08 1.5, 0.14 1.9',
    '0.84 0.7, 1.04 1.3, 1.3 1.78',
  ])
    pen.stroke(traced(fold), inner, { taper: 0.4 });
}

function drawLeg(side: Pen): void {
  const { inner } = side.weight;
  drawBareLimb(
    side,
    { line: '0.23 0.88, 0.31 1.3, 0.33 1.64, 0.38 1.96, 0.4 2.4', half: [0.23, 0.23, 0.16, 0.17, 0.1] },
    'water',
  );
  side.fill(
    outlined(
      '0.16 1.8!, 0.38 1.9!, 0.6 1.8!, 0.54 2.2, 0.56 2.4, 0.7 2.52, 0.7 2.62!, 0.26 2.62!, 0.28 2.3, 0.2 2.1',
    ),
    { pigment: 'petal', tone: (x) => clamp(x - 0.2), line: inner * 1.1 },
  );
}

function drawTrunks(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.76, 0.44 0.72!, 0.48 0.94!, 0.3 1.04, 0.1 1.22!, 0 1.24'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 0.8 * Math.abs(x)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.7, 0.43 0.66!, 0.44 0.8!, 0 0.85'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + Math.abs(x)),
    line: inner,
  });
  pen.fill(circle([0, 0.77], 0.1, 24), { pigment: 'gold', tone: 0.05, line: inner });
}

function drawEmblem(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, -0.12], 0.27, 40), { pigment: 'gold', tone: 0.1, line: inner * 1.1 });
  pen.fill(starPolygon([0, -0.12], 0.23, 5, 0.44), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.1,
    line: inner,
  });
}

/** The elbow out, the fist on the hip. */
function drawArm(side: Pen): void {
  const { inner } = side.weight;
  drawBareLimb(
    side,
    { line: '0.6 -0.3, 0.86 -0.02, 1.0 0.28, 0.86 0.56, 0.58 0.76', half: [0.17, 0.19, 0.15, 0.14, 0.1] },
    'water',
    0.05,
  );
  side.fill(outlined('0.98 0.26!, 1.18 0.34!, 1.0 0.66, 0.66 0.88!, 0.52 0.66!, 0.76 0.5'), {
    pigment: 'petal',
    tone: (x) => clamp(x - 0.5),
    line: inner,
  });
  drawFist(side.at({ at: [0.53, 0.8], angleRad: -0.6 }), 'petal');
  // The cape lies over the shoulder.
  side.fill(outlined('0.16 -0.62!, 0.5 -0.58, 0.72 -0.34!, 0.5 -0.38, 0.24 -0.4!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}

function drawHead(pen: Pen): void {
  const { inner } = pen.weight;
  drawManFace(pen, { skin: 'bone', mood: 'kind', cast: 'broad' });
  pen.fill(
    [
      symmetric('0 -0.24, 0.2 -0.34, 0.56 -0.36!, 0.56 0.0!, 0.34 0.1, 0.12 0.06, 0 0.0'),
      ...[-1, 1].map((s) => circle([0.26 * s, -0.09], 0.125, 26)),
    ],
    {
      pigment: 'petal',
      black: 'uncolored',
      tone: 0.3,
      line: inner,
      rule: 'evenodd',
    },
  );
  drawBothSides(pen, (side) => {
    side.fill(circle([0.26, -0.09], 0.12, 26), { pigment: 'foam', tone: 0, line: inner });
    side.dot([0.25, -0.08], inner * 1.5);
  });
  pen.fill(
    symmetric('0 -0.46!, 0.26 -0.54, 0.44 -0.4, 0.52 -0.06!, 0.62 -0.24, 0.62 -0.56, 0.42 -0.86, 0 -0.98'),
    { pigment: 'dark', tone: 0.5, line: inner },
  );
  pen.fill(outlined('0.0 -0.5!, -0.04 -0.36, 0.08 -0.26!, 0.16 -0.36, 0.14 -0.52!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
}
