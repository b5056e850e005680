import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawHairs } from '../parts/any-beast/fur.ts';
import { drawTalons } from '../parts/birds/plumage.ts';
import { drawLeaf } from '../parts/plants/leaf.ts';

/** A toucan on its branch, its great bill to the right. */
export const toucan: Motif = {
  name: 'toucan',
  tinted: ['ember'],
  mouth: [1.3, -0.5],
  perched: { draw: (canvas) => canvas.layer(drawBird) },
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBranch(pen);
      drawBird(pen);
    }),
};

function drawBird(pen: Pen): void {
  drawTail(pen);
  drawBody(pen);
  drawFace(pen);
  drawBill(pen);
}

function drawBranch(pen: Pen): void {
  for (const [x, y, angleRad, scale] of [
    [0.7, 0.74, 0.5, 0.5],
    [0.76, 0.66, -0.5, 0.44],
    [-0.78, 0.8, 2.8, 0.4],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], angleRad, scale }), { width: 0.5, veins: 3 });
  pen.fill(
    outlined('-1.0 0.82!, -0.4 0.74, 0.3 0.68, 0.9 0.58!, 0.94 0.68!, 0.4 0.82, -0.3 0.9, -0.98 0.96!'),
    {
      pigment: 'wood',
      tone: (_, y) => clamp(0.3 + 3 * (y - 0.74)),
      line: pen.weight.inner * 1.1,
    },
  );
}

function drawTail(pen: Pen): void {
  const { inner } = pen.weight;
  for (const feather of [
    '-0.4 0.3!, -0.64 0.7, -0.86 1.14, -0.8 1.28!, -0.62 1.2, -0.44 0.86, -0.2 0.5!',
    '-0.3 0.4!, -0.44 0.8, -0.6 1.22, -0.5 1.34!, -0.34 1.22, -0.22 0.86, -0.08 0.5!',
  ])
    pen.fill(outlined(feather), { pigment: 'dark', tone: (_, y) => clamp(0.7 - 0.3 * y), line: inner });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, { pigment: 'dark', tone: (x) => clamp(0.35 + 0.6 * (x + 0.3)), line: inner * 1.1 });
  pen.fill(wing, { pigment: 'dark', tone: (x) => clamp(0.25 + 0.8 * (x + 0.4)), line: inner });
  for (const line of [
    '-0.1 0.16, -0.26 0.4, -0.44 0.58',
    '-0.26 0.06, -0.38 0.3, -0.5 0.44',
    '0.04 0.22, -0.1 0.46, -0.3 0.64',
  ])
    pen.stroke(traced(line), detail * 1.3, { isErasing: true, taper: 0.3 });
  pen.stroke(traced('0.1 0.1, 0.06 0.3, -0.12 0.54, -0.5 0.76'), detail * 1.6, {
    isErasing: true,
    taper: 0.3,
  });
  for (const x of [0.02, 0.26]) drawTalons(pen.at({ at: [x, 0.58], scale: 0.24 }));
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(bib, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 0.7 * smoothstep(-0.1, 0.2, y) - 0.3 * x),
    line: inner,
  });
  pen.fill(outlined('0.16 0.1!, 0.3 0.14, 0.44 0.02!, 0.4 0.18, 0.26 0.24'), {
    pigment: 'petal',
    tone: 0.2,
    line: detail,
  });
  drawHairs(pen, traced('0.2 -0.2, 0.26 -0.06, 0.38 -0.04'), [-0.02, 0.11], 6);
  pen.fill(circle([0.22, -0.66], 0.15, 30), { pigment: 'water', tone: 0.1, line: detail * 1.2 });
  pen.fill(circle([0.23, -0.66], 0.085, 24), { black: 'always', tone: 1 });
  pen.fill(circle([0.255, -0.69], 0.03, 14), { color: [255, 255, 255], tone: 0 });
}

/** Much longer than the head, its tip black. */
function drawBill(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(lower, { pigment: 'ember', tone: (_, y) => clamp(0.35 + 1.4 * (y + 0.36)), line: inner * 1.1 });
  pen.fill(upper, {
    pigment: 'ember',
    tone: (_, y) => clamp(0.5 * smoothstep(-0.74, -0.4, y)),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.5 -0.88!, 0.76 -0.9, 1.06 -0.82, 1.3 -0.62, 1.12 -0.72, 0.8 -0.78, 0.5 -0.72!'), {
    pigment: 'gold',
    tone: 0.05,
    line: detail,
  });
  pen.fill(outlined('1.28 -0.68!, 1.42 -0.5, 1.46 -0.22!, 1.38 -0.14!, 1.3 -0.32, 1.18 -0.42!, 1.26 -0.54'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(outlined('0.42 -0.92!, 0.52 -0.86, 0.56 -0.62, 0.52 -0.36!, 0.42 -0.34!, 0.46 -0.62'), {
    black: 'always',
    tone: 1,
  });
  pen.dot([0.66, -0.68], detail * 1.2);
}

const body = outlined(
  '0.5 -0.86, 0.3 -1.02, 0.04 -0.98, -0.14 -0.76, -0.2 -0.4, -0.36 0, -0.46 0.36, -0.34 0.64, 0 0.74, 0.32 0.6, 0.46 0.24, 0.46 -0.2, 0.54 -0.5',
);
const wing = outlined(
  '-0.16 -0.24, -0.42 0.1, -0.6 0.5, -0.66 0.86!, -0.3 0.7, 0.02 0.46, 0.14 0.12, 0.04 -0.16',
);
const bib = outlined(
  '0.5 -0.84!, 0.34 -0.9, 0.12 -0.82, 0.04 -0.6, 0.08 -0.3, 0.14 0, 0.28 0.14, 0.44 0.04, 0.48 -0.2, 0.52 -0.4!',
);
const upper = outlined(
  '0.48 -0.92!, 0.8 -0.94, 1.14 -0.82, 1.38 -0.58, 1.46 -0.2!, 1.38 -0.14!, 1.2 -0.4, 0.9 -0.5, 0.5 -0.54!',
);
const lower = outlined('0.48 -0.56!, 0.9 -0.52, 1.18 -0.42, 1.34 -0.2!, 1.0 -0.26, 0.7 -0.3, 0.48 -0.36!');
