import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A sloth that hangs from its branch and smiles. */
export const sloth: Motif = {
  name: 'sloth',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => drawBody(pen));
    canvas.layer(drawBranch);
    canvas.layer((pen) => {
      drawLimbs(pen);
      drawHead(pen.at({ at: [-0.5, 0.06], angleRad: -0.16 }));
    });
  },
};

function drawBranch(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, scale, angleRad] of [
    [-1.2, -0.74, 0.42, -2.2],
    [-0.1, -0.78, 0.36, -0.9],
    [0.2, -0.76, 0.34, -2.0],
    [1.16, -0.9, 0.44, -0.6],
    [1.1, -0.78, 0.4, 0.7],
    [-1.26, -0.64, 0.38, 2.4],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.5 });
  drawLimb(
    pen,
    {
      line: '-1.4 -0.62, -0.8 -0.72, -0.1 -0.7, 0.6 -0.78, 1.3 -0.9',
      half: [0.09, 0.11, 0.1, 0.09, 0.05],
    },
    { pigment: 'wood', tone: (_, y) => clamp(0.3 + 3.2 * (y + 0.74)), line: inner * 1.1 },
  );
  for (const line of [
    '-1.3 -0.62, -1.0 -0.68, -0.8 -0.68',
    '-0.3 -0.72, 0 -0.7, 0.16 -0.72',
    '0.6 -0.8, 0.84 -0.84',
  ])
    pen.stroke(traced(line), detail * 1.1, { taper: 0.4 });
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(body, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.08 + 0.8 * smoothstep(0.3, 0.85, y) + 0.3 * smoothstep(0.5, 1, x)),
    line: inner * 1.1,
  });
  for (const [line, flow] of [
    ['-0.3 0.64, 0.1 0.78, 0.5 0.68', [0.03, 0.12]],
    ['-0.1 0.46, 0.3 0.52, 0.66 0.38', [0.03, 0.12]],
    ['0.0 0.2, 0.34 0.24, 0.7 0.1', [0.04, 0.1]],
  ] as const)
    drawHairs(pen, traced(line), flow, 9);
}

/** Arms and legs reach up around the branch, each with its claws over it. */
function drawLimbs(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [line, x, y, shade] of [
    ['0.74 0.2, 0.94 -0.16, 0.86 -0.5, 0.8 -0.74', 0.8, -0.84, 0.45],
    ['0.36 0.24, 0.46 -0.16, 0.4 -0.5, 0.38 -0.7', 0.38, -0.8, 0.2],
    ['-0.2 0.3, 0.0 -0.1, -0.02 -0.44, -0.06 -0.66', -0.06, -0.76, 0.35],
    ['-0.72 0.3, -1.0 0.0, -0.98 -0.4, -0.92 -0.62', -0.92, -0.72, 0.2],
  ] as const) {
    drawLimb(
      pen,
      { line, half: [0.17, 0.15, 0.13, 0.12] },
      { pigment: 'wood', tone: (px) => clamp(shade + 1.2 * (px - x)) },
    );
    drawHairs(pen, traced(line), [0.05, 0.1], 7);
    for (const dx of [-0.08, 0, 0.08])
      pen.fill(
        outlined(
          `${x + dx - 0.04} ${y + 0.16}!, ${x + dx - 0.04} ${y - 0.04}, ${x + dx + 0.01} ${y - 0.12}, ${x + dx + 0.04} ${y - 0.02}, ${x + dx + 0.035} ${y + 0.16}!`,
        ),
        { pigment: 'bone', tone: 0.2, line: inner * 0.9 },
      );
  }
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.3, 0.52, Math.abs(x)) + 0.3 * smoothstep(0.1, 0.44, y)),
    line: inner * 1.1,
  });
  pen.fill(mask, { pigment: 'bone', tone: (x, y) => clamp(0.05 + 0.5 * (x + y - 0.1)), line: inner });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.07 0.02!, 0.16 -0.09, 0.3 -0.04, 0.44 0.16!, 0.36 0.2, 0.24 0.12, 0.12 0.1'), {
      pigment: 'wood',
      black: 'uncolored',
      tone: 0.75,
      line: detail,
    });
    side.fill(circle([0.18, 0.02], 0.052, 20), { black: 'always', tone: 0 });
    side.fill(circle([0.165, 0.0], 0.018, 10), { color: [255, 255, 255], tone: 0 });
    drawHairs(side, traced('0.1 -0.44, 0.3 -0.36, 0.46 -0.16'), [0.04, -0.07], 6);
  });
  pen.fill(symmetric('0 0.1, 0.09 0.1, 0.11 0.17, 0.04 0.22, 0 0.22'), { black: 'always', tone: 0 });
  pen.stroke(traced('-0.18 0.26, -0.1 0.33, 0 0.3, 0.1 0.33, 0.18 0.26'), inner, { taper: 0.2 });
}

const body = outlined(
  '-0.8 0.2, -0.6 0.6, -0.2 0.9, 0.3 0.94, 0.7 0.74, 0.94 0.36, 0.9 0.04, 0.6 -0.02, 0.2 0.06, -0.3 0.0',
);
const head = symmetric('0 -0.48, 0.3 -0.42, 0.5 -0.16, 0.52 0.14, 0.36 0.38, 0.14 0.47, 0 0.48');
const mask = symmetric('0 -0.14, 0.14 -0.22, 0.34 -0.16, 0.45 0.06, 0.38 0.28, 0.2 0.4, 0 0.43');
