import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** An opossum's head from the front, screaming. */
export const opossum: Motif = {
  name: 'opossum',
  tinted: ['grey'],
  face: { draw: (canvas) => canvas.layer(drawScreamingHead) },
  draw: (canvas) => canvas.layer(drawScreamingHead),
};

/** An opossum that hangs from a branch by its tail, screaming. */
export const hangingOpossum: Motif = {
  name: 'hanging-opossum',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBranch(pen);
      drawHangingBody(pen);
      drawScreamingHead(pen.at({ at: [0.04, 0.74], scale: 0.5, angleRad: Math.PI - 0.16 }));
    });
  },
};

/** About 2 wide, 2.2 high. */
function drawScreamingHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.34 -0.5!, 0.36 -0.86, 0.6 -1.1, 0.88 -1.04, 0.98 -0.76, 0.86 -0.46, 0.62 -0.28!'), {
      black: 'always',
      tone: 1,
      line: inner,
    });
    side.fill(outlined('0.6 -1.09!, 0.88 -1.03, 0.97 -0.76!, 0.82 -0.86'), {
      pigment: 'blush',
      tone: 0.1,
      line: detail,
    });
    side.stroke(traced('0.46 -0.56, 0.5 -0.78, 0.64 -0.92'), detail * 1.3, { isErasing: true, taper: 0.5 });
  });
  drawOpenMouth(pen);
  pen.fill(head, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.03 + 0.55 * smoothstep(0.5, 0.95, Math.abs(x)) + 0.3 * smoothstep(-0.4, -0.7, y)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.66!, 0.16 -0.64, 0.12 -0.4, 0.05 -0.06, 0 0.06!'), {
    pigment: 'grey',
    tone: 0.5,
    line: detail,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.1 0.12!, 0.14 -0.12, 0.26 -0.36!, 0.42 -0.4, 0.5 -0.22, 0.42 0.0, 0.26 0.1'), {
      pigment: 'dark',
      tone: 0.6,
      line: detail,
    });
    side.fill(circle([0.33, -0.16], 0.12, 28), { black: 'always', tone: 1 });
    side.fill(circle([0.3, -0.2], 0.04, 14), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.2 -0.2, 0.3 -0.31, 0.44 -0.24'), detail * 1.4, { isErasing: true, taper: 0.3 });
    for (const line of ['0.16 0.24, 0.26 0.2, 0.34 0.24', '0.14 0.16, 0.2 0.1, 0.3 0.1'])
      side.stroke(traced(line), detail * 1.3, { taper: 0.5 });
    drawHairs(side, traced('0.5 -0.3, 0.62 0.0, 0.6 0.24'), [0.17, 0.06], 11);
    drawHairs(side, traced('0.24 -0.5, 0.4 -0.46, 0.54 -0.3'), [0.08, -0.1], 7);
    for (const [y, end] of [
      [0.32, 0.2],
      [0.38, 0.42],
      [0.43, 0.64],
    ] as const)
      side.stroke(traced(`0.24 ${y}, 0.66 ${(y + end) / 2 - 0.03}, 1.1 ${end}`), detail, {
        taper: 0.7,
        tapering: 'end',
      });
  });
  pen.fill(symmetric('0 0.26, 0.12 0.27, 0.18 0.36, 0.1 0.46, 0 0.48'), {
    pigment: 'blush',
    tone: (_, y) => clamp(2.4 * (y - 0.3)),
    line: inner,
  });
  drawBothSides(pen, (side) => side.fill(circle([0.09, 0.37], 0.034, 14), { black: 'always', tone: 1 }));
}

function drawOpenMouth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(jaw, { pigment: 'foam', tone: (x) => clamp(0.3 + 0.8 * Math.abs(x)), line: inner * 1.1 });
  pen.fill(mouth, { black: 'always', tone: 1 });
  pen.fill(symmetric('0 0.8, 0.14 0.78, 0.22 0.92, 0.18 1.1, 0 1.18'), {
    pigment: 'blush',
    tone: (x, y) => clamp(0.7 - 2 * (y - 0.78) + Math.abs(x)),
    line: inner,
  });
  pen.stroke(traced('0 0.86, 0 1.1'), detail, { taper: 0.4 });
  drawBothSides(pen, (side) => {
    for (const tooth of teeth)
      side.fill(outlined(tooth), { pigment: 'foam', tone: 0.05, line: detail * 0.8 });
  });
}

function drawBranch(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.1 -1.02!, -0.4 -1.16, 0.3 -1.1, 1.1 -1.24!, 1.12 -1.08!, 0.3 -0.93, -0.4 -0.98, -1.08 -0.84!',
    ),
    {
      pigment: 'wood',
      tone: (_, y) => clamp(0.2 + 3 * (y + 1.1)),
      line: inner * 1.1,
    },
  );
  for (const line of ['-0.9 -0.96, -0.5 -1.06, -0.2 -1.06', '0.4 -1.04, 0.7 -1.08, 0.98 -1.14'])
    pen.stroke(traced(line), detail, { taper: 0.4 });
}

/** Upside down: its rump above, its arms stretched down. */
function drawHangingBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    {
      line: '-0.08 -0.42, -0.3 -0.7, -0.28 -1.08, -0.02 -1.24, 0.16 -1.06, 0.08 -0.84',
      half: [0.11, 0.09, 0.08, 0.075, 0.06, 0.02],
    },
    { pigment: 'blush', tone: (x, y) => clamp(0.2 + 0.9 * (y + 1) + x), line: inner },
  );
  for (const y of [-0.92, -0.8, -0.68, -0.56])
    pen.stroke(traced(`${-0.36 + 0.02 * y} ${y}, -0.3 ${y + 0.03}, -0.22 ${y}`), detail);
  for (const isFlipped of [true, false]) {
    const side = pen.at({ isFlipped });
    drawLimb(
      side,
      { line: '0.3 -0.16, 0.56 -0.28, 0.5 -0.54', half: [0.17, 0.12, 0.06] },
      { pigment: 'grey', tone: 0.5 },
    );
    drawLimb(
      side,
      { line: '0.3 0.34, 0.66 0.5, 0.72 0.86', half: [0.13, 0.1, 0.07] },
      { pigment: 'dark', tone: 0.4 },
    );
    for (const [x, y, dx, dy] of [
      [0.5, -0.54, -0.08, -0.12],
      [0.52, -0.56, 0.02, -0.14],
      [0.54, -0.54, 0.12, -0.08],
      [0.7, 0.88, -0.1, 0.12],
      [0.72, 0.9, 0.0, 0.16],
      [0.75, 0.88, 0.12, 0.1],
    ] as const)
      drawLimb(
        side,
        {
          line: `${x} ${y}, ${x + dx * 0.5} ${y + dy * 0.5}, ${x + dx} ${y + dy}`,
          half: [0.045, 0.035, 0.012],
        },
        { pigment: 'blush', tone: 0.2, line: detail * 1.2 },
      );
  }
  pen.fill(symmetric('0 -0.52, 0.24 -0.46, 0.42 -0.2, 0.46 0.16, 0.38 0.46, 0.2 0.62, 0 0.66'), {
    pigment: 'grey',
    tone: (x) => clamp(0.1 + 0.75 * smoothstep(0.12, 0.46, Math.abs(x + 0.05))),
    line: inner * 1.2,
  });
  for (const y of [-0.3, -0.12, 0.06, 0.24])
    drawHairs(pen, traced(`-0.34 ${y}, 0 ${y - 0.05}, 0.34 ${y}`), [0.02, 0.16], 12);
}

const head = symmetric(
  '0 -0.7, 0.3 -0.66, 0.56 -0.48, 0.7 -0.2, 0.94 0.0!, 0.8 0.06!, 0.9 0.26!, 0.72 0.26!, 0.76 0.44!, 0.5 0.4, 0.34 0.48, 0.26 0.58, 0.12 0.56, 0 0.52',
);
const jaw = symmetric('0 0.5, 0.36 0.46!, 0.46 0.7, 0.44 1.0, 0.3 1.26, 0.14 1.36, 0 1.38');
const mouth = symmetric('0 0.46, 0.3 0.5!, 0.38 0.74, 0.34 1.0, 0.22 1.18, 0 1.26');
const teeth = [
  '0.12 0.54!, 0.15 0.78!, 0.22 0.54!',
  '0.23 0.54!, 0.26 0.64!, 0.29 0.54!',
  '0.3 0.56!, 0.31 0.68!, 0.35 0.62!',
  '0.02 0.54!, 0.04 0.6!, 0.06 0.54!',
  '0.07 0.54!, 0.09 0.6!, 0.11 0.54!',
  '0.2 1.22!, 0.23 1.0!, 0.28 1.14!',
  '0.3 1.1!, 0.31 0.98!, 0.35 1.0!',
  '0.03 1.27!, 0.05 1.2!, 0.08 1.26!',
  '0.1 1.26!, 0.12 1.18!, 0.15 1.25!',
];
