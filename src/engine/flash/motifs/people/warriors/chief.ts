import { clamp, lerp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawFeatherBlade } from '../../parts/birds/plumage.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

const feathers = 15;

/** A chief of the plains in his war bonnet, braids wrapped, paint on his cheeks. */
export const chief: Motif = {
  name: 'chief',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawBonnet, { contour: 0.6 });
    canvas.layer((pen) => {
      drawCoat(pen);
      drawManFace(pen, { skin: 'bone', mood: 'stern', cast: 'aged' });
      drawPaint(pen);
      drawHair(pen);
      drawBothSides(pen, drawBraid);
      drawBand(pen);
    });
  },
};

/** Feathers with black tips, spread from ear to ear; from the sides to the middle, which lies on top. */
function drawBonnet(pen: Pen): void {
  const order = Array.from({ length: feathers }, (_, i) => i).toSorted(
    (a, b) => Math.abs(b - 7) - Math.abs(a - 7),
  );
  for (const i of order) {
    const angle = lerp(-Math.PI - 0.36, 0.36, i / (feathers - 1));
    const feather = pen.at({
      at: [0.5 * Math.cos(angle), -0.4 + 0.5 * Math.sin(angle)],
      scale: 1.06,
      angleRad: angle,
    });
    drawFeatherBlade(feather, 0.3, 'foam', 0.0);
    feather.fill(outlined('0.72 -0.1!, 0.9 -0.06, 1.02 0.07!, 0.9 0.15, 0.74 0.17!, 0.8 0.04'), {
      black: 'always',
      tone: 0,
    });
    feather.fill(circle([0.16, 0.0], 0.09, 18), { pigment: 'petal', tone: 0.2, line: pen.weight.detail });
  }
}

function drawBand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.94, 0.36 -0.86, 0.66 -0.5!, 0.64 -0.2!, 0.36 -0.54, 0 -0.62'), {
    pigment: 'petal',
    tone: (x) => clamp(0.1 + 0.5 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (const [x, y] of [
    [0, -0.78],
    [-0.24, -0.73],
    [0.24, -0.73],
    [-0.45, -0.57],
    [0.45, -0.57],
  ] as const)
    pen.fill(outlined(`${x} ${y - 0.11}!, ${x + 0.09} ${y}!, ${x} ${y + 0.11}!, ${x - 0.09} ${y}!`), {
      pigment: 'gold',
      tone: 0.1,
      line: detail,
    });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.66, -0.24], 0.15, 30), {
      pigment: 'gold',
      tone: (x) => clamp(0.2 + 2 * (x - 0.6)),
      line: inner,
    });
    side.fill(circle([0.66, -0.24], 0.07, 22), { pigment: 'water', tone: 0.2, line: detail });
  });
}

function drawPaint(pen: Pen): void {
  drawBothSides(pen, (side) => {
    for (const y of [0.12, 0.22])
      side.fill(
        outlined(
          `0.18 ${y}!, 0.34 ${y + 0.03}, 0.52 ${y - 0.03}!, 0.52 ${y + 0.03}!, 0.34 ${y + 0.09}, 0.19 ${y + 0.06}!`,
        ),
        { pigment: 'petal', black: 'uncolored', tone: 0.2, line: side.weight.detail },
      );
  });
}

function drawHair(pen: Pen): void {
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.3 -0.6!, 0.56 -0.4, 0.62 0.0, 0.66 0.4!, 0.76 0.2, 0.74 -0.3, 0.56 -0.66!'), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.4,
      line: side.weight.inner,
    }),
  );
}

function drawBraid(side: Pen): void {
  const { inner, detail } = side.weight;
  for (let i = 0; i < 6; i++) {
    const y = 0.26 + 0.17 * i;
    side.fill(
      outlined(
        `0.68 ${y - 0.12}, 0.8 ${y - 0.02}, 0.78 ${y + 0.1}, 0.68 ${y + 0.12}, 0.57 ${y + 0.08}, 0.56 ${y - 0.04}`,
      ),
      { pigment: 'dark', tone: (x) => clamp(0.2 + 3 * (x - 0.62)), line: inner },
    );
  }
  side.fill(outlined('0.56 1.2!, 0.79 1.2!, 0.78 1.4!, 0.58 1.4!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  for (const y of [1.26, 1.33]) side.stroke(traced(`0.57 ${y}, 0.78 ${y}`), detail);
  side.fill(outlined('0.58 1.4!, 0.78 1.4!, 0.8 1.6, 0.68 1.76!, 0.58 1.6'), {
    pigment: 'dark',
    tone: 0.3,
    line: inner,
  });
}

function drawCoat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.6, 0.3 0.74, 0.4 0.96, 0.86 1.08, 1.1 1.36, 1.14 1.7!, 0 1.78'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.5, 1.1, Math.abs(x)) + 0.4 * smoothstep(1.0, 0.8, y)),
    line: inner * 1.1,
  });
  for (let row = 0; row < 4; row++)
    for (const side of [-1, 1])
      pen.fill(
        outlined(
          `${side * 0.03} ${1.1 + 0.14 * row}!, ${side * 0.36} ${1.06 + 0.14 * row}, ${side * 0.4} ${1.13 + 0.14 * row}, ${side * 0.03} ${1.2 + 0.14 * row}!`,
        ),
        { pigment: 'bone', tone: 0.1, line: detail * 1.2 },
      );
}
