import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A panda's head over a stalk of bamboo held in both paws. */
export const panda: Motif = {
  name: 'panda',
  tinted: ['foam'],
  face: { draw: (canvas) => canvas.layer(drawFace) },
  draw(canvas) {
    canvas.layer(drawFace);
    canvas.layer(drawBamboo, { contour: 0.8 });
  },
};

function drawFace(pen: Pen): void {
  drawBothSides(pen, drawEar);
  drawHead(pen);
  drawBothSides(pen, drawEye);
  drawMuzzle(pen);
}

function drawEar(side: Pen): void {
  side.fill(circle([0.66, -0.7], 0.3, 44), { black: 'always', tone: 0, line: side.weight.inner });
  side.stroke(traced('0.56 -0.84, 0.7 -0.88, 0.82 -0.76'), side.weight.detail * 1.3, {
    isErasing: true,
    taper: 0.4,
  });
}

function drawHead(pen: Pen): void {
  pen.fill(head, {
    pigment: 'foam',
    tone: (x, y) =>
      clamp(0.02 + 0.55 * smoothstep(0.6, 1.0, Math.abs(x + 0.04)) + 0.4 * smoothstep(0.6, 0.95, y)),
    line: pen.weight.inner * 1.2,
  });
  drawHairs(pen, traced('-0.2 -0.86, 0 -0.88, 0.2 -0.86'), [0, 0.14], 7);
  drawBothSides(pen, (side) => drawHairs(side, traced('0.8 0.1, 0.84 0.34, 0.7 0.6'), [0.08, 0.12], 9));
}

function drawEye(side: Pen): void {
  side.fill(
    outlined('0.2 -0.2!, 0.32 -0.36, 0.52 -0.34, 0.66 -0.14, 0.66 0.14, 0.5 0.26, 0.34 0.16, 0.24 0.0'),
    { black: 'always', tone: 0 },
  );
  side.fill(circle([0.42, -0.12], 0.1, 26), { pigment: 'foam', tone: 0 });
  side.fill(circle([0.415, -0.115], 0.078, 24), { pigment: 'wood', tone: 0.3 });
  side.fill(circle([0.415, -0.115], 0.05, 20), { black: 'always', tone: 0 });
  side.fill(circle([0.39, -0.145], 0.022, 12), { color: [255, 255, 255], tone: 0 });
}

function drawMuzzle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.08, 0.2 0.12, 0.38 0.3, 0.4 0.52, 0.28 0.72, 0 0.78'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.5 * smoothstep(0.2, 0.4, Math.abs(x)) + 0.3 * smoothstep(0.5, 0.78, y)),
    line: detail,
  });
  pen.fill(symmetric('0 0.16, 0.14 0.17, 0.21 0.25, 0.14 0.37, 0 0.42'), { black: 'always', tone: 0 });
  pen.stroke(traced('-0.1 0.23, 0 0.2, 0.08 0.22'), detail * 1.3, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('0 0.4, 0 0.52'), inner);
  drawBothSides(pen, (side) =>
    side.stroke(traced('0 0.52, 0.1 0.6, 0.24 0.56'), inner, { taper: 0.3, tapering: 'end' }),
  );
}

function drawBamboo(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const cane = pen.at({ at: [0, 1.06], angleRad: -0.12 });
  for (const [x, y, scale, angleRad] of [
    [-1.0, 0, 0.6, -2.2],
    [-1.0, 0, 0.56, 2.7],
    [0.96, 0, 0.6, -0.9],
    [0.96, 0, 0.54, 0.4],
    [0.98, 0, 0.5, -0.3],
  ] as const)
    drawLeaf(cane.at({ at: [x, y], scale, angleRad }), { width: 0.28, veins: 2 });
  for (const [from, to] of [
    [-1.14, -0.6],
    [-0.58, 0.02],
    [0.04, 0.58],
    [0.6, 1.06],
  ] as const)
    cane.fill(
      outlined(
        `${from} -0.1!, ${(from + to) / 2} -0.075, ${to} -0.1!, ${to} 0.1!, ${(from + to) / 2} 0.075, ${from} 0.1!`,
      ),
      {
        pigment: 'leafLight',
        tone: (_, y) => clamp(0.25 + 3 * y),
        line: inner,
      },
    );
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.2 1.3!, 0.26 1.0, 0.4 0.86, 0.62 0.86, 0.78 1.0, 0.84 1.34!, 0.5 1.42'), {
      black: 'always',
      tone: 0,
      line: inner,
    });
    for (const x of [0.42, 0.54, 0.66])
      side.stroke(traced(`${x} 0.9, ${x} 1.06`), detail * 1.4, { isErasing: true, taper: 0.4 });
  });
}

const head = symmetric('0 -0.92, 0.4 -0.86, 0.78 -0.58, 0.96 -0.14, 0.98 0.24, 0.84 0.6, 0.5 0.86, 0 0.94');
