import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A citrus fruit on its branch, and one cut open. */
function citrus(name: string, peel: Pigment, drawFruit: (pen: Pen, peel: Pigment) => void): Motif {
  return {
    name,
    tinted: [peel],
    draw: (canvas) => drawCitrus(canvas, peel, drawFruit),
  };
}

export const lemon = citrus('lemon', 'gold', drawWhole);
export const lime = citrus('lime', 'leafLight', (pen, peel) => drawWhole(pen.at({ scale: 0.86 }), peel));
export const orange = citrus('orange', 'ember', drawBall);

function drawCitrus(canvas: Canvas, peel: Pigment, drawFruit: (pen: Pen, peel: Pigment) => void): void {
  canvas.layer(
    (pen) => {
      pen.stroke(traced('-0.9 -1.1, -0.3 -0.98, 0.1 -0.66', 8), pen.weight.inner * 2.4);
      for (const [x, y, scale, angleRad] of [
        [-0.3, -0.98, 0.9, -0.5],
        [-0.5, -1.04, 0.8, 2.1],
        [-0.06, -0.8, 0.9, 0.1],
      ] as const)
        drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.42, veins: 4 });
    },
    { silhouette: 'fills-and-lines' },
  );
  canvas.layer((pen) => drawFruit(pen.at({ at: [0.24, 0.02], angleRad: 0.24 }), peel));
  canvas.layer((pen) => drawCut(pen.at({ at: [-0.48, 0.6], scale: 0.62 }), peel));
}

function drawWhole(pen: Pen, peel: Pigment): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '0 -0.84, 0.3 -0.74, 0.58 -0.42, 0.66 0.0, 0.54 0.4, 0.28 0.68, 0.12 0.78, 0.04 0.96!, -0.08 0.94!, -0.14 0.76, -0.34 0.64, -0.58 0.36, -0.66 -0.04, -0.56 -0.44, -0.3 -0.74',
    ),
    {
      pigment: peel,
      tone: (x, y) => clamp(0.85 * smoothstep(0, 0.75, x + 0.35 * y)),
      line: inner * 1.2,
    },
  );
  drawPores(pen, 0.56);
  pen.fill(outlined('-0.14 -0.8!, -0.04 -0.92, 0.1 -0.9, 0.16 -0.78!, 0.06 -0.72, -0.04 -0.78'), {
    pigment: 'leaf',
    tone: 0.3,
    line: inner,
  });
}

/** Round, with the star of its stalk. */
function drawBall(pen: Pen, peel: Pigment): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 0.8, 64), {
    pigment: peel,
    tone: (x, y) => clamp(0.9 * smoothstep(0, 0.85, x + 0.45 * y)),
    line: inner * 1.2,
  });
  drawPores(pen, 0.7);
  pen.fill(
    outlined(
      '0 -0.78!, 0.05 -0.68, 0.18 -0.66!, 0.08 -0.6, 0.08 -0.48!, 0 -0.56, -0.1 -0.5!, -0.07 -0.6, -0.18 -0.66!, -0.05 -0.69',
    ),
    { pigment: 'leaf', tone: 0.3, line: inner * 0.8 },
  );
}

function drawPores(pen: Pen, radius: number): void {
  for (let i = 0; i < 22; i++) {
    const [x, y] = polar(i * 2.4, radius * Math.sqrt(i / 22));
    pen.dot([x, y * 1.1], pen.weight.detail * (0.6 + 0.3 * (i % 3)));
  }
}

function drawCut(pen: Pen, peel: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 1, 80), { pigment: peel, tone: 0.25, line: inner * 1.2 });
  pen.fill(circle([0, 0], 0.88, 72), { pigment: 'foam', tone: 0, line: detail });
  for (let i = 0; i < 9; i++) {
    const segment = pen.at({ angleRad: (i / 9) * fullTurn + 0.2 });
    segment.fill(
      outlined('0.1 0!, 0.4 -0.14, 0.72 -0.24, 0.8 -0.16, 0.82 0, 0.8 0.16, 0.72 0.24, 0.4 0.14'),
      {
        pigment: peel,
        tone: (x) => clamp(0.5 - 0.5 * x),
        line: inner * 0.8,
      },
    );
    for (const cellLine of [
      '0.34 -0.03, 0.5 -0.08, 0.68 -0.12',
      '0.3 0.02, 0.5 0.03, 0.72 0.02',
      '0.4 0.06, 0.56 0.1, 0.68 0.13',
    ])
      segment.stroke(traced(cellLine), detail, { taper: 0.5 });
    if (i % 3 === 0)
      segment.fill(outlined('0.24 0!, 0.32 -0.05, 0.42 0, 0.32 0.05'), {
        pigment: 'scroll',
        tone: 0.1,
        line: detail,
      });
  }
}
