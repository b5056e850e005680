import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBarbell } from '../../games-and-sport/sport/weights.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawBareFoot, drawBareLimb, drawBareTrunk, drawFist } from '../../parts/figures/bare-man.ts';

/** A bodybuilder from the front who flexes both arms, in trunks. */
export const bodybuilder: Motif = {
  name: 'bodybuilder',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawLeg);
      drawBareTrunk(pen.at({ scale: 1.05 }), 'bone');
      drawTrunks(pen);
      drawBothSides(pen, drawFlexedArm);
    });
    canvas.layer((pen) => drawHead(pen.at({ at: [0, -1.02], scale: 0.4 })), { contour: 0.7 });
  },
};

/** A weightlifter in a singlet, the barbell high above the head. */
export const weightlifter: Motif = {
  name: 'weightlifter',
  tinted: ['petal'],
  carries: ['barbell'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBarbell(pen.at({ at: [0, -2.2], scale: 1.2 }));
      drawBothSides(pen, drawLeg);
      drawBareTrunk(pen.at({ scale: 1.05 }), 'bone');
      drawTrunks(pen);
      drawSinglet(pen);
    });
    canvas.layer((pen) => drawHead(pen.at({ at: [0, -1.02], scale: 0.4 })), { contour: 0.7 });
    canvas.layer((pen) => drawBothSides(pen, drawLiftingArm));
  },
};

/** Its straps over both shoulders. */
function drawSinglet(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    symmetric(
      '0 0.1, 0.12 0.0, 0.2 -0.3, 0.24 -0.58!, 0.38 -0.54!, 0.42 -0.2, 0.56 0.1, 0.5 0.36, 0.44 0.66, 0.49 0.96!, 0.24 1.1, 0 1.2',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.9 * Math.abs(x) ** 2 + 0.2 * y),
      line: inner * 1.1,
    },
  );
  pen.fill(symmetric('0 0.56!, 0.46 0.52!, 0.47 0.72!, 0 0.76!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
}

/** Straight up from the shoulder, the fist around the bar. */
function drawLiftingArm(side: Pen): void {
  const { inner } = side.weight;
  drawBareLimb(
    side,
    { line: '0.6 -0.3, 0.84 -0.74, 0.9 -1.2, 0.94 -1.7, 0.96 -2.1', half: [0.22, 0.2, 0.15, 0.15, 0.1] },
    'bone',
  );
  side.stroke(traced('0.74 -0.46, 0.9 -0.8, 0.94 -1.1'), inner, { taper: 0.4 });
  drawFist(side.at({ at: [0.96, -2.2], angleRad: Math.PI / 2, scale: 1.2 }), 'bone');
}

function drawLeg(side: Pen): void {
  const { inner, detail } = side.weight;
  drawBareFoot(side.at({ at: [0.46, 2.5] }), 'bone');
  drawBareLimb(
    side,
    {
      line: '0.24 0.86, 0.34 1.2, 0.38 1.56, 0.38 1.74, 0.44 2.06, 0.46 2.5',
      half: [0.25, 0.29, 0.2, 0.15, 0.19, 0.08],
    },
    'bone',
  );
  side.stroke(traced('0.38 1.04, 0.3 1.34, 0.36 1.58'), inner, { taper: 0.4 });
  side.stroke(traced('0.5 1.3, 0.48 1.5, 0.42 1.58'), detail * 1.3, { taper: 0.4 });
  side.stroke(traced('0.28 1.68, 0.38 1.76, 0.5 1.68'), inner, { taper: 0.4 });
  side.stroke(traced('0.36 1.9, 0.38 2.14, 0.44 2.3'), detail * 1.3, { taper: 0.4 });
}

function drawTrunks(pen: Pen): void {
  pen.fill(symmetric('0 0.78, 0.3 0.76, 0.47 0.72!, 0.5 0.94!, 0.3 1.04, 0.1 1.24!, 0 1.26'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.9 * Math.abs(x) + 0.3 * (y - 0.8)),
    line: pen.weight.inner * 1.1,
  });
}

/** The upper arm level, the fist beside the head. */
function drawFlexedArm(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined(
      '0.5 -0.5, 0.7 -0.6, 0.86 -0.56!, 1.0 -0.74, 1.18 -0.72, 1.26 -0.56!, 1.34 -0.3, 1.22 -0.14, 1.0 -0.1, 0.78 -0.02, 0.6 0.06, 0.5 -0.14',
    ),
    { pigment: 'bone', tone: (_, y) => clamp(0.06 + 0.9 * Math.max(0, y + 0.4)), line: inner * 1.1 },
  );
  side.fill(
    outlined('1.08 -0.5!, 0.96 -0.8, 0.86 -1.06!, 1.08 -1.14!, 1.3 -0.9, 1.42 -0.56, 1.36 -0.26, 1.2 -0.22!'),
    { pigment: 'bone', tone: (x) => clamp(0.08 + 1.2 * Math.max(0, x - 1.06)), line: inner * 1.1 },
  );
  drawFist(side.at({ at: [0.92, -1.18], angleRad: 1.2, scale: 1.2 }), 'bone');
  side.stroke(traced('0.82 -0.5, 0.96 -0.36, 1.14 -0.4, 1.2 -0.5'), inner, { taper: 0.3 });
  side.stroke(traced('0.66 -0.5, 0.78 -0.34, 0.78 -0.14'), inner, { taper: 0.4 });
  side.stroke(traced('0.9 -0.16, 1.02 -0.24, 1.18 -0.2'), detail * 1.4, { taper: 0.4 });
  side.stroke(traced('1.08 -0.98, 1.22 -0.74, 1.26 -0.46'), detail * 1.4, { taper: 0.4 });
}

function drawHead(pen: Pen): void {
  const { inner } = pen.weight;
  drawManFace(pen, { skin: 'bone', mood: 'kind', cast: 'broad' });
  pen.fill(
    symmetric(
      '0 -0.5, 0.26 -0.54, 0.42 -0.4, 0.5 -0.1!, 0.62 -0.2, 0.64 -0.5, 0.46 -0.82, 0.2 -0.94, 0 -0.96',
    ),
    { pigment: 'dark', tone: (_, y) => clamp(0.9 + y), line: inner },
  );
  for (const strand of ['-0.3 -0.78, -0.1 -0.72, 0 -0.56', '0.1 -0.88, 0.24 -0.74, 0.22 -0.58'])
    pen.stroke(traced(strand), pen.weight.detail * 1.4, { isErasing: true, taper: 0.4 });
}
