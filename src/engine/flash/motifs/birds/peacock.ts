import { clamp, smoothstep, steps } from '../../geometry/interval.ts';
import { ellipse } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawRoundEye } from '../parts/any-beast/round-eye.ts';

/** A peacock that spreads its train, its neck turned to the right. */
export const peacock: Motif = {
  name: 'peacock',
  tinted: ['water', 'leaf', 'leafLight'],
  draw(canvas) {
    canvas.layer(drawTrain, { contour: 0.7 });
    canvas.layer((pen) => {
      drawLegs(pen);
      drawBody(pen);
      drawHead(pen);
    });
  },
};

/** Rows of the train, from the outermost in: how many feathers, how long, how far to both sides. */
const rows = [
  { feathers: 17, length: 1.66, halfRad: 1.62, size: 0.19 },
  { feathers: 16, length: 1.36, halfRad: 1.56, size: 0.17 },
  { feathers: 13, length: 1.06, halfRad: 1.46, size: 0.155 },
  { feathers: 9, length: 0.78, halfRad: 1.3, size: 0.14 },
] as const;

function drawTrain(pen: Pen): void {
  for (const { feathers, length, halfRad, size } of rows)
    for (const angle of steps(feathers - 1, -halfRad, halfRad))
      drawEyedFeather(
        pen.at({ at: [0, 0.42], angleRad: angle - Math.PI / 2 }),
        length * (1 + 0.16 * Math.cos(angle)),
        size,
      );
}

/** A feather along the x axis; its eye, of half width `size`, at its end. */
function drawEyedFeather(pen: Pen, length: number, size: number): void {
  const { inner, detail } = pen.weight;
  const eye = length - size;
  pen.fill(
    outlined(
      `0 -0.02!, ${eye - 1.6 * size} ${-0.5 * size}, ${eye} ${-size}, ${eye + 0.7 * size} ${-0.7 * size}, ${length + 0.1 * size} 0!, ${eye + 0.7 * size} ${0.7 * size}, ${eye} ${size}, ${eye - 1.6 * size} ${0.5 * size}, 0 0.02!`,
    ),
    {
      pigment: 'leaf',
      tone: (x) => clamp(0.75 - 0.7 * smoothstep(length - 4 * size, length, x)),
      line: inner * 0.9,
    },
  );
  for (const [radius, shift, pigment, tone] of [
    [0.62, 0, 'gold', 0.1],
    [0.46, -0.06, 'leafLight', 0.1],
    [0.34, -0.1, 'water', 0.25],
  ] as const)
    pen.fill(ellipse([eye + shift * size, 0], radius * size * 1.15, radius * size, 22), {
      pigment,
      tone,
      line: detail,
    });
  pen.fill(ellipse([eye - 0.2 * size, 0], 0.16 * size, 0.15 * size, 14), { black: 'always', tone: 1 });
  pen.stroke(traced(`0.1 0, ${eye - 0.8 * size} 0`), detail);
}

function drawLegs(pen: Pen): void {
  const { inner } = pen.weight;
  for (const x of [0.12, -0.1]) {
    drawLimb(
      pen,
      { line: `${x} 0.86, ${x} 1.2`, half: [0.035, 0.03] },
      { pigment: 'gold', tone: 0.3, line: inner },
    );
    for (const dx of [-0.14, 0.02, 0.16])
      pen.stroke(traced(`${x} 1.18, ${x + dx} 1.3`), inner * 2, { taper: 0.5, tapering: 'end' });
  }
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const isFlipped of [true, false]) {
    const side = pen.at({ isFlipped });
    for (const [length, turn] of [
      [0.62, 1.15],
      [0.56, 1.4],
    ] as const)
      side
        .at({ at: [0.24, 0.36], angleRad: turn })
        .fill(outlined(`0 -0.09!, ${length * 0.6} -0.1, ${length} 0!, ${length * 0.6} 0.1, 0 0.09!`), {
          pigment: 'wood',
          tone: (x) => clamp(0.7 - x),
          line: inner,
        });
  }
  pen.fill(body, {
    pigment: 'water',
    tone: (x, y) =>
      clamp(
        0.1 +
          0.75 * smoothstep(0.02, 0.34, Math.abs(x - 0.02)) * smoothstep(-0.6, 0.2, y) +
          0.4 * smoothstep(0.6, 0.95, y) +
          1.2 * Math.max(0, -x - 0.02) * smoothstep(0, -0.5, y),
      ),
    line: inner * 1.2,
  });
  for (const [y, half] of scales)
    for (const x of steps(Math.round(half * 14), -half, half))
      pen.stroke(traced(`${x - 0.05} ${y}, ${x} ${y + 0.07}, ${x + 0.05} ${y}`), detail * 1.2, {
        taper: 0.25,
      });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y] of crest) {
    pen.stroke(traced(`0.04 -0.9, ${(x + 0.04) / 2 - 0.01} ${(y - 0.9) / 2 - 0.02}, ${x} ${y}`), inner * 0.9);
    pen.fill(ellipse([x, y], 0.038, 0.046, 16), { pigment: 'water', tone: 0.2, line: detail * 1.3 });
  }
  pen.fill(outlined('0.18 -0.84!, 0.3 -0.8, 0.4 -0.7!, 0.28 -0.69, 0.17 -0.7!'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.1 + 4 * (y + 0.78)),
    line: inner,
  });
  pen.stroke(traced('0.2 -0.75, 0.3 -0.74, 0.36 -0.72'), detail, { taper: 0.3 });
  pen.fill(outlined('-0.08 -0.7, -0.06 -0.86, 0.06 -0.94, 0.18 -0.88, 0.22 -0.76, 0.16 -0.62, 0.02 -0.58'), {
    pigment: 'water',
    tone: (x) => clamp(0.5 - 1.6 * x),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.04 -0.82!, 0.12 -0.86, 0.2 -0.82!, 0.18 -0.7!, 0.1 -0.67, 0.03 -0.72!'), {
    pigment: 'foam',
    tone: 0,
    line: detail,
  });
  drawRoundEye(pen, [0.12, -0.77], 0.048, 'ember');
}

const body = outlined(
  '0.08 -0.9, -0.06 -0.82, -0.1 -0.6, -0.06 -0.36, -0.2 -0.12, -0.34 0.2, -0.36 0.56, -0.2 0.86, 0.02 0.96, 0.24 0.86, 0.38 0.56, 0.36 0.22, 0.24 -0.08, 0.14 -0.34, 0.16 -0.6, 0.2 -0.76',
);
const scales = [
  [-0.08, 0.1],
  [0.06, 0.18],
  [0.2, 0.22],
  [0.34, 0.25],
  [0.48, 0.25],
  [0.62, 0.22],
  [0.74, 0.15],
] as const;
const crest = [
  [-0.2, -1.1],
  [-0.08, -1.18],
  [0.06, -1.2],
  [0.19, -1.15],
] as const;
