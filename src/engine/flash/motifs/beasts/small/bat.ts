import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A bat from the front with spread wings, its fangs bared; or hanging asleep, wrapped in them. */
export const bat: Motif = {
  name: 'bat',
  tinted: ['dark'],
  poses: {
    hanging: { draw: (canvas) => canvas.layer(drawHanging) },
    sleeping: { draw: (canvas) => canvas.layer(drawHanging) },
  },
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawWing);
      drawBody(pen);
    });
  },
};

/** What others wear on their backs. */
export const batWings: Motif = {
  name: 'bat-wings',
  tinted: ['dark'],
  draw: (canvas) => canvas.layer((pen) => drawBothSides(pen, drawWing)),
};

function drawWing(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(wing, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.85 - 0.6 * smoothstep(0.2, 1.2, x) + 0.4 * smoothstep(0.2, 0.6, y)),
    line: inner * 1.1,
  });
  for (const bone of [
    '0.14 -0.1, 0.44 -0.4, 0.82 -0.56',
    '0.82 -0.56, 1.2 -0.5, 1.62 -0.16',
    '0.82 -0.56, 1.06 -0.2, 1.26 0.34',
    '0.82 -0.56, 0.84 -0.1, 0.78 0.5',
    '0.16 0.1, 0.3 0.3, 0.36 0.52',
  ]) {
    side.stroke(traced(bone, 8), (t) => inner * (1.7 - 0.8 * t));
  }
  side.fill(outlined('0.76 -0.54!, 0.84 -0.8!, 0.9 -0.54!'), { pigment: 'bone', tone: 0.2, line: inner });
  for (const fold of [
    '1.0 -0.3, 1.16 -0.16, 1.3 -0.06',
    '0.72 -0.3, 0.66 0, 0.58 0.2',
    '0.5 -0.2, 0.46 0.06, 0.44 0.26',
    '0.96 -0.06, 1.0 0.14, 1.0 0.24',
  ])
    side.stroke(traced(fold), detail * 1.1, { taper: 0.5 });
}

/** Head down from a branch, one wing folded over the other. */
function drawHanging(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLeaf(pen.at({ at: [0.72, -1.06], scale: 0.4, angleRad: 0.7 }), { width: 0.5 });
  drawLeaf(pen.at({ at: [-0.6, -1.04], scale: 0.36, angleRad: 2.2 }), { width: 0.5 });
  drawLimb(
    pen,
    { line: '-1.0 -1.0, -0.4 -1.08, 0.3 -1.04, 1.0 -1.16', half: [0.05, 0.075, 0.065, 0.03] },
    { pigment: 'wood', tone: (_, y) => clamp(0.3 + 4 * (y + 1.06)) },
  );
  drawHead(pen.at({ at: [0, 0.6], scale: 1.1, angleRad: Math.PI }));
  pen.fill(symmetric('0 -0.86, 0.16 -0.8, 0.24 -0.3, 0.28 0.3, 0.2 0.66, 0 0.74'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.5 + Math.abs(x) - 0.4 * y),
    line: inner,
  });
  for (const y of [0.3, 0.44, 0.58])
    drawHairs(pen, traced(`-0.16 ${y - 0.04}, 0 ${y}, 0.16 ${y - 0.04}`), [0, 0.13], 7);
  drawBothSides(pen, (side) => {
    for (const x of [0.07, 0.13, 0.19])
      side.stroke(traced(`${x} -1.16, ${x + 0.02} -1.08, 0.13 -0.96`), inner * 1.4, { taper: 0.2 });
    drawLimb(
      side,
      { line: '0.13 -0.98, 0.14 -0.86, 0.16 -0.72', half: [0.05, 0.06, 0.08] },
      { pigment: 'wood', tone: 0.5 },
    );
  });
  for (const isFlipped of [true, false]) drawFoldedWing(pen.at({ isFlipped }), isFlipped ? 0.25 : 0);
  pen.stroke(traced('0.0 0.5, 0.02 0.3, 0.0 0.1'), detail, { taper: 0.5 });
}

/** From the foot to the shoulder beside the head, its fingers drawn together. */
function drawFoldedWing(side: Pen, shade: number): void {
  const { inner } = side.weight;
  side.fill(foldedWing, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.25 + shade + 0.6 * smoothstep(0.25, 0.6, x) - 0.3 * smoothstep(0.1, 0.6, y)),
    line: inner * 1.2,
  });
  for (const bone of [
    '0.42 0.66, 0.3 0.1, 0.14 -0.6',
    '0.42 0.66, 0.16 0.2, 0.0 -0.24',
    '0.42 0.66, 0.46 0.0, 0.26 -0.7',
  ])
    side.stroke(traced(bone, 8), (t) => inner * (1.7 - 0.8 * t));
  drawGleams(side, ['0.5 0.4, 0.5 0.0, 0.36 -0.46', '0.34 0.36, 0.24 0.0, 0.12 -0.36'], inner * 1.1, 0.6);
  side.fill(outlined('0.36 0.66!, 0.5 0.84!, 0.5 0.6!'), { pigment: 'bone', tone: 0.2, line: inner });
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(body, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 2.2 * Math.abs(x + 0.03) + 0.2 * y),
    line: inner * 1.1,
  });
  for (const y of [0.0, 0.16, 0.32, 0.48])
    drawHairs(pen, traced(`-0.14 ${y}, 0 ${y + 0.03}, 0.14 ${y}`), [0, 0.12], 6);
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.08 0.66, 0.12 0.8, 0.08 0.88'), inner);
  });
  drawHead(pen);
}

/** Its nose at the origin of the face, its ears above. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.06 -0.44!, 0.1 -0.74, 0.32 -0.92!, 0.34 -0.6, 0.26 -0.3!'), {
      pigment: 'wood',
      tone: 0.3,
      line: inner,
    });
    side.fill(outlined('0.13 -0.5!, 0.16 -0.66, 0.27 -0.76!, 0.26 -0.54, 0.21 -0.4!'), {
      pigment: 'blush',
      black: 'uncolored',
      tone: 0.6,
    });
  });
  pen.fill(symmetric('0 -0.52, 0.16 -0.5, 0.27 -0.34, 0.25 -0.16, 0.14 -0.02, 0 0.02'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 1.6 * Math.abs(x + 0.03) + 0.5 * (y + 0.3)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.16, 0.1 -0.18, 0.13 -0.1!, 0.06 -0.03, 0 -0.03'), { black: 'always', tone: 1 });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.12, -0.34], 0.055, 18), { pigment: 'gold', tone: 0, line: detail });
    side.fill(circle([0.12, -0.34], 0.026, 14), { black: 'always', tone: 1 });
    side.stroke(traced('0.03 -0.38, 0.12 -0.44, 0.22 -0.44'), inner, { taper: 0.4 });
    side.fill(outlined('0.05 -0.17!, 0.07 -0.06!, 0.095 -0.165!'), {
      pigment: 'foam',
      tone: 0,
      line: detail * 0.8,
    });
  });
  pen.fill(symmetric('0 -0.3!, 0.04 -0.26, 0.06 -0.21!, 0 -0.19!'), {
    pigment: 'blush',
    black: 'uncolored',
    tone: 0.4,
    line: detail,
  });
}

const wing = outlined(
  '0.1 -0.24!, 0.3 -0.36, 0.5 -0.56, 0.82 -0.66, 1.2 -0.6, 1.5 -0.4, 1.66 -0.1!, 1.44 -0.02, 1.3 0.16, 1.28 0.4!, 1.1 0.22, 0.94 0.3, 0.8 0.56!, 0.66 0.36, 0.5 0.36, 0.38 0.6!, 0.3 0.48, 0.2 0.46, 0.08 0.5!',
);
const foldedWing = outlined(
  '0.06 -0.84!, 0.26 -0.8, 0.48 -0.4, 0.6 0.1, 0.56 0.5, 0.44 0.72!, 0.28 0.6, 0.16 0.62!, 0.04 0.4, -0.06 0.36!, -0.04 0.1, -0.12 -0.06!, -0.04 -0.3, -0.08 -0.5!',
);
const body = symmetric('0 -0.1, 0.16 -0.08, 0.23 0.14, 0.18 0.42, 0.1 0.64, 0 0.72');
