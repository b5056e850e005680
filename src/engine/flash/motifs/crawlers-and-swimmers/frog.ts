import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle, ellipse } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBothSides } from '../parts/fur.ts';
import { drawLimb } from '../parts/limb.ts';

/** A tree frog that sits and faces us. */
export const frog: Motif = {
  name: 'frog',
  tinted: ['leaf', 'leafLight'],
  draw(easel) {
    easel.layer((pen) => {
      drawBothSides(pen, drawHindLeg);
      drawBody(pen);
      drawBothSides(pen, drawForeleg);
      drawHead(pen);
    });
  },
};

function drawHindLeg(side: Pen): void {
  const { inner, detail } = side.weight;
  side.cell(thigh, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.7, 1.2, x) + 0.4 * smoothstep(0.5, 1, y)),
    line: inner * 1.1,
  });
  side.stroke(traced('0.62 0.2, 0.86 0.42, 0.82 0.72, 0.62 0.9'), inner, { taper: 0.4 });
  for (const [x, y, radius] of [
    [0.92, 0.36, 0.05],
    [1.02, 0.56, 0.06],
    [0.78, 0.24, 0.04],
  ] as const)
    side.cell(circle([x, y], radius, 18), { pigment: 'dark', black: 'uncolored', tone: 0.4, line: detail });
  drawToes(side, 0.84, 1.0, 1);
}

/** Four toes with round pads, spread outwards from (x, y). */
function drawToes(side: Pen, x: number, y: number, scale: number): void {
  const { inner } = side.weight;
  for (const [dx, dy] of [
    [-0.22, 0.12],
    [-0.02, 0.2],
    [0.2, 0.18],
    [0.38, 0.06],
  ] as const) {
    const [tx, ty] = [x + dx * scale, y + dy * scale];
    drawLimb(
      side,
      {
        line: `${x} ${y - 0.04}, ${(x + tx) / 2} ${(y + ty) / 2 - 0.02}, ${tx} ${ty}`,
        half: [0.06, 0.035, 0.03],
      },
      { pigment: 'leafLight', tone: 0.35, line: inner },
    );
    side.cell(circle([tx, ty], 0.068 * scale, 20), { pigment: 'ember', tone: 0.15, line: inner });
  }
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(body, {
    pigment: 'leaf',
    tone: (x) => clamp(0.15 + 0.7 * smoothstep(0.3, 0.7, Math.abs(x))),
    line: inner * 1.1,
  });
  pen.cell(belly, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.2, 0.46, Math.abs(x)) + 0.3 * smoothstep(0.7, 1, y)),
    line: detail * 1.2,
  });
  for (const line of [
    '-0.3 0.36, 0 0.44, 0.3 0.36',
    '-0.34 0.54, 0 0.62, 0.34 0.54',
    '-0.3 0.74, 0 0.82, 0.3 0.74',
  ])
    pen.stroke(traced(line), detail, { taper: 0.5 });
}

function drawForeleg(side: Pen): void {
  drawLimb(
    side,
    { line: '0.4 0.18, 0.62 0.46, 0.5 0.76, 0.4 0.98', half: [0.15, 0.12, 0.08, 0.07] },
    { pigment: 'leaf', tone: (x, y) => clamp(0.1 + 1.1 * (x - 0.44) + 0.2 * y) },
  );
  drawToes(side, 0.38, 1.0, 0.82);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(head, {
    pigment: 'leaf',
    tone: (x, y) =>
      clamp(0.05 + 0.6 * smoothstep(0.4, 0.86, Math.abs(x + 0.05)) + 0.25 * smoothstep(-0.1, 0.3, y)),
    line: inner * 1.2,
  });
  pen.cell(jaw, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.15 + 0.9 * smoothstep(0.1, 0.3, y) + 0.2 * x),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.cell(circle([0.48, -0.62], 0.27, 44), {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.1 + 1.4 * (x - 0.5) + 0.6 * (y + 0.6)),
      line: inner * 1.1,
    });
    side.cell(circle([0.5, -0.62], 0.2, 40), {
      pigment: 'ember',
      tone: (_, y) => clamp(0.05 + 2 * Math.abs(y + 0.62)),
      line: inner,
    });
    side.cell(ellipse([0.5, -0.62], 0.15, 0.06, 30), { black: 'always', tone: 0 });
    side.cell(circle([0.43, -0.68], 0.03, 14), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.28 -0.52, 0.4 -0.4, 0.6 -0.4'), detail * 1.2, { taper: 0.4 });
    side.dot([0.09, -0.3], inner * 0.9);
    side.stroke(traced('0.74 -0.16, 0.86 -0.06, 0.84 0.06'), detail, { taper: 0.4 });
    for (const [x, y] of [
      [0.22, -0.42],
      [0.3, -0.28],
      [0.6, -0.22],
      [0.46, -0.14],
    ] as const)
      side.dot([x, y], detail * 1.3);
  });
}

const head = symmetric('0 -0.54, 0.24 -0.54, 0.6 -0.5, 0.86 -0.26, 0.94 0.0, 0.7 0.2, 0.36 0.32, 0 0.36');
const jaw = symmetric('0 0.06, 0.36 0.06, 0.7 -0.02, 0.93 -0.02!, 0.72 0.2, 0.36 0.32, 0 0.36');
const body = symmetric('0 0.0, 0.5 0.06, 0.68 0.4, 0.62 0.8, 0.4 1.02, 0 1.06');
const belly = symmetric('0 0.16, 0.34 0.2, 0.46 0.5, 0.4 0.82, 0.2 0.98, 0 1.0');
const thigh = outlined('0.42 0.26!, 0.7 0.1, 1.0 0.14, 1.2 0.42, 1.18 0.78, 0.98 1.02, 0.7 1.06, 0.5 1.0!');
