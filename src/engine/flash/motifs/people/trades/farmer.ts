import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawFist } from '../../parts/figures/bare-man.ts';

/** A farmer from the front: straw hat, checked shirt and dungarees, boots, a pitchfork at the side. */
export const farmer: Motif = {
  name: 'farmer',
  tinted: ['water'],
  carries: ['pitchfork'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawLeg);
      drawShirt(pen);
      drawDungarees(pen);
      // The arm that rests on his hip.
      drawSleeve(pen, '-0.5 -0.28, -0.78 0.0, -0.9 0.36, -0.62 0.66');
      drawFist(pen.at({ at: [-0.54, 0.72], angleRad: 0.6, isFlipped: true }), 'bone');
    });
    canvas.layer((pen) => drawHead(pen.at({ at: [0, -0.9], scale: 0.42 })), { contour: 0.8 });
    canvas.layer((pen) => {
      drawFork(pen.at({ at: [1.0, 0.3] }));
      drawSleeve(pen, '0.5 -0.28, 0.72 0.0, 0.86 0.2, 0.94 0.08');
      drawFist(pen.at({ at: [1.0, 0.0], scale: 1.2 }), 'bone');
    });
  },
};

function drawLeg(side: Pen): void {
  const { inner } = side.weight;
  drawLimb(
    side,
    { line: '0.24 0.8, 0.3 1.4, 0.32 1.86', half: [0.27, 0.24, 0.22] },
    { pigment: 'water', tone: (x) => clamp(0.1 + 0.9 * (x - 0.1)) },
  );
  side.fill(outlined('0.08 1.76!, 0.56 1.76!, 0.58 1.94, 0.76 2.06, 0.78 2.18!, 0.08 2.18!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 0.6 * x),
    line: inner * 1.1,
  });
}

function drawShirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.62!, 0.22 -0.6!, 0.52 -0.44, 0.64 -0.2, 0.5 0.2, 0.5 0.8!, 0 0.84'), {
    pigment: 'petal',
    tone: (x) => clamp(0.1 + 0.8 * smoothstep(0.2, 0.6, Math.abs(x))),
    line: inner * 1.1,
  });
  for (const y of [-0.24, -0.08, 0.08]) pen.stroke(traced(`-0.54 ${y}, 0.54 ${y}`), detail);
  for (const x of [-0.44, -0.16, 0, 0.16, 0.44]) pen.stroke(traced(`${x} -0.46, ${x} 0.2`), detail);
}

function drawSleeve(pen: Pen, line: string): void {
  drawLimb(
    pen,
    { line, half: [0.16, 0.17, 0.14, 0.1] },
    { pigment: 'petal', tone: (x) => clamp(0.15 + 0.4 * Math.max(0, x - 0.6)) },
  );
}

function drawDungarees(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.2 -0.58!, 0.36 -0.54!, 0.34 0.06!, 0.2 0.06!'), {
      pigment: 'water',
      tone: 0.3,
      line: inner,
    }),
  );
  pen.fill(symmetric('0 0.0, 0.36 0.0!, 0.38 0.34, 0.54 0.46!, 0.54 0.94!, 0.1 1.1!, 0 1.06'), {
    pigment: 'water',
    tone: (x) => clamp(0.12 + 0.7 * Math.abs(x)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.2 0.14!, 0.2 0.14!, 0.2 0.36!, 0 0.44!, -0.2 0.36!'), {
    pigment: 'water',
    tone: 0.3,
    line: detail * 1.4,
  });
  for (const x of [-0.27, 0.27])
    pen.fill(circle([x, 0.06], 0.055, 18), { pigment: 'gold', tone: 0.1, line: inner });
  drawBothSides(pen, (side) => side.stroke(traced('0.52 0.6, 0.4 0.74, 0.24 0.74'), inner));
}

/** Upright, the tines up; held at the origin. */
function drawFork(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.05 1.88!, -0.05 -1.1!, 0.05 -1.1!, 0.05 1.88!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 5 * x),
    line: inner,
  });
  pen.fill(
    outlined(
      '-0.34 -1.9!, -0.27 -1.9!, -0.25 -1.36, -0.16 -1.24, -0.04 -1.22!, -0.04 -1.94!, 0.04 -1.94!, 0.04 -1.22!, 0.16 -1.24, 0.25 -1.36, 0.27 -1.9!, 0.34 -1.9!, 0.33 -1.3, 0.2 -1.12, 0.06 -1.08!, -0.06 -1.08!, -0.2 -1.12, -0.33 -1.3',
    ),
    { pigment: 'steel', tone: 0.35, line: inner * 1.1 },
  );
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.5!, 0.34 0.5!, 0.36 0.9!, 0 0.96'), { pigment: 'bone', tone: 0.5, line: inner });
  drawManFace(pen, { skin: 'bone', mood: 'kind', cast: 'broad' });
  pen.fill(symmetric('0 -1.3, 0.34 -1.28, 0.52 -1.0, 0.58 -0.6!, 0 -0.5'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.7 * Math.max(0, x)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.62, 0.56 -0.72!, 0.57 -0.56!, 0 -0.44'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  pen.fill(symmetric('0 -0.5, 0.5 -0.58, 0.92 -0.66, 1.26 -0.56!, 1.0 -0.36, 0.5 -0.3, 0 -0.26'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.2 + 1.2 * (y + 0.6)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    for (const straw of [
      '0.5 -0.54, 0.6 -0.46, 0.64 -0.36',
      '0.76 -0.58, 0.86 -0.5, 0.88 -0.42',
      '0.22 -0.46, 0.28 -0.4, 0.28 -0.3',
      '0.14 -1.22, 0.2 -1.0, 0.2 -0.74',
    ])
      side.stroke(traced(straw), detail * 1.3, { taper: 0.3 });
  });
}
