import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A striped lighthouse on its rock, its light lit. */
export const lighthouse: Motif = {
  name: 'lighthouse',
  tinted: ['petal'],
  perched: { draw: (canvas) => drawLighthouse(canvas, false) },
  draw: (canvas) => drawLighthouse(canvas, true),
};

/** @param hasRock false where it stands on something else */
function drawLighthouse(canvas: Canvas, hasRock: boolean): void {
  canvas.layer(drawBeams, { contour: 0, silhouette: 'fills-and-lines' });
  canvas.layer((pen) => {
    drawTower(pen);
    drawLantern(pen);
    if (hasRock) drawRock(pen);
  });
}

function drawBeams(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.2 -0.95!, 1.2 -1.3!, 1.2 -0.76!, 0.2 -0.85!'), { pigment: 'gold', tone: 0.08 });
    for (const y of [-1.3, -1.12, -0.94, -0.76])
      side.stroke(
        [
          [0.3, -0.9 + (y + 1) * 0.15],
          [1.2, y],
        ],
        side.weight.detail * 1.2,
        { taper: 0.6, tapering: 'end' },
      );
  });
}

function drawTower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const half = (y: number) => 0.2 + 0.17 * ((y + 0.7) / 1.5);
  const shade = (x: number) => clamp(0.08 + 0.85 * smoothstep(-0.05, 0.32, x));
  for (let i = 0; i < 5; i++) {
    const [top, bottom] = [-0.7 + 0.3 * i, -0.4 + 0.3 * i];
    pen.fill(
      outlined(
        `${-half(top)} ${top}!, 0 ${top + 0.05}, ${half(top)} ${top}!, ${half(bottom)} ${bottom}!, 0 ${bottom + 0.05}, ${-half(bottom)} ${bottom}!`,
      ),
      { pigment: i % 2 === 0 ? 'petal' : 'foam', tone: shade, line: inner },
    );
  }
  for (const y of [-0.36, 0.24]) {
    pen.fill(outlined(`-0.05 ${y + 0.14}!, -0.05 ${y}, 0 ${y - 0.05}, 0.05 ${y}, 0.05 ${y + 0.14}!`), {
      black: 'always',
      tone: 1,
      line: detail,
    });
  }
  pen.fill(outlined('-0.1 0.86!, -0.1 0.62, 0 0.54, 0.1 0.62, 0.1 0.86!'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner,
  });
}

function drawLantern(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.78!, 0.32 -0.78!, 0.28 -0.66!, 0 -0.62!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
  pen.fill(symmetric('0 -1.08!, 0.18 -1.08!, 0.2 -0.78!, 0 -0.78!'), {
    pigment: 'gold',
    tone: (x) => 0.5 * Math.abs(x) * 4,
    line: inner,
  });
  for (const x of [-0.1, 0, 0.1])
    pen.stroke(
      [
        [x, -1.08],
        [x, -0.78],
      ],
      detail * 1.2,
    );
  for (const x of [-0.3, -0.2, 0.2, 0.3])
    pen.stroke(
      [
        [x, -0.9],
        [x, -0.78],
      ],
      detail * 1.2,
    );
  pen.stroke(
    [
      [-0.32, -0.89],
      [0.32, -0.89],
    ],
    detail * 1.2,
  );
  pen.fill(symmetric('0 -1.42!, 0.06 -1.32, 0.2 -1.2, 0.27 -1.08!, 0 -1.06!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 2.4 * x),
    line: inner,
  });
  pen.dot([0, -1.44], inner * 1.2);
}

function drawRock(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rock, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.15 + 0.5 * smoothstep(-0.1, 0.7, x) + 0.4 * smoothstep(0.9, 1.2, y)),
    line: inner * 1.1,
  });
  for (const crack of [
    '-0.5 0.84, -0.4 0.96, -0.46 1.08',
    '-0.1 0.86, -0.04 1.0, -0.14 1.1',
    '0.24 0.88, 0.34 0.98, 0.3 1.1',
    '0.5 0.96, 0.6 1.04, 0.58 1.12',
  ])
    pen.stroke(traced(crack), detail * 1.3, { taper: 0.4 });
  pen.fill(surf, { pigment: 'water', tone: (_, y) => clamp(0.1 + 2.2 * (y - 1.12)), line: inner });
  for (const line of [
    '-0.7 1.26, -0.5 1.2, -0.3 1.27',
    '-0.06 1.28, 0.12 1.22, 0.3 1.28',
    '0.5 1.24, 0.66 1.2, 0.8 1.25',
  ])
    pen.stroke(traced(line), detail, { taper: 0.3 });
}

const rock = outlined(
  '-0.9 1.2!, -0.78 1.0!, -0.6 0.98!, -0.52 0.82!, -0.34 0.84!, -0.24 0.76!, 0.1 0.78!, 0.3 0.76!, 0.42 0.86!, 0.6 0.88!, 0.68 1.02!, 0.84 1.04!, 0.94 1.2!',
);
const surf = outlined(
  '-1.1 1.22!, -0.96 1.12, -0.84 1.2!, -0.68 1.08, -0.5 1.19!, -0.32 1.1, -0.14 1.2!, 0.06 1.1, 0.24 1.19!, 0.42 1.09, 0.6 1.19!, 0.78 1.1, 0.92 1.18!, 1.1 1.18!, 0.6 1.36, 0 1.38, -0.6 1.36',
);
