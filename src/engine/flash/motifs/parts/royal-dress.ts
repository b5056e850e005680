import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle, ellipse } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawBothSides } from './fur.ts';

/** A mantle around the shoulders with a broad collar of ermine, open at the throat and clasped at the breast. */
export function drawErmineMantle(pen: Pen, cloth: Pigment): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.cell(outlined('0.3 0.96!, 0.68 0.98, 1.08 1.14, 1.24 1.46, 1.28 1.92!, 0 1.96!, 0 1.5!'), {
      pigment: cloth,
      tone: (x, y) => clamp(0.12 + 0.6 * smoothstep(0.6, 1.24, x) + 0.3 * (y - 1.4)),
      line: inner * 1.2,
    });
    for (const fold of ['0.98 1.3, 0.92 1.6, 0.94 1.9', '0.7 1.5, 0.62 1.7, 0.6 1.92'])
      side.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
    side.cell(
      outlined(
        '0.24 0.78!, 0.4 0.8, 0.7 0.9, 0.98 1.06, 1.1 1.24!, 0.94 1.36, 0.72 1.4, 0.46 1.52, 0.24 1.72, 0 1.9!, 0 1.46!, 0.2 1.16',
      ),
      {
        pigment: 'foam',
        tone: (x, y) =>
          clamp(
            0.04 + 0.5 * smoothstep(0.3, 0.2, x) * smoothstep(1.2, 0.9, y) + 0.4 * smoothstep(0.8, 1.1, x),
          ),
        line: inner * 1.1,
      },
    );
    for (const [x, y, angleRad] of tails)
      side
        .at({ at: [x, y], angleRad, scale: 0.1 })
        .cell(outlined('0 -0.9!, 0.36 0, 0.3 0.6, 0 1.1!, -0.3 0.6, -0.36 0'), { black: 'always', tone: 0 });
  });
}

/** Of ermines, in the fur of the right side. */
const tails = [
  [0.42, 0.96, 0.3],
  [0.68, 1.08, -0.2],
  [0.94, 1.2, -0.5],
  [0.5, 1.28, 0.1],
  [0.28, 1.22, 0.5],
  [0.74, 1.28, -0.2],
  [0.16, 1.58, 0.4],
] as const;

/** A jewel in gold, as wide as the pen's unit. */
export function drawJewel(pen: Pen, stone: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.cell(ellipse([0, 0], 0.5, 0.6, 34), { pigment: 'gold', tone: 0.2, line: inner });
  pen.cell(ellipse([0, 0], 0.3, 0.4, 28), {
    pigment: stone,
    tone: (x, y) => clamp(0.4 + x + y),
    line: detail,
  });
  pen.cell(circle([-0.1, -0.14], 0.08, 12), { color: [255, 255, 255], tone: 0 });
}

/** A row of pearls along a line. */
export function drawPearls(pen: Pen, line: string, radius: number): void {
  for (const at of traced(line, 5))
    pen.cell(circle(at, radius, 18), { pigment: 'foam', tone: 0.06, line: pen.weight.detail * 1.1 });
}

/** An open crown with tall points, as queens wear it, on a head whose brow is at -0.5; up to -1.6. */
export function drawPointedCrown(pen: Pen, stone: Pigment): void {
  const { inner, detail } = pen.weight;
  const gold = (x: number, y: number) =>
    clamp(0.1 + 0.6 * smoothstep(0.1, 0.7, x) + 0.4 * smoothstep(-1.1, -0.8, y));
  pen.cell(symmetric('0 -0.98, 0.34 -0.94, 0.6 -0.84!, 0.58 -1.02, 0.3 -1.14, 0 -1.18'), {
    pigment: 'gold',
    tone: 0.85,
    line: inner,
  });
  pen.cell(
    symmetric(
      '0 -1.62!, 0.06 -1.4, 0.19 -1.14!, 0.28 -1.28, 0.36 -1.52!, 0.4 -1.28, 0.5 -1.06!, 0.6 -1.16, 0.74 -1.36!, 0.7 -1.06, 0.62 -0.74!, 0.34 -0.84, 0 -0.88',
    ),
    { pigment: 'gold', tone: gold, line: inner * 1.1 },
  );
  pen.cell(symmetric('0 -0.98, 0.34 -0.94, 0.655 -0.86!, 0.62 -0.68!, 0.34 -0.78, 0 -0.82'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  drawJewel(pen.at({ at: [0, -1.16], scale: 0.2 }), stone);
  drawBothSides(pen, (side) => {
    drawJewel(side.at({ at: [0.34, -1.12], scale: 0.15, angleRad: 0.1 }), stone);
    side.cell(circle([0.36, -1.55], 0.062, 20), { pigment: 'foam', tone: 0.1, line: inner * 0.9 });
    side.cell(circle([0.75, -1.39], 0.055, 20), { pigment: 'foam', tone: 0.1, line: inner * 0.9 });
    for (const x of [0.16, 0.32, 0.48])
      side.cell(circle([x, -0.9 + 0.25 * x * x], 0.038, 16), { pigment: 'foam', tone: 0.05, line: detail });
  });
  pen.cell(circle([0, -1.65], 0.075, 22), { pigment: 'foam', tone: 0.1, line: inner * 0.9 });
  pen.cell(circle([0, -0.9], 0.04, 16), { pigment: stone, tone: 0.2, line: detail });
}

/** A closed crown, its arches over a cap of velvet, a cross on top; from -0.46 up to -1.9. */
export function drawArchedCrown(pen: Pen, velvet: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 -1.4, 0.36 -1.42, 0.68 -1.24, 0.74 -0.98, 0.68 -0.72!, 0 -0.82'), {
    pigment: velvet,
    tone: (x, y) => clamp(0.2 + 0.6 * Math.abs(x - 0.1) + 0.4 * (y + 1.2)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.cell(
      outlined(
        '0.6 -0.9!, 0.8 -1.06, 0.82 -1.3, 0.66 -1.5, 0.36 -1.58, 0.08 -1.46!, 0.08 -1.36!, 0.34 -1.46, 0.58 -1.38, 0.68 -1.22, 0.62 -1.06, 0.46 -0.92!',
      ),
      { pigment: 'gold', tone: (x) => clamp(0.1 + 0.5 * x), line: inner },
    );
    for (const [x, y] of [
      [0.24, -1.49],
      [0.42, -1.51],
      [0.59, -1.44],
      [0.72, -1.3],
      [0.73, -1.14],
    ] as const)
      side.cell(circle([x, y], 0.05, 18), { pigment: 'foam', tone: 0.08, line: detail });
  });
  pen.cell(symmetric('0 -1.44!, 0.07 -1.42, 0.09 -1.2, 0.07 -0.9!, 0 -0.88'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  for (const y of [-1.3, -1.18])
    pen.cell(circle([0, y], 0.05, 18), { pigment: 'foam', tone: 0.08, line: detail });
  pen.cell(
    symmetric(
      '0 -1.1!, 0.07 -0.96, 0.2 -0.9!, 0.3 -1.0, 0.36 -1.12!, 0.44 -0.98, 0.54 -0.88!, 0.62 -0.96, 0.74 -1.04!, 0.7 -0.8, 0.68 -0.5!, 0.36 -0.6, 0 -0.64',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 0.7, x) + 0.6 * (y + 0.9)),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('-0.7 -0.74, -0.36 -0.83, 0 -0.87, 0.36 -0.83, 0.7 -0.74'), inner);
  for (const x of [-0.52, -0.27, 0, 0.27, 0.52])
    drawJewel(
      pen.at({ at: [x, -0.745 + 0.3 * x * x], scale: 0.14 }),
      x === 0 || Math.abs(x) > 0.5 ? 'petal' : 'water',
    );
  pen.cell(circle([0, -1.5], 0.11, 26), { pigment: 'gold', tone: (x) => clamp(0.2 + 3 * x), line: inner });
  pen.cell(
    outlined(
      '-0.04 -1.6!, -0.06 -1.7!, -0.14 -1.68!, -0.14 -1.8!, -0.05 -1.78!, -0.06 -1.9!, 0.06 -1.9!, 0.05 -1.78!, 0.14 -1.8!, 0.14 -1.68!, 0.06 -1.7!, 0.04 -1.6!',
    ),
    { pigment: 'gold', tone: 0.15, line: inner },
  );
}
