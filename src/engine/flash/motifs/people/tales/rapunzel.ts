import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawPartedHair } from '../../parts/faces-and-hair/parted-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** Rapunzel at the window of her tower, her plait let down to its foot. */
export const rapunzel: Motif = {
  name: 'rapunzel',
  tinted: ['gold'],
  carries: ['tower', 'princess'],
  draw(canvas) {
    canvas.layer(drawTower);
    canvas.layer(
      (pen) => {
        drawWindow(pen);
        drawMaiden(pen.at({ at: [0, -0.62], scale: 0.3 }));
        drawSill(pen);
      },
      { contour: 0.6 },
    );
    canvas.layer(drawLongPlait, { contour: 0.7 });
  },
};

function drawTower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.96!, 0.5 -0.96!, 0.54 0.6, 0.7 1.9!, 0 1.96'), {
    pigment: 'grey',
    tone: (x) => clamp(0.08 + 0.7 * smoothstep(0.1, 0.64, x) + 0.2 * smoothstep(-0.4, -0.6, x)),
    line: inner * 1.2,
  });
  for (const [x, y] of stones)
    pen.stroke(
      traced(`${x - 0.1} ${y}, ${x - 0.1} ${y - 0.12}, ${x + 0.1} ${y - 0.13}, ${x + 0.11} ${y}`),
      detail * 1.4,
      {
        taper: 0.2,
      },
    );
  pen.fill(symmetric('0 -1.1!, 0.68 -1.06!, 0.62 -0.26!, 0 -0.14'), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.05 + 0.6 * smoothstep(0.1, 0.66, x) + 0.4 * smoothstep(-0.5, -0.2, y)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -2.1!, 0.3 -1.66, 0.84 -1.02!, 0.4 -0.94, 0 -0.92'), {
    pigment: 'violet',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0, 0.7, x) + 0.2 * (y + 1.4)),
    line: inner * 1.3,
  });
  for (const row of [
    '-0.22 -1.74, 0 -1.68, 0.22 -1.74',
    '-0.42 -1.46, 0 -1.36, 0.42 -1.46',
    '-0.64 -1.2, 0 -1.1, 0.64 -1.2',
  ])
    pen.stroke(traced(row), detail * 1.5);
  pen.stroke(traced('0 -2.08, 0 -2.36'), inner * 1.4);
  pen.fill(outlined('0 -2.38!, 0.34 -2.3, 0.22 -2.2, 0.36 -2.1!, 0 -2.14!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}

const stones = [
  [-0.34, 0.1],
  [0.34, 0.3],
  [-0.36, 0.6],
  [0.36, 0.86],
  [-0.42, 1.1],
  [0.44, 1.34],
  [-0.4, 1.54],
  [0.3, 1.72],
] as const;

function drawWindow(pen: Pen): void {
  pen.fill(symmetric('0 -1.04, 0.22 -0.98, 0.35 -0.76, 0.36 -0.3!, 0 -0.28'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.8,
    line: pen.weight.inner * 1.2,
  });
}

function drawMaiden(pen: Pen): void {
  pen.fill(symmetric('0 -0.98, 0.44 -0.9, 0.7 -0.5, 0.72 0.1, 0.6 0.7!, 0 0.9'), {
    pigment: 'gold',
    tone: 0.5,
    line: pen.weight.inner * 0.7,
  });
  const fine = pen.withWeight({
    contour: pen.weight.contour * 0.6,
    inner: pen.weight.inner * 0.55,
    detail: pen.weight.detail * 0.5,
  });
  drawWomanFace(fine, { skin: 'bone', iris: 'leaf' });
  drawBothSides(fine, (side) =>
    side.fill(outlined('0.2 0.94!, 0.56 0.98, 0.84 1.1, 0.9 1.3!, 0 1.4!, 0 1.24'), {
      pigment: 'violet',
      tone: 0.2,
      line: pen.weight.inner * 0.7,
    }),
  );
  drawPartedHair(fine, 'gold');
}

function drawSill(pen: Pen): void {
  pen.fill(outlined('-0.48 -0.32!, 0.48 -0.32!, 0.5 -0.18!, -0.5 -0.18!'), {
    pigment: 'grey',
    tone: 0.2,
    line: pen.weight.inner * 1.1,
  });
}

/** Out of the window, down the wall, and coiled on the ground. */
function drawLongPlait(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const line = traced(
    '0.2 -0.56, 0.14 -0.34, 0.1 0.1, 0.16 0.7, 0.1 1.3, 0.2 1.72, 0.6 1.98, 1.04 1.94, 1.24 1.7',
    9,
  );
  const every = 3;
  for (let i = 0; i + every < line.length; i += every) {
    const [from, to] = [line[i], line[i + every]];
    if (!from || !to) continue;
    const link = pen.at({
      at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
      angleRad: Math.atan2(to[1] - from[1], to[0] - from[0]) - Math.PI / 2,
    });
    const half = 0.1;
    for (const side of [-1, 1])
      link.fill(
        outlined(
          `0 ${0.1}!, ${side * half} ${0.06}, ${side * half * 1.15} ${-0.06}, ${side * half * 0.8} ${-0.13}, 0 ${-0.06}!`,
        ),
        { pigment: 'gold', tone: side > 0 ? 0.35 : 0.08, line: inner * 0.9 },
      );
    link.stroke(traced('0.06 -0.08, 0.05 0.0, 0.01 0.06'), detail);
  }
  const tip = pen.at({ at: [1.24, 1.7] });
  tip.fill(outlined('-0.12 0.04!, 0.02 -0.1!, 0.1 -0.02!, -0.02 0.12!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  tip.fill(outlined('0.02 -0.1!, 0.04 -0.28, 0.2 -0.36!, 0.2 -0.16, 0.1 -0.02!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
}
