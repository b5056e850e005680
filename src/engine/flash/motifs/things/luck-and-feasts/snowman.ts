import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A snowman of three balls: a carrot for a nose, coals, twigs for arms, a scarf and an old hat. */
export const snowman: Motif = {
  name: 'snowman',
  tinted: ['petal'],
  carries: ['scarf', 'top-hat'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawBothSides(pen, drawArm);
        drawBalls(pen);
        drawScarf(pen);
        drawFace(pen);
        drawHat(pen);
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

function drawArm(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0.4 0.06, 0.7 -0.12, 1.0 -0.34'), inner * 2.4);
  pen.stroke(traced('0.8 -0.18, 0.98 -0.14'), inner * 1.8);
  pen.stroke(traced('0.86 -0.24, 0.88 -0.42'), inner * 1.8);
}

function drawBalls(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [y, radius] of [
    [0.66, 0.56],
    [0.04, 0.44],
    [-0.54, 0.36],
  ] as const)
    pen.fill(circle([0, y], radius, 64), {
      pigment: 'foam',
      tone: (x, py) => clamp(0.02 + (0.4 * (x + py - y)) / radius),
      line: inner * 1.2,
    });
  for (const y of [0, 0.18, 0.5]) pen.fill(circle([0, y], 0.05, 18), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.44 0.56, -0.46 0.74, -0.36 0.92'), detail * 1.6, { taper: 0.4 });
}

function drawScarf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.1 -0.22!, 0.3 -0.24!, 0.36 0.12, 0.42 0.4!, 0.18 0.44!, 0.16 0.1'), {
    pigment: 'petal',
    tone: 0.25,
    line: inner * 1.1,
  });
  for (const x of [0.24, 0.32]) pen.stroke(traced(`${x} 0.42, ${x - 0.01} 0.32`), detail * 1.5);
  pen.fill(symmetric('0 -0.2, 0.24 -0.26, 0.38 -0.36!, 0.42 -0.22, 0.26 -0.08, 0 -0.02'), {
    pigment: 'petal',
    tone: (x) => clamp(0.1 + 0.7 * clamp(x)),
    line: inner * 1.2,
  });
}

function drawFace(pen: Pen): void {
  const { inner } = pen.weight;
  for (const x of [-0.13, 0.13]) pen.fill(circle([x, -0.64], 0.045, 18), { black: 'always', tone: 1 });
  pen.fill(outlined('-0.05 -0.58, 0.04 -0.58!, 0.34 -0.44!, 0 -0.48, -0.06 -0.52'), {
    pigment: 'ember',
    tone: 0.15,
    line: inner,
  });
  for (const [x, y] of [
    [-0.16, -0.42],
    [-0.08, -0.37],
    [0.01, -0.36],
    [0.1, -0.38],
  ] as const)
    pen.dot([x, y], inner * 1.1);
}

function drawHat(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.3!, 0.28 -1.28!, 0.27 -0.82!, 0 -0.8!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  pen.fill(symmetric('0 -0.97!, 0.28 -0.98!, 0.28 -0.86!, 0 -0.84!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  pen.fill(symmetric('0 -0.88, 0.42 -0.9, 0.48 -0.84, 0.4 -0.77, 0 -0.74'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
}
