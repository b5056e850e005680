import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Pinocchio of the book: a wooden boy in a paper suit and a pointed cap, his nose grown long. */
export const pinocchio: Motif = {
  name: 'pinocchio',
  tinted: ['petal'],
  carries: ['puppet', 'nose'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBody(pen);
      drawRuff(pen);
      drawHead(pen);
      drawCap(pen);
    });
    canvas.layer(drawNose, { contour: 0.8 });
  },
};

const timber = {
  pigment: 'scroll',
  tone: (x: number, y: number) => clamp(0.1 + 0.5 * Math.max(0, x) + 0.12 * Math.sin(11 * y) ** 2),
} as const;

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    drawLimb(
      side,
      { line: '0.5 1.2, 0.84 1.42, 0.94 1.74', half: [0.2, 0.18, 0.17] },
      { pigment: 'petal', tone: 0.3 },
    );
    side.fill(circle([0.95, 1.8], 0.12, 24), { pigment: 'gold', tone: 0.3, line: inner });
    drawLimb(
      side,
      { line: '0.97 1.86, 0.98 1.98, 0.96 2.1', half: [0.1, 0.11, 0.1] },
      { ...timber, line: inner },
    );
  });
  pen.fill(symmetric('0 1.0, 0.4 1.02, 0.62 1.16!, 0.56 1.6, 0.62 2.1!, 0 2.14'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.7 * Math.max(0, x) + 0.2 * (y - 1.2)),
    line: inner * 1.2,
  });
  for (const [x, y] of [
    [-0.36, 1.5],
    [0.34, 1.62],
    [-0.3, 1.88],
    [0.36, 1.96],
  ] as const) {
    for (let i = 0; i < 5; i++) {
      const turn = (i * 2 * Math.PI) / 5;
      pen.fill(circle([x + 0.06 * Math.cos(turn), y + 0.06 * Math.sin(turn)], 0.045, 14), {
        pigment: 'foam',
        tone: 0.05,
        line: detail,
      });
    }
    pen.dot([x, y], detail * 2);
  }
  for (const y of [1.5, 1.74, 1.98])
    pen.fill(circle([0, y], 0.06, 18), { pigment: 'gold', tone: 0.1, line: inner });
}

/** A pleated collar. */
function drawRuff(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.16 0.6!, 0.16 0.6!, 0.16 1.0!, -0.16 1.0!'), { ...timber, line: inner });
  for (let i = -4; i <= 4; i++) {
    const x = 0.16 * i;
    pen.fill(ellipse([x, 1.1 - 0.26 * x * x], 0.14, 0.17, 26), { pigment: 'foam', tone: 0.12, line: inner });
    pen.stroke(traced(`${x} 1.22, ${x * 0.9} 1.06`), detail * 1.3);
  }
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => side.fill(circle([0.7, 0.06], 0.13, 24), { ...timber, line: inner }));
  pen.fill(symmetric('0 -0.72, 0.44 -0.64, 0.7 -0.26, 0.7 0.18, 0.48 0.6, 0 0.74'), {
    ...timber,
    line: inner * 1.2,
  });
  for (const grain of [
    '-0.56 -0.34, -0.5 0.0, -0.56 0.3',
    '-0.44 0.32, -0.36 0.5, -0.2 0.64',
    '0.56 -0.34, 0.6 0.0, 0.54 0.36',
    '0.4 0.5, 0.26 0.62',
  ])
    pen.stroke(traced(grain), detail * 1.3, { taper: 0.4 });
  drawBothSides(pen, (side) => {
    side.fill(ellipse([0.28, -0.12], 0.17, 0.2, 34), { pigment: 'foam', tone: 0.05, line: inner * 1.1 });
    side.fill(circle([0.26, -0.08], 0.09, 24), { pigment: 'water', tone: 0.3, line: detail });
    side.fill(circle([0.26, -0.08], 0.05, 20), { black: 'always', tone: 1 });
    side.fill(circle([0.235, -0.11], 0.02, 12), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.1 -0.4, 0.26 -0.48, 0.44 -0.38'), inner * 1.6, { taper: 0.2 });
    side.fill(circle([0.48, 0.24], 0.11, 24), { pigment: 'blush', tone: 0.2 });
    // The hinged jaw.
    side.stroke(traced('0.24 0.36, 0.24 0.68'), inner * 1.2);
  });
  pen.stroke(traced('-0.24 0.38, -0.1 0.46, 0 0.48, 0.1 0.46, 0.24 0.38'), inner * 1.5);
}

/** Tall and pointed, with a feather. */
function drawCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.56 -0.72!, -0.7 -1.1, -0.94 -1.4!, -0.72 -1.52, -0.4 -1.3, -0.36 -0.9!'), {
    pigment: 'leaf',
    tone: 0.2,
    line: inner,
  });
  pen.stroke(traced('-0.46 -0.86, -0.62 -1.16, -0.84 -1.42'), detail * 1.4);
  pen.fill(
    outlined(
      '-0.66 -0.5!, -0.4 -1.06, 0.0 -1.56, 0.3 -1.94!, 0.42 -1.4, 0.54 -0.9, 0.68 -0.5!, 0.3 -0.62, 0 -0.64, -0.3 -0.62',
    ),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.15 + 0.8 * (x - 0.05)),
      line: inner * 1.2,
    },
  );
  pen.fill(symmetric('0 -0.82, 0.36 -0.78, 0.66 -0.66!, 0.74 -0.42!, 0.36 -0.56, 0 -0.6'), {
    pigment: 'leaf',
    tone: (x) => clamp(0.2 + 0.5 * x),
    line: inner * 1.1,
  });
}

/** It has grown so long that a leaf has come out of it. */
function drawNose(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLeaf(pen.at({ at: [1.36, 0.04], scale: 0.4, angleRad: -1.1 }), { width: 0.5, veins: 2 });
  pen.fill(
    outlined(
      '0.06 0.05!, 0.6 0.06, 1.2 0.02, 1.76 -0.05!, 1.76 0.15!, 1.2 0.23, 0.6 0.28, 0.06 0.3!, -0.08 0.26, -0.12 0.17, -0.08 0.08',
    ),
    {
      ...timber,
      line: inner * 1.2,
    },
  );
  pen.fill(ellipse([1.76, 0.05], 0.05, 0.1, 24), { pigment: 'scroll', tone: 0.3, line: inner });
  for (const ring of [
    '0.5 0.06, 0.54 0.17, 0.51 0.28',
    '0.94 0.04, 0.98 0.14, 0.95 0.25',
    '1.38 0, 1.42 0.1, 1.39 0.2',
  ])
    pen.stroke(traced(ring), detail * 1.3);
}
