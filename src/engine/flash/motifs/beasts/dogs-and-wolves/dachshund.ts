import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';
import { drawCanineFace } from '../../parts/dogs/canine-face.ts';

const body = outlined(
  `-1.22 -0.14, -1.06 -0.26, -0.7 -0.31, -0.1 -0.25, 0.4 -0.28, 0.62 -0.42, 0.74 -0.68, 0.86 -0.9, 1.04 -1.0,
  1.22 -0.95, 1.32 -0.84, 1.5 -0.75, 1.74 -0.69, 1.84 -0.62, 1.82 -0.51, 1.62 -0.46, 1.38 -0.42, 1.2 -0.36,
  1.08 -0.24, 1.05 -0.06, 1.08 0.14, 1.02 0.32, 0.94 0.44, 0.92 0.6, 1.04 0.66, 1.06 0.76!, 0.7 0.76!, 0.7 0.6,
  0.66 0.42, 0.5 0.35, 0 0.3, -0.5 0.22, -0.7 0.24, -0.74 0.36, -0.88 0.5, -0.86 0.62, -0.72 0.67, -0.7 0.76!,
  -1.05 0.76!, -1.1 0.58, -1.18 0.38, -1.27 0.16, -1.28 0.0`,
);
const farLegs = [
  '0.36 0.2!, 0.4 0.44, 0.42 0.6, 0.5 0.66, 0.52 0.74!, 0.22 0.74!, 0.22 0.58, 0.16 0.2!',
  '-0.4 0.14!, -0.46 0.4, -0.56 0.52, -0.54 0.62, -0.44 0.66, -0.42 0.74!, -0.74 0.74!, -0.76 0.56, -0.84 0.4, -0.8 0.14!',
].map((knots) => outlined(knots));
const tail = outlined(
  '-1.16 -0.2!, -1.4 -0.34, -1.6 -0.56, -1.74 -0.84!, -1.62 -0.42, -1.42 -0.16, -1.2 0.0!',
);
const ear = outlined(
  '0.94 -0.86!, 1.1 -0.84, 1.2 -0.64, 1.17 -0.38, 1.06 -0.22, 0.92 -0.26, 0.84 -0.44, 0.86 -0.68',
);
const narrowHead = symmetric(
  '0 -0.74, 0.26 -0.72, 0.48 -0.58, 0.58 -0.3, 0.56 0.0, 0.48 0.3, 0.42 0.6, 0.34 0.78, 0.2 0.86, 0 0.9',
);
const muzzleSide = outlined('0.14 0.4!, 0.2 0.2, 0.32 0.26, 0.38 0.5, 0.4 0.66, 0.34 0.74, 0.2 0.6');
const longEars = {
  outer: outlined(
    '0.28 -0.56!, 0.54 -0.6, 0.76 -0.36, 0.92 0.1, 0.98 0.56, 0.88 0.84, 0.7 0.82, 0.58 0.5, 0.5 0.0!',
  ),
  inner: outlined('0.64 -0.2!, 0.74 -0.1, 0.84 0.26, 0.86 0.56, 0.78 0.68, 0.68 0.4!'),
};

/** A dachshund from the side: long, and close to the ground. */
export const dachshund: Motif = {
  name: 'dachshund',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(drawDachshund);
  },
  face: {
    draw(canvas) {
      canvas.layer((pen) =>
        drawCanineFace(pen, {
          coat: 'wood',
          light: 'ember',
          iris: 'wood',
          head: narrowHead,
          cheek: muzzleSide,
          ear: longEars,
          isSnarling: false,
          isGentle: true,
        }),
      );
    },
  },
};

function drawDachshund(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const leg of farLegs) pen.fill(leg, { pigment: 'wood', tone: 0.85, line: inner });
  pen.fill(tail, { pigment: 'wood', tone: (x) => clamp(0.5 + 0.6 * (x + 1.2)), line: inner });
  pen.fill(body, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.35 + 0.9 * y + (x > 1.1 ? 0.9 : 0) * (y + 0.7)),
    line: inner * 1.1,
  });
  pen.fill(outlined('1.36 -0.5!, 1.5 -0.62, 1.72 -0.62, 1.81 -0.56, 1.81 -0.51, 1.62 -0.47'), {
    pigment: 'ember',
    tone: 0.1,
    line: detail,
  });
  pen.stroke(traced('1.78 -0.53, 1.62 -0.52, 1.46 -0.49, 1.36 -0.5'), inner, { taper: 0.3, tapering: 'end' });
  pen.fill(ellipse([1.8, -0.63], 0.085, 0.065, 24), { black: 'always', tone: 1 });
  pen.fill(circle([1.31, -0.74], 0.066, 24), { black: 'always', tone: 1 });
  pen.fill(circle([1.295, -0.765], 0.022, 12), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('1.22 -0.84, 1.31 -0.87, 1.39 -0.82'), detail * 1.4, { taper: 0.5 });
  pen.fill(outlined('0.66 -0.52!, 0.84 -0.34, 1.08 -0.22!, 1.05 -0.1!, 0.8 -0.22, 0.58 -0.4!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 0.6 * (x - 0.6)),
    line: inner,
  });
  pen.fill(circle([0.98, -0.1], 0.07, 24), { pigment: 'gold', tone: 0.2, line: inner * 0.8 });
  pen.fill(ear, { pigment: 'wood', tone: (_, y) => clamp(0.95 + 0.6 * y), line: inner });
  pen.stroke(traced('0.62 0.1, 0.6 0.26, 0.68 0.42'), inner, { taper: 0.5 });
  pen.stroke(traced('-0.56 -0.06, -0.46 0.1, -0.54 0.24, -0.7 0.26'), inner, { taper: 0.5 });
  for (const x of [0.86, 0.95, -0.9, -0.8])
    pen.stroke(traced(`${x} 0.75, ${x + 0.01} 0.69`), detail * 1.2, { taper: 0.4 });
  drawHairs(pen, traced('-0.9 -0.16, -0.2 -0.12, 0.4 -0.14'), [-0.12, 0.03], 9);
  drawHairs(pen, traced('-0.4 0.14, 0.2 0.2, 0.5 0.22'), [-0.12, 0.02], 6);
  drawHairs(pen, traced('0.9 -0.02, 0.94 0.16'), [-0.02, 0.12], 4);
}
