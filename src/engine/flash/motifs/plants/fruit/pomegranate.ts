import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A pomegranate with its crown, its half in front of it full of seeds, a few spilt. */
export const pomegranate: Motif = {
  name: 'pomegranate',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, y, scale, angleRad] of [
        [0.72, 0.5, 0.86, 0.5],
        [0.5, 0.66, 0.8, 1.2],
      ] as const)
        drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.34, veins: 5 });
    });
    canvas.layer((pen) => drawWhole(pen.at({ at: [0.4, -0.26], angleRad: 0.3, scale: 0.92 })));
    canvas.layer((pen) => drawCutPomegranate(pen.at({ at: [-0.34, 0.36], angleRad: -0.2, scale: 0.84 })));
    canvas.layer((pen) => {
      for (const [x, y, angleRad] of [
        [0.52, 1.1, 0.3],
        [0.82, 1.24, 1.2],
        [0.28, 1.3, -0.5],
      ] as const)
        drawSeed(pen.at({ at: [x, y], scale: 0.2, angleRad }));
    });
  },
};

function drawWhole(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawCrown(pen, 0.3);
  pen.fill(
    outlined(
      '-0.2 -0.8, 0.2 -0.8, 0.62 -0.62, 0.88 -0.2, 0.84 0.3, 0.5 0.74, 0 0.86, -0.5 0.74, -0.84 0.3, -0.88 -0.2, -0.62 -0.62',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(0, 0.9, x + 0.3 * y)),
      line: inner * 1.2,
    },
  );
  for (const facet of [
    '0.16 -0.78, 0.42 -0.3, 0.4 0.3, 0.2 0.8',
    '-0.2 -0.78, -0.34 -0.3, -0.32 0.2, -0.16 0.78',
    '-0.7 -0.3, -0.72 0.1, -0.6 0.44',
  ])
    pen.stroke(traced(facet), detail, { taper: 0.5 });
  pen.stroke(traced('-0.62 -0.16, -0.56 -0.42, -0.4 -0.58'), inner * 1.4, { isErasing: true, taper: 0.5 });
}

/** Cut through: six chambers of seeds around the pith. */
export function drawCutPomegranate(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawCrown(pen, 0.45);
  pen.fill(circle([0, 0], 0.98, 80), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 0.3 * (x + y)),
    line: inner * 1.2,
  });
  pen.fill(circle([0, 0], 0.87, 72), { pigment: 'scroll', tone: 0.02, line: detail });
  for (let i = 0; i < 6; i++) {
    const chamber = pen.at({ angleRad: (i / 6) * fullTurn - 0.3 });
    chamber.fill(outlined('0.14 0!, 0.4 -0.18, 0.7 -0.34, 0.81 -0.2, 0.83 0, 0.81 0.2, 0.7 0.34, 0.4 0.18'), {
      pigment: 'petal',
      tone: 0.85,
      line: inner,
    });
    for (const [x, y, angleRad] of seeds) drawSeed(chamber.at({ at: [x, y], angleRad, scale: 0.155 }));
  }
  for (let i = 0; i < 7; i++) pen.dot(polar(i * 2.4, 0.08 * Math.sqrt(i / 7)), detail);
}

/** Its dried calyx, over the fruit's top. */
function drawCrown(pen: Pen, tone: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.3 -0.66!, -0.2 -0.92, -0.4 -1.22!, -0.2 -1.1!, -0.14 -1.32!, 0 -1.1!, 0.16 -1.32!, 0.2 -1.1!, 0.42 -1.2!, 0.2 -0.92, 0.3 -0.66!',
    ),
    { pigment: 'petal', tone: (x) => clamp(tone + 0.8 * x), line: inner * 1.1 },
  );
  for (const line of ['-0.12 -0.8, -0.14 -1.1', '0.02 -0.8, 0.0 -1.06', '0.14 -0.8, 0.18 -1.06'])
    pen.stroke(traced(line), detail, { taper: 0.4 });
}

/** A drop along the x axis, its point at 0 inwards. */
function drawSeed(pen: Pen): void {
  pen.fill(outlined('-0.8 0!, -0.2 -0.5, 0.5 -0.62, 0.96 0, 0.5 0.62, -0.2 0.5'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 0.3 * y - 0.2 * x),
    line: pen.weight.detail * 1.3,
  });
  pen.stroke(traced('0.3 -0.3, 0.56 -0.2'), pen.weight.detail * 1.5, { isErasing: true });
}

const seeds = [
  [0.32, 0, 0],
  [0.5, -0.13, -0.3],
  [0.52, 0.12, 0.3],
  [0.71, -0.2, -0.3],
  [0.74, 0.01, 0],
  [0.7, 0.21, 0.3],
] as const;
