import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawSkull } from '../../skulls-and-arms/skulls-and-bones/skull.ts';

/** A pirate captain: a patch over one eye, skull and crossbones on his three-cornered hat. */
export const pirate: Motif = {
  name: 'pirate',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHair(pen);
      drawCoat(pen);
      drawManFace(pen, { skin: 'bone', mood: 'stern' });
      drawPatch(pen);
      drawBeard(pen, { pigment: 'dark', tipY: 1.36, fullness: 0.4 });
      drawKerchief(pen);
      drawHat(pen);
      drawSkull(pen.at({ at: [0, -1.06], scale: 0.24 }));
      pen.stroke(circle([0.66, 0.34], 0.1, 24), pen.weight.inner * 1.3);
    });
  },
};

function drawHair(pen: Pen): void {
  drawLocks(
    pen,
    [
      [0.5, -0.2, 0.4, 1.0],
      [0.54, 0.0, 0.24, 1.04],
      [0.5, 0.1, 0.08, 1.0],
    ],
    { width: 0.34, bend: -0.16, pigment: 'dark', tone: (x, y) => clamp(0.9 - 0.4 * Math.abs(x) - 0.2 * y) },
  );
}

function drawPatch(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-0.56 -0.42, -0.2 -0.24, 0.3 -0.12, 0.62 0.06'), inner * 1.5);
  pen.fill(outlined('0.07 -0.22!, 0.26 -0.32, 0.46 -0.22!, 0.46 0.0, 0.28 0.1, 0.1 0.0'), {
    black: 'always',
    tone: 0,
    line: inner,
  });
  pen.stroke(traced('0.16 -0.2, 0.28 -0.25, 0.38 -0.2'), detail * 1.3, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('-0.36 0.08, -0.3 0.26, -0.36 0.44'), inner, { taper: 0.4 });
  for (const y of [0.16, 0.26, 0.36]) pen.stroke(traced(`-0.4 ${y}, -0.26 ${y + 0.02}`), detail);
}

function drawKerchief(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.9, 0.5 -0.8, 0.66 -0.36!, 0.34 -0.46, 0 -0.5'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 0.8 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (const x of [-0.4, -0.2, 0, 0.2, 0.4])
    pen.fill(circle([x, -0.58 + 0.3 * x * x], 0.035, 14), {
      pigment: 'foam',
      tone: 0,
      line: pen.weight.detail,
    });
}

function drawHat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(brim, {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x, y) => clamp(0.2 + 0.5 * smoothstep(0.2, 1.1, Math.abs(x)) + 0.3 * smoothstep(-0.9, -0.6, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const trim of [
      '0 -1.48, 0.3 -1.47, 0.72 -1.27, 1.06 -0.96, 1.24 -0.68',
      '0 -0.68, 0.4 -0.71, 0.8 -0.69, 1.14 -0.6',
    ])
      side.stroke(traced(trim), detail * 1.6, { isErasing: true });
    side.fill(bone, { pigment: 'bone', tone: 0.1, line: detail * 1.2 });
  });
}

function drawCoat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.2 0.86!, 0.6 0.94, 1.0 1.1, 1.16 1.4, 1.18 1.7!, 0 1.76!, 0 1.3!'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.6, 1.2, x) + 0.3 * (y - 1.1)),
      line: inner * 1.1,
    });
    side.fill(outlined('0.26 0.84!, 0.6 0.9, 0.7 1.1!, 0.44 1.3!, 0.3 1.76!, 0.1 1.76!'), {
      pigment: 'gold',
      tone: 0.3,
      line: inner,
    });
    side.fill(ellipse([0.72, 1.5], 0.06, 0.06, 18), { pigment: 'gold', tone: 0.1, line: detail });
  });
}

const brim = symmetric(
  '0 -1.56, 0.34 -1.54, 0.76 -1.34, 1.14 -1.0, 1.36 -0.66!, 1.16 -0.5, 0.8 -0.6, 0.4 -0.62, 0 -0.58',
);
const bone = outlined(
  '-0.4 -0.84!, -0.46 -0.9, -0.44 -0.76, -0.36 -0.76!, 0.36 -1.16!, 0.38 -1.26, 0.48 -1.24, 0.46 -1.16, 0.52 -1.1, 0.44 -1.04, 0.38 -1.1!, -0.34 -0.7!, -0.36 -0.6, -0.46 -0.64, -0.44 -0.72, -0.52 -0.76',
);
