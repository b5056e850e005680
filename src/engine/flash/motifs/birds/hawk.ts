import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawFeatherBlade, drawTalons } from '../parts/birds/plumage.ts';
import type { StrikingRaptor } from '../parts/birds/striking-raptor.ts';
import { clutching, drawStrikingRaptor } from '../parts/birds/striking-raptor.ts';

const striking: StrikingRaptor = {
  back: 'grey',
  coverts: 'steel',
  breast: 'foam',
  tail: 'grey',
  drawHead: (pen) => drawHead(pen.at({ at: [-0.22, 0.62], scale: 1.1 })),
};

/** A falcon that strikes with raised wings, or perches with folded ones: dark cap and moustache, hooked beak. */
export const hawk: Motif = {
  name: 'hawk',
  tinted: ['grey'],
  poses: { sitting: { draw: (canvas) => canvas.layer(drawOnBranch) } },
  perched: { draw: (canvas) => canvas.layer(drawHawk) },
  handling: { clutching: clutching(striking) },
  draw(canvas) {
    if (canvas.kit.variant === 3) {
      canvas.layer(drawOnBranch);
      return;
    }
    drawStrikingRaptor(canvas, striking);
  },
};

function drawOnBranch(pen: Pen): void {
  drawBranch(pen);
  drawHawk(pen);
}

function drawHawk(pen: Pen): void {
  drawTail(pen);
  drawBody(pen);
  for (const x of [0.1, 0.36]) drawTalons(pen.at({ at: [x, 0.74], scale: 0.34 }));
  drawWing(pen);
  drawHead(pen);
}

function drawTail(pen: Pen): void {
  for (const [x, turn] of [
    [-0.36, 0.1],
    [-0.18, -0.08],
    [-0.28, 0],
  ] as const)
    drawFeatherBlade(pen.at({ at: [x, 0.5], scale: 1.02, angleRad: 1.82 + turn }), 0.24, 'grey', 0.2);
}

function drawBranch(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.86 1.12, -0.3 1.02, 0.3 0.98, 1.0 1.02, 1.26 0.92', half: [0.1, 0.12, 0.11, 0.1, 0.06] },
    { pigment: 'wood', tone: (_, y) => clamp(0.2 + 3 * (y - 0.95)), line: inner * 1.1 },
  );
  for (const grain of ['-0.7 1.1, -0.4 1.04, -0.1 1.04', '0.5 1.02, 0.76 1.04, 1.0 1.02'])
    pen.stroke(traced(grain), detail * 1.2, { taper: 0.4 });
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(body, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.55 * smoothstep(0.34, 0.66, x) + 0.4 * smoothstep(0.3, 0.7, y)),
    line: inner * 1.1,
  });
  for (const thigh of [
    '-0.06 0.4!, 0.14 0.36, 0.2 0.56, 0.14 0.82!, 0.04 0.82!, -0.06 0.64',
    '0.16 0.38!, 0.44 0.32, 0.5 0.52, 0.42 0.82!, 0.3 0.82!, 0.2 0.62',
  ])
    pen.fill(outlined(thigh), { pigment: 'foam', tone: (_, y) => clamp(0.9 * (y - 0.4)), line: inner });
  for (const [band, [from, to]] of bands.entries()) {
    const y = -0.42 + 0.13 * band;
    for (let x = from + (band % 2) * 0.06; x < to; x += 0.13)
      pen.stroke(traced(`${x} ${y}, ${x + 0.045} ${y + 0.035}, ${x + 0.09} ${y}`), inner * 1.7, {
        taper: 0.3,
      });
  }
}

function drawWing(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = 0; i < 6; i++)
    drawFeatherBlade(
      pen.at({ at: [-0.38 + 0.07 * i, -0.12 + 0.02 * i], scale: 1.3 - 0.13 * i, angleRad: 1.98 - 0.035 * i }),
      0.2,
      'grey',
      0.1,
    );
  pen.fill(shoulder, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.25 + 0.6 * smoothstep(-0.2, -0.5, x) + 0.3 * smoothstep(0, 0.3, y)),
    line: inner * 1.1,
  });
  for (const [row, [from, to]] of coverts.entries()) {
    const y = -0.52 + 0.15 * row;
    for (let x = from + (row % 2) * 0.05; x < to; x += 0.13)
      pen.stroke(traced(`${x - 0.06} ${y - 0.03}, ${x - 0.02} ${y + 0.06}, ${x + 0.06} ${y}`), detail * 1.3, {
        taper: 0.25,
      });
  }
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, { pigment: 'foam', tone: (_, y) => clamp(0.3 * (y + 1)), line: inner * 1.1 });
  pen.fill(cap, { pigment: 'dark', tone: (x) => clamp(0.65 - 0.5 * x), line: inner });
  pen.fill(beak, {
    pigment: 'steel',
    tone: (_, y) => clamp(0.2 + 2 * (y + 1.0)),
    line: inner * 1.1,
  });
  pen.fill(cere, { pigment: 'gold', tone: 0.1, line: inner });
  pen.dot([0.55, -1.03], detail * 1.3);
  pen.stroke(traced('0.42 -0.86, 0.54 -0.84, 0.62 -0.87'), inner);
  pen.fill(circle([0.34, -1.03], 0.085, 26), { pigment: 'gold', tone: 0, line: inner });
  pen.fill(circle([0.35, -1.03], 0.056, 22), { black: 'always', tone: 1 });
  pen.fill(circle([0.33, -1.055], 0.019, 12), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('0.2 -1.1, 0.34 -1.15, 0.5 -1.09'), inner * 1.5, { taper: 0.3 });
}

/** From where to where each band of the breast runs, from the top. */
const bands = [
  [0.14, 0.5],
  [0.18, 0.54],
  [0.2, 0.58],
  [0.2, 0.58],
  [0.16, 0.56],
  [0.12, 0.52],
  [0.06, 0.46],
  [0.02, 0.44],
  [0.02, 0.42],
] as const;
const coverts = [
  [-0.2, 0.04],
  [-0.32, 0.1],
  [-0.38, 0.08],
  [-0.42, 0.04],
  [-0.42, -0.04],
] as const;
const body = outlined(
  '0.0 -0.9, 0.3 -0.84, 0.46 -0.72, 0.6 -0.44, 0.68 -0.08, 0.6 0.26, 0.44 0.5, 0.2 0.64, -0.1 0.7, -0.36 0.5, -0.42 0.0, -0.3 -0.5, -0.14 -0.76',
);
const shoulder = outlined(
  '-0.12 -0.78!, 0.08 -0.66, 0.17 -0.42, 0.14 -0.16, 0.02 0.1, -0.14 0.24!, -0.24 0.12!, -0.32 0.28!, -0.4 0.14!, -0.52 0.26!, -0.5 -0.1, -0.38 -0.48',
);
const head = outlined(
  '0.5 -1.1, 0.42 -1.25, 0.22 -1.34, 0.0 -1.26, -0.14 -1.04, -0.16 -0.74!, 0.06 -0.66, 0.3 -0.66, 0.46 -0.74, 0.5 -0.9',
);
const cap = outlined(
  '0.52 -1.12!, 0.42 -1.25, 0.22 -1.34, 0.0 -1.26, -0.14 -1.04, -0.18 -0.72!, 0.0 -0.74, 0.06 -0.9!, 0.16 -0.98, 0.24 -0.92!, 0.26 -0.7!, 0.34 -0.76, 0.42 -0.92!, 0.48 -0.98!',
);
const beak = outlined('0.5 -1.1!, 0.64 -1.1, 0.76 -0.98, 0.76 -0.78!, 0.68 -0.88, 0.56 -0.88, 0.44 -0.88!');
const cere = outlined('0.48 -1.12!, 0.56 -1.12, 0.6 -1.06!, 0.56 -0.96, 0.46 -0.94!');
