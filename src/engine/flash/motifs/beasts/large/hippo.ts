import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';
import { drawStandingHippo } from '../../parts/hoofed-beasts/standing-hippo.ts';

const walking: Pick<Motif, 'draw'> = { draw: (canvas) => canvas.layer(drawStandingHippo) };

/** A hippopotamus's head from the front, its mouth wide open. */
export const hippo: Motif = {
  name: 'hippo',
  tinted: ['grey'],
  poses: { standing: walking, prowling: walking, side: walking },
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawEar);
      drawJaw(pen);
      drawTeeth(pen);
      drawBrow(pen);
      drawMuzzle(pen);
    });
  },
};

function drawEar(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.36 -0.94!, 0.42 -1.2, 0.58 -1.32, 0.72 -1.18, 0.64 -0.94, 0.5 -0.8!'), {
    pigment: 'grey',
    tone: 0.4,
    line: inner * 1.1,
  });
  side.fill(outlined('0.44 -0.96!, 0.48 -1.14, 0.58 -1.22, 0.65 -1.14, 0.6 -0.98, 0.51 -0.88!'), {
    pigment: 'blush',
    tone: 0.5,
    line: detail,
  });
}

function drawJaw(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.3, 0.6 -0.24, 0.86 0.16, 0.98 0.62, 0.9 1.0, 0.6 1.26, 0.26 1.34, 0 1.35'), {
    pigment: 'grey',
    tone: (x, y) =>
      clamp(0.2 + 0.7 * smoothstep(0.5, 0.95, Math.abs(x + 0.05)) + 0.4 * smoothstep(1.1, 1.35, y)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.2, 0.5 -0.14, 0.72 0.2, 0.8 0.62, 0.72 0.92, 0.46 1.12, 0 1.18'), {
    pigment: 'blush',
    tone: (_, y) => clamp(0.3 + 0.7 * smoothstep(0.7, 0.2, y)),
    line: inner,
  });
  pen.fill(symmetric('0 0.0, 0.4 0.04, 0.54 0.3, 0.46 0.56, 0.2 0.5, 0 0.46'), { black: 'always', tone: 1 });
  pen.fill(symmetric('0 0.42, 0.2 0.4, 0.38 0.54, 0.42 0.78, 0.28 1.0, 0 1.08'), {
    pigment: 'petalLight',
    tone: (x, y) => clamp(0.8 * smoothstep(0.7, 0.4, y) + 0.6 * Math.abs(x)),
    line: inner,
  });
  pen.stroke(traced('0 0.54, 0.02 0.74, 0 0.96'), detail * 1.3, { taper: 0.5 });
}

function drawTeeth(pen: Pen): void {
  const tooth = {
    pigment: 'bone',
    tone: (x: number) => clamp(2.4 * (x - 0.5)),
    line: pen.weight.inner,
  } as const;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.5 1.06!, 0.5 0.76, 0.6 0.46!, 0.7 0.7, 0.7 0.98!, 0.6 1.08'), tooth);
    side.fill(outlined('0.1 1.16!, 0.1 1.0, 0.18 0.84!, 0.27 0.98, 0.28 1.13!'), tooth);
    side.fill(outlined('0.42 0.16!, 0.62 0.16!, 0.6 0.36, 0.5 0.46!, 0.44 0.34'), tooth);
    side.fill(outlined('0.1 0.1!, 0.26 0.1!, 0.25 0.24, 0.18 0.32!, 0.12 0.24'), tooth);
  });
}

function drawBrow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.02, 0.28 -1.04, 0.52 -0.88, 0.6 -0.6, 0.56 -0.3, 0 -0.2'), {
    pigment: 'grey',
    tone: (x) => clamp(0.12 + 0.7 * smoothstep(0.2, 0.6, Math.abs(x + 0.05))),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(ellipse([0.38, -0.8], 0.17, 0.16, 36), { pigment: 'grey', tone: 0.25, line: inner });
    drawRoundEye(side, [0.4, -0.79], 0.09, 'ember');
    side.stroke(traced('0.24 -0.82, 0.38 -0.91, 0.54 -0.82'), inner * 1.5, { taper: 0.3 });
    for (const wrinkle of ['0.24 -0.66, 0.38 -0.6, 0.52 -0.66', '0.28 -0.58, 0.4 -0.53, 0.54 -0.58'])
      side.stroke(traced(wrinkle), detail * 1.3, { taper: 0.5 });
  });
  for (const wrinkle of ['-0.1 -0.86, 0 -0.83, 0.1 -0.86', '-0.12 -0.76, 0 -0.73, 0.12 -0.76'])
    pen.stroke(traced(wrinkle), detail * 1.2, { taper: 0.5 });
}

function drawMuzzle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(muzzle, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(-0.2, 0.24, y) + 0.4 * smoothstep(0.7, 1.0, Math.abs(x))),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.4, -0.34], 0.13, 32), { pigment: 'grey', tone: 0.35, line: inner });
    side.fill(outlined('0.3 -0.3!, 0.36 -0.42, 0.48 -0.42, 0.5 -0.3!, 0.4 -0.26'), {
      black: 'always',
      tone: 1,
    });
    side.stroke(traced('0.14 -0.5, 0.1 -0.3, 0.12 -0.1'), inner, { taper: 0.5 });
    for (const [x, y] of whiskers) {
      side.dot([x, y], detail);
      side.stroke(traced(`${x} ${y}, ${x + 0.05} ${y + 0.05}, ${x + 0.07} ${y + 0.11}`), detail * 0.9, {
        taper: 0.6,
      });
    }
  });
}

const muzzle = symmetric(
  '0 -0.54, 0.3 -0.56, 0.62 -0.54, 0.9 -0.32, 1.02 -0.02, 0.9 0.2, 0.6 0.26, 0.28 0.2, 0 0.14',
);
const whiskers = [
  [0.56, -0.1],
  [0.7, -0.18],
  [0.82, -0.08],
  [0.64, 0.04],
  [0.4, -0.06],
  [0.48, 0.08],
  [0.8, 0.06],
  [0.28, 0.02],
] as const;
