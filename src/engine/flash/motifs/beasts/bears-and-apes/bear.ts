import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawStandingBear } from '../../parts/any-beast/standing-bear.ts';

/** A polar bear's head from the front. */
export const polarBear: Motif = {
  name: 'polar-bear',
  tinted: ['foam'],
  poses: {
    roaring: { draw: (canvas) => canvas.layer((pen) => drawBear(pen, true, 'foam')) },
  },
  draw(canvas) {
    canvas.layer((pen) => drawBear(pen, canvas.kit.variant % 4 === 3, 'foam'));
  },
};

/** A bear's head from the front: roaring in two designs of a set, calm in the others. */
export const bear: Motif = {
  name: 'bear',
  tinted: ['wood'],
  poses: {
    roaring: { draw: (canvas) => canvas.layer((pen) => drawBear(pen, true)) },
    standing: { draw: (canvas) => canvas.layer(drawUpright) },
    upright: { draw: (canvas) => canvas.layer(drawUpright) },
  },
  draw(canvas) {
    canvas.layer((pen) => drawBear(pen, canvas.kit.variant % 2 === 0));
  },
};

function drawUpright(pen: Pen): void {
  drawStandingBear(pen);
  drawBear(pen.at({ at: [0, -0.86], scale: 0.5 }), true);
}

function drawBear(pen: Pen, isRoaring: boolean, coat: Pigment = 'wood'): void {
  drawBothSides(pen, (side) => drawEar(side, coat));
  if (isRoaring) drawOpenJaw(pen, coat);
  pen.fill(isRoaring ? roaringHead : calmHead, {
    pigment: coat,
    tone: (x, y) =>
      clamp(
        0.15 +
          0.6 * smoothstep(0.45, 0.95, Math.abs(x + 0.05)) +
          0.3 * smoothstep(0, 0.6, x) * smoothstep(-0.6, 0.5, y),
      ),
    line: pen.weight.inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    drawHairs(side, traced('0.2 -0.72, 0.5 -0.6, 0.7 -0.36'), [0.05, 0.16], 9);
    drawHairs(side, traced('0.62 -0.1, 0.74 0.16, 0.66 0.5'), [0.07, 0.18], 10);
    drawHairs(side, traced('0.4 0.2, 0.5 0.4, 0.46 0.6'), [0.06, 0.14], 7);
    drawEye(side, isRoaring);
  });
  drawHairs(pen, traced('-0.12 -0.6, 0 -0.62, 0.12 -0.6'), [0, 0.16], 5);
  drawMuzzle(pen, isRoaring);
}

function drawEar(side: Pen, coat: Pigment): void {
  side.fill(ear, {
    pigment: coat,
    tone: (x) => clamp(0.3 + 0.5 * smoothstep(0.5, 0.9, x)),
    line: side.weight.inner,
  });
  side.fill(innerEar, { pigment: 'dark', tone: 0.8 });
  drawHairs(side, traced('0.5 -0.6, 0.62 -0.54, 0.72 -0.44'), [0.08, -0.16], 5);
}

function drawEye(side: Pen, isRoaring: boolean): void {
  const { inner, detail } = side.weight;
  side.fill(eyeShadow, { black: 'always', tone: 1 });
  side.fill(circle([0.33, -0.13], 0.058, 20), { pigment: 'ember', tone: 0.2 });
  side.fill(circle([0.33, -0.13], 0.034, 16), { black: 'always', tone: 1 });
  side.fill(circle([0.312, -0.15], 0.014, 12), { color: [255, 255, 255], tone: 0 });
  side.stroke(traced('0.12 -0.16, 0.26 -0.27, 0.46 -0.28'), inner * 1.3, { taper: 0.5 });
  side.stroke(traced('0.18 -0.36, 0.32 -0.42, 0.46 -0.38'), detail * 1.2, { taper: 0.5 });
  side.stroke(traced('0.17 0.0, 0.18 0.16, 0.24 0.28'), inner, { taper: 0.6 });
  if (isRoaring)
    for (const y of [0.06, 0.15, 0.24])
      side.stroke(traced(`0 ${y - 0.02}, 0.08 ${y}, 0.14 ${y + 0.06}`), detail * 1.3, { taper: 0.5 });
}

function drawMuzzle(pen: Pen, isRoaring: boolean): void {
  const { inner, detail } = pen.weight;
  pen.fill(isRoaring ? raisedMuzzle : muzzle, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(0.15 + 0.65 * smoothstep(0.18, 0.46, Math.abs(x + 0.04)) + 0.2 * smoothstep(0.5, 0.9, y)),
    line: inner,
  });
  pen.fill(nose, { black: 'always', tone: 1 });
  pen.stroke(traced('-0.13 0.3, -0.02 0.27, 0.08 0.29'), detail * 1.4, { isErasing: true, taper: 0.4 });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.08 0.42, 0.14 0.38, 0.2 0.38'), detail * 1.1, { isErasing: true, taper: 0.3 });
    if (!isRoaring)
      side.stroke(traced('0 0.66, 0.12 0.76, 0.28 0.74, 0.38 0.64'), inner * 1.1, {
        taper: 0.3,
        tapering: 'end',
      });
    for (const [x, y] of [
      [0.24, 0.52],
      [0.3, 0.57],
      [0.24, 0.62],
      [0.32, 0.64],
    ] as const)
      side.dot([x, y], detail * 0.9);
  });
  pen.stroke(traced('0 0.5, 0 0.66'), inner * 1.1);
  if (!isRoaring) pen.stroke(traced('-0.1 0.84, 0 0.87, 0.1 0.84'), detail * 1.2, { taper: 0.5 });
}

function drawOpenJaw(pen: Pen, coat: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(jaw, {
    pigment: coat,
    tone: (x) => clamp(0.4 + 0.5 * smoothstep(0.15, 0.5, Math.abs(x))),
    line: inner * 1.1,
  });
  pen.fill(mouth, { black: 'always', tone: 1 });
  pen.fill(tongue, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 0.7 * smoothstep(1, 0.8, y) + 0.5 * Math.abs(x)),
    line: inner,
  });
  pen.stroke(traced('0 0.94, 0 1.14'), detail, { taper: 0.5 });
  for (const x of [-0.08, 0, 0.08])
    pen.fill(outlined(`${x - 0.04} 1.3!, ${x} 1.22, ${x + 0.04} 1.3!`), {
      pigment: 'foam',
      tone: 0.1,
      line: detail * 0.8,
    });
  drawBothSides(pen, (side) => {
    for (const fang of fangs)
      side.fill(fang, { pigment: 'foam', tone: (x) => 0.5 * smoothstep(0.18, 0.34, x), line: detail * 1.1 });
  });
}

const ear = outlined('0.4 -0.66!, 0.44 -0.86, 0.62 -1.0, 0.84 -0.92, 0.94 -0.7, 0.88 -0.46, 0.76 -0.32!');
const innerEar = outlined('0.54 -0.66!, 0.58 -0.8, 0.7 -0.86, 0.82 -0.76, 0.83 -0.58, 0.76 -0.46!');
const calmHead = symmetric(
  '0 -0.88, 0.3 -0.86, 0.6 -0.7, 0.78 -0.42, 0.84 -0.12, 0.98 0.06!, 0.88 0.1!, 1.0 0.32!, 0.86 0.32!, 0.92 0.56!, 0.76 0.52!, 0.78 0.78!, 0.6 0.7!, 0.56 0.94!, 0.42 0.86!, 0.34 1.02!, 0.16 0.96, 0 1.02!',
);
const roaringHead = symmetric(
  '0 -0.88, 0.3 -0.86, 0.6 -0.7, 0.78 -0.42, 0.84 -0.12, 0.98 0.06!, 0.88 0.1!, 1.0 0.32!, 0.86 0.32!, 0.94 0.58!, 0.76 0.52!, 0.8 0.78!, 0.6 0.7!, 0.56 0.86!, 0.44 0.72, 0.2 0.72, 0 0.7',
);
const eyeShadow = outlined('0.18 -0.03!, 0.22 -0.16, 0.34 -0.22, 0.46 -0.18!, 0.42 -0.08, 0.3 -0.04');
const muzzle = symmetric('0 0.12, 0.2 0.16, 0.36 0.36, 0.44 0.58, 0.38 0.82, 0.2 0.95, 0 0.98');
const raisedMuzzle = symmetric(
  '0 0.1, 0.2 0.14, 0.36 0.32, 0.46 0.54, 0.46 0.74!, 0.3 0.7, 0.14 0.74, 0 0.68!',
);
const nose = symmetric('0 0.22, 0.16 0.23, 0.25 0.31!, 0.2 0.44, 0.1 0.5, 0 0.52');
const jaw = symmetric(
  '0 0.6, 0.42 0.62, 0.54 0.86!, 0.46 0.9!, 0.5 1.14!, 0.36 1.14!, 0.34 1.36!, 0.2 1.34, 0.1 1.42, 0 1.46!',
);
const mouth = symmetric('0 0.64, 0.38 0.66, 0.42 0.84, 0.36 1.12, 0.2 1.3, 0 1.34');
const tongue = symmetric('0 0.88, 0.16 0.87, 0.24 1.0, 0.2 1.16, 0 1.26');
const fangs = [
  '0.17 0.7!, 0.2 0.88, 0.26 1.02!, 0.31 0.86, 0.32 0.7!',
  '0.04 0.68!, 0.05 0.77, 0.12 0.77, 0.13 0.7!',
  '0.14 1.28!, 0.17 1.14, 0.23 1.02!, 0.27 1.14, 0.27 1.22!',
].map((knots) => outlined(knots));
