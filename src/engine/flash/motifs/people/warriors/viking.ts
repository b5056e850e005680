import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock, drawLocks } from '../../parts/any-beast/fur.ts';

/** A viking's head from the front: spectacled helmet, plaited beard. */
export const viking: Motif = {
  name: 'viking',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHair(pen);
      drawFace(pen);
      drawBeard(pen);
      drawHelmet(pen);
    });
  },
};

function drawHair(pen: Pen): void {
  drawLocks(pen, hair, {
    width: 0.26,
    bend: -0.12,
    pigment: 'ember',
    tone: (px) => clamp(0.9 - 0.5 * Math.abs(px)),
  });
}

function drawFace(pen: Pen): void {
  const { inner, detail, contour } = pen.weight;
  pen.fill(face, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(0.1 + 0.6 * smoothstep(0.26, 0.52, Math.abs(x + 0.05)) + 0.4 * smoothstep(-0.1, -0.3, y)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.1 -0.04!, 0.2 -0.13, 0.36 -0.11, 0.42 -0.02!, 0.26 0.03'), {
      black: 'always',
      tone: 1,
    });
    side.fill(circle([0.26, -0.05], 0.05, 18), { pigment: 'water', tone: 0.1 });
    side.fill(circle([0.26, -0.05], 0.026, 14), { black: 'always', tone: 1 });
    side.stroke(traced('0.05 -0.1, 0.2 -0.19, 0.46 -0.14'), Math.max(inner * 1.8, contour * 0.7), {
      taper: 0.3,
    });
    side.stroke(traced('0.14 0.08, 0.26 0.1, 0.38 0.05'), detail * 1.2, { taper: 0.5 });
    side.stroke(traced('0.1 0.2, 0.14 0.28, 0.1 0.33'), inner, { taper: 0.4 });
  });
  pen.stroke(traced('-0.08 0.32, 0 0.36, 0.08 0.32'), inner, { taper: 0.2 });
}

function drawBeard(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y, dx, dy] of beard)
    for (const side of x === 0 ? [1] : [-1, 1])
      drawLock(pen, {
        root: [x * side, y],
        tip: [(x + dx) * side, y + dy],
        width: 0.24,
        bend: side * 0.1,
        pigment: 'ember',
        tone: (_, py) => clamp(0.7 - 0.6 * (py - 0.3)),
      });
  drawBothSides(pen, (side) => {
    side.fill(moustache, {
      pigment: 'ember',
      tone: (_, y) => clamp(0.1 + 1.2 * (y - 0.4)),
      line: inner * 1.1,
    });
    for (const line of ['0.06 0.42, 0.24 0.5, 0.36 0.68', '0.1 0.4, 0.3 0.46, 0.42 0.6'])
      side.stroke(traced(line), side.weight.detail, { taper: 0.5 });
  });
  for (let i = 0; i < 4; i++) {
    const y = 0.98 + 0.15 * i;
    pen.fill(outlined(`0 ${y - 0.1}, ${0.13 - 0.015 * i} ${y}, 0 ${y + 0.1}, ${-0.13 + 0.015 * i} ${y}`), {
      pigment: 'ember',
      tone: (x) => clamp(0.3 + 2 * x),
      line: inner,
    });
    pen.stroke(traced(`${-0.08 + 0.01 * i} ${y - 0.03}, 0.03 ${y + 0.05}`), pen.weight.detail, {
      taper: 0.3,
    });
  }
  pen.fill(outlined('-0.1 1.5!, 0.1 1.5!, 0.09 1.6!, -0.09 1.6!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('-0.07 1.6!, 0.07 1.6!, 0.03 1.8, 0 1.86!, -0.03 1.8'), {
    pigment: 'ember',
    tone: 0.4,
    line: inner,
  });
}

function drawHelmet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(dome, {
    pigment: 'steel',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.05, 0.62, x) + 0.3 * smoothstep(-0.4, -0.2, y)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -1.02!, 0.1 -0.98, 0.12 -0.3!, 0 -0.3!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 4 * Math.max(0, x)),
    line: inner,
  });
  pen.fill(symmetric('0 -0.42!, 0.3 -0.42, 0.64 -0.34!, 0.66 -0.2!, 0.3 -0.28, 0 -0.28!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 0.7 * Math.abs(x)),
    line: inner,
  });
  for (const x of [-0.54, -0.4, -0.26, 0.26, 0.4, 0.54]) pen.dot([x, -0.35 + 0.12 * x * x], detail * 1.6);
  pen.fill(symmetric('0 -0.36!, 0.09 -0.34!, 0.07 0.06, 0.11 0.24!, 0 0.3!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.15 + 5 * Math.max(0, x)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.stroke(
      traced('0.1 -0.26, 0.3 -0.24, 0.5 -0.16, 0.52 0.04, 0.36 0.12, 0.18 0.1, 0.1 0.0'),
      inner * 2.2,
    );
    side.fill(outlined('0.5 -0.24!, 0.66 -0.2!, 0.64 0.2, 0.56 0.46!, 0.5 0.2'), {
      pigment: 'steel',
      tone: 0.6,
      line: inner,
    });
    for (const knot of ['0.2 -0.84, 0.4 -0.66, 0.28 -0.54, 0.18 -0.66, 0.36 -0.8, 0.5 -0.6'])
      side.stroke(traced(knot), detail * 1.4);
  });
}

const face = symmetric('0 -0.4, 0.4 -0.36, 0.54 -0.1, 0.5 0.26, 0.36 0.56, 0 0.7');
const dome = symmetric('0 -1.06, 0.34 -0.98, 0.58 -0.72, 0.66 -0.22!, 0.3 -0.3, 0 -0.3');
const moustache = outlined(
  '0 0.36!, 0.14 0.35, 0.32 0.42, 0.46 0.62, 0.48 0.88!, 0.34 0.72, 0.2 0.58, 0.06 0.5, 0 0.48!',
);
const hair = [
  [0.5, 0.1, 0.26, 0.9],
  [0.52, -0.1, 0.38, 0.86],
  [0.44, 0.3, 0.1, 0.9],
] as const;
const beard = [
  [0.44, 0.28, -0.04, 0.66],
  [0.36, 0.44, -0.06, 0.7],
  [0.26, 0.52, -0.08, 0.76],
  [0.14, 0.56, -0.08, 0.7],
  [0, 0.54, 0, 0.62],
] as const;
