import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawBothSides, drawHairs, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A koala that hugs its tree trunk and looks at us. */
export const koala: Motif = {
  name: 'koala',
  tinted: ['grey'],
  face: { hasLowEyes: true, draw: (canvas) => canvas.layer(drawHead) },
  poses: { head: { draw: (canvas) => canvas.layer(drawHead) } },
  draw(canvas) {
    canvas.layer(drawTrunk);
    canvas.layer((pen) => {
      drawBody(pen);
      for (const limb of limbs) drawHug(pen, ...limb);
      drawHead(pen.at({ at: [-0.3, -0.5], scale: 0.74, angleRad: -0.1 }));
    });
  },
};

function drawTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0.5 1.5, 0.62 0.6, 0.66 -0.3, 0.82 -1.4', half: [0.3, 0.22, 0.2, 0.18] },
    { pigment: 'wood', tone: (x) => clamp(0.15 + 1.4 * (x - 0.5)), line: inner * 1.2 },
  );
  drawLimb(
    pen,
    { line: '0.7 -0.62, 0.96 -0.84, 1.16 -1.16', half: [0.13, 0.1, 0.08] },
    { pigment: 'wood', tone: 0.5 },
  );
  for (const bark of [
    '0.72 -1.3, 0.66 -1.0, 0.64 -0.8',
    '0.82 -1.1, 0.78 -0.8',
    '0.56 0.86, 0.5 1.1, 0.46 1.4',
    '0.68 1.0, 0.64 1.3',
    '0.74 0.3, 0.76 0.1',
  ])
    pen.stroke(traced(bark), detail * 1.5, { taper: 0.4 });
}

function drawBody(pen: Pen): void {
  pen.fill(body, {
    pigment: 'grey',
    tone: (x, y) =>
      clamp(0.08 + 0.6 * smoothstep(0.6, 1.3, y) + 0.4 * smoothstep(-0.2, 0.4, x) * smoothstep(0.2, 0.9, y)),
    line: pen.weight.inner * 1.2,
  });
  pen.fill(outlined('-0.4 0.0, -0.02 0.02, 0.2 0.3, 0.22 0.66, 0.04 0.86, -0.06 0.6, -0.24 0.4'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 0.9 * x),
    line: pen.weight.detail,
  });
  drawHairs(pen, traced('-0.66 0.4, -0.7 0.7, -0.56 1.0'), [0.06, 0.14], 9);
  drawHairs(pen, traced('-0.44 0.4, -0.44 0.7, -0.3 1.0'), [0.06, 0.14], 9);
}

function drawHug(pen: Pen, line: string, x: number, y: number): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    { line, half: [0.04, 0.22, 0.19, 0.14] },
    { pigment: 'grey', tone: (_, py) => clamp(0.14 + 1.6 * (py - y)) },
  );
  drawHairs(pen, traced(line), [0.06, 0.1], 8);
  for (const dy of [-0.1, 0, 0.1])
    pen.fill(
      outlined(
        `${x - 0.1} ${y + dy - 0.05}!, ${x + 0.08} ${y + dy - 0.05}, ${x + 0.2} ${y + dy + 0.03}!, ${x + 0.06} ${y + dy + 0.05}, ${x - 0.1} ${y + dy + 0.05}!`,
      ),
      { black: 'always', tone: 1, line: inner * 0.6 },
    );
}

/** From the front, ears apart, about 2.4 wide. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(ear, {
      pigment: 'grey',
      tone: (x, y) => clamp(0.3 + 0.5 * y + 0.2 * (x - 0.8)),
      line: inner * 1.2,
    });
  });
  drawLocks(pen, earTufts, { width: 0.22, bend: 0.1, pigment: 'foam', tone: 0.1 });
  pen.fill(head, {
    pigment: 'grey',
    tone: (x, y) =>
      clamp(
        0.05 +
          0.6 * smoothstep(0.3, 0.8, Math.abs(x + 0.06)) * smoothstep(-0.5, 0.5, y) +
          0.2 * smoothstep(0.2, 0.7, y),
      ),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.34, 0.26 0.36, 0.4 0.5, 0.3 0.66, 0 0.74'), {
    pigment: 'foam',
    tone: 0.05,
    line: detail,
  });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.4, -0.02], 0.105, 26), { pigment: 'foam', tone: 0.1, line: detail });
    side.fill(circle([0.39, -0.02], 0.085, 24), { black: 'always', tone: 1 });
    side.fill(circle([0.365, -0.05], 0.028, 12), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.26 -0.2, 0.4 -0.24, 0.52 -0.16'), inner, { taper: 0.4 });
    drawHairs(side, traced('0.7 0.0, 0.68 0.2, 0.56 0.4'), [0.1, 0.12], 7);
    drawHairs(side, traced('0.1 -0.5, 0.3 -0.46, 0.5 -0.34'), [0.02, -0.12], 6);
    side.stroke(traced('0 0.54, 0.1 0.58, 0.2 0.52'), inner, { taper: 0.3, tapering: 'end' });
  });
  pen.fill(nose, {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x, y) => clamp(0.5 + x + 0.4 * y),
    line: inner,
  });
  pen.stroke(traced('-0.1 -0.08, -0.11 0.06, -0.09 0.18'), inner * 1.4, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('0 0.4, 0 0.54'), inner);
}

const body = outlined(
  '-0.5 -0.3, -0.72 0.2, -0.84 0.7, -0.76 1.12, -0.44 1.38, -0.02 1.38, 0.3 1.2, 0.4 0.7, 0.36 0.1, 0.1 -0.3',
);
const limbs: readonly (readonly [line: string, x: number, y: number])[] = [
  ['-0.3 0.8, -0.06 1.1, 0.3 1.1, 0.66 0.94', 0.76, 0.92],
  ['-0.4 0.36, -0.14 0.56, 0.24 0.46, 0.62 0.24', 0.74, 0.2],
];
const head = symmetric('0 -0.64, 0.36 -0.6, 0.66 -0.36, 0.78 0.02, 0.66 0.4, 0.4 0.66, 0 0.76');
const ear = outlined(
  '0.42 -0.5!, 0.56 -0.82, 0.86 -0.94, 1.14 -0.78, 1.24 -0.46, 1.1 -0.16, 0.86 -0.06, 0.7 -0.1!',
);
const earTufts: LockPlaces = [
  [0.66, -0.4, 0.28, -0.36],
  [0.72, -0.34, 0.38, -0.2],
  [0.74, -0.26, 0.36, 0.02],
  [0.74, -0.18, 0.24, 0.16],
];
const nose = symmetric('0 -0.2, 0.14 -0.16, 0.2 0.06, 0.22 0.26, 0.14 0.4, 0 0.42');
