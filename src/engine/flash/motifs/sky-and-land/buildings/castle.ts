import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A castle of fairy tales on its hill: a keep, towers with pointed roofs and flags, a wall with its gate. */
export const castle: Motif = {
  name: 'castle',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTower(pen, { at: [0, -0.62], half: 0.17, height: 0.9 });
      drawBothSides(pen, (side) => {
        drawTower(side, { at: [0.36, -0.3], half: 0.13, height: 0.8 });
      });
      drawKeep(pen);
      drawBothSides(pen, (side) => {
        drawTower(side, { at: [0.72, 0.02], half: 0.17, height: 0.84 });
      });
      drawHill(pen);
    });
  },
};

/** A round tower: the middle of its upper rim, half its width, and how far it reaches down. */
interface Tower {
  readonly at: Point;
  readonly half: number;
  readonly height: number;
}

function drawTower(pen: Pen, { at: [x, y], half, height }: Tower): void {
  const { inner, detail } = pen.weight;
  const wide = half * 1.22;
  const shade = (px: number) => clamp(0.12 + 0.4 * ((px - x) / half + 0.4));
  pen.fill(rectangle(x - half, y, x + half, y + height), { pigment: 'bone', tone: shade, line: inner });
  pen.fill(rectangle(x - wide, y, x + wide, y + 0.1), { pigment: 'bone', tone: shade, line: inner });
  const tip = y - half * 3.1;
  pen.fill(
    outlined(
      `${x} ${tip}!, ${x + half * 0.62} ${y - half}, ${x + wide * 1.12} ${y + 0.02}!, ${x} ${y + 0.05}, ${x - wide * 1.12} ${y + 0.02}!, ${x - half * 0.62} ${y - half}`,
    ),
    { pigment: 'petal', tone: (px) => clamp(0.2 + 0.55 * ((px - x) / half + 0.2)), line: inner * 1.1 },
  );
  for (const share of [-0.45, 0.1, 0.6])
    pen.stroke(
      traced(
        `${x} ${tip + 0.1}, ${x + share * half * 0.6} ${y - half * 0.9}, ${x + share * wide} ${y - 0.02}`,
      ),
      detail,
      { taper: 0.4 },
    );
  pen.stroke(traced(`${x} ${tip + 0.02}, ${x} ${tip - 0.2}`), inner);
  pen.fill(
    outlined(
      `${x} ${tip - 0.2}!, ${x + half * 0.6} ${tip - 0.2}, ${x + half * 1.2} ${tip - 0.15}!, ${x + half * 0.6} ${tip - 0.11}, ${x} ${tip - 0.09}!`,
    ),
    { pigment: 'gold', tone: 0.15, line: detail * 1.2 },
  );
  drawWindow(pen, [x, y + 0.24], half * 0.26);
  drawBricks(pen, x - half * 0.8, y + 0.42, half * 1.5);
}

function drawKeep(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const merlons = steps(8, -0.56, 0.56).flatMap((x): Point[] => [
    [x - 0.045, 0.12],
    [x - 0.045, 0.02],
    [x + 0.045, 0.02],
    [x + 0.045, 0.12],
  ]);
  pen.fill([[-0.62, 0.12], ...merlons, [0.62, 0.12], [0.62, 0.86], [-0.62, 0.86]], {
    pigment: 'bone',
    tone: (x, y) => clamp(0.14 + 0.3 * (x + 0.4) + 0.3 * (y - 0.2)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.6 0.2, 0.6 0.2'), detail * 1.2);
  pen.fill(symmetric('0 0.34, 0.16 0.4, 0.24 0.56, 0.24 0.9!, 0 0.9!'), {
    pigment: 'bone',
    tone: 0.1,
    line: inner,
  });
  pen.fill(symmetric('0 0.41, 0.12 0.46, 0.17 0.58, 0.17 0.9!, 0 0.9!'), {
    pigment: 'wood',
    black: 'uncolored',
    tone: 0.7,
    line: inner,
  });
  for (const x of [-0.1, 0, 0.1]) pen.stroke(traced(`${x} 0.46, ${x} 0.9`), detail, { isErasing: true });
  for (const y of [0.58, 0.72]) pen.stroke(traced(`-0.16 ${y}, 0.16 ${y}`), detail, { isErasing: true });
  for (const x of [-0.4, 0.4]) drawWindow(pen, [x, 0.42], 0.055);
  drawBricks(pen, -0.5, 0.3, 0.2);
  drawBricks(pen, 0.3, 0.62, 0.2);
}

function drawWindow(pen: Pen, [x, y]: Point, half: number): void {
  pen.fill(
    outlined(
      `${x - half} ${y + 0.14}!, ${x - half} ${y}, ${x} ${y - 0.06}!, ${x + half} ${y}, ${x + half} ${y + 0.14}!`,
    ),
    { black: 'always', tone: 1, line: pen.weight.detail },
  );
}

/** A few stones show what the wall is made of. */
function drawBricks(pen: Pen, x: number, y: number, width: number): void {
  if (!pen.hasDetail) return;
  for (const [dx, dy] of [
    [0, 0],
    [0.5, 0.07],
    [0.1, 0.14],
  ] as const)
    pen.stroke(
      traced(`${x + dx * width} ${y + dy}, ${x + (dx + 0.42) * width} ${y + dy}`),
      pen.weight.detail,
    );
}

function drawHill(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(hill, { pigment: 'leaf', tone: (_, y) => clamp(0.2 + 1.4 * (y - 0.84)), line: inner * 1.1 });
  pen.fill(outlined('-0.16 0.88!, 0.16 0.88!, 0.14 1.0, 0.3 1.2!, -0.14 1.24!, -0.06 1.04'), {
    pigment: 'gold',
    tone: 0.1,
    line: inner,
  });
  for (const tuft of [
    '-0.7 0.94, -0.6 0.9, -0.52 0.96',
    '0.5 0.96, 0.62 0.92, 0.7 0.98',
    '-0.4 1.06, -0.3 1.02, -0.24 1.08',
  ])
    pen.stroke(traced(tuft), detail * 1.2, { taper: 0.4 });
}

const hill = outlined(
  '-1.14 0.94!, -0.9 0.82, -0.5 0.86, 0 0.84, 0.5 0.86, 0.9 0.82, 1.14 0.94!, 0.8 1.18, 0.3 1.26, -0.3 1.26, -0.8 1.18',
);
