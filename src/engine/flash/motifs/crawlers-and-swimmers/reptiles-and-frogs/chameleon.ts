import { spiral } from '../../../geometry/curve.ts';
import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { pointAt } from '../../../geometry/point.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A chameleon on its branch, its tail rolled up; looks to the right. */
export const chameleon: Motif = {
  name: 'chameleon',
  tinted: ['leaf', 'leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLeg(pen.at({ at: [0.3, 0.24] }), 'leafLight');
      drawLeg(pen.at({ at: [-0.36, 0.26], isFlipped: true }), 'leafLight');
      drawBranch(pen);
      drawTail(pen);
      drawBody(pen);
      drawLeg(pen.at({ at: [0.1, 0.3] }), 'leaf');
      drawLeg(pen.at({ at: [-0.22, 0.3], isFlipped: true }), 'leaf');
      drawHead(pen);
    });
  },
};

function drawBranch(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-1.2 0.98, -0.5 0.86, 0.2 0.86, 0.8 0.74, 1.2 0.56', half: [0.05, 0.09, 0.08, 0.08, 0.04] },
    { pigment: 'wood', tone: (_, y) => clamp(0.25 + 3 * (y - 0.82)), line: inner * 1.1 },
  );
  for (const grain of ['-0.9 0.92, -0.6 0.88, -0.4 0.88', '0.46 0.82, 0.66 0.78, 0.9 0.68'])
    pen.stroke(traced(grain), detail, { taper: 0.4 });
}

function drawTail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tail = ribbon(
    [...traced('-0.3 0.0, -0.46 -0.02, -0.6 0.04', 5), ...spiral([-0.76, 0.42], -1.05, 0.42, 0.07, -1.8, 60)],
    (share) => 0.155 * (1 - share) + 0.03,
  );
  pen.fill(outlineOf(tail), { pigment: 'leaf', tone: (_, y) => clamp(0.2 + 0.6 * y), line: inner * 1.1 });
  for (const share of steps(15, 0.14, 0.93))
    pen.stroke([onRibbon(tail, share, 0.9), onRibbon(tail, share, -0.1)], detail * 1.3, { taper: 0.5 });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.12 + 0.7 * smoothstep(-0.1, 0.42, y) + 0.2 * smoothstep(0.1, -0.5, x)),
    line: inner * 1.1,
  });
  const back = traced('-0.5 -0.14, -0.26 -0.42, 0.06 -0.5, 0.34 -0.38', 8);
  for (const i of steps(11, 1, back.length - 2)) {
    const [x, y] = pointAt(back, Math.round(i));
    pen.fill(
      [
        [x - 0.05, y + 0.02],
        [x - 0.01, y - 0.08],
        [x + 0.05, y + 0.01],
      ] as Point[],
      {
        pigment: 'leafLight',
        tone: 0.2,
        line: detail,
      },
    );
  }
  for (const [x, bend] of [
    [-0.3, -0.06],
    [-0.1, -0.02],
    [0.1, 0.02],
    [0.28, 0.06],
  ] as const)
    pen.fill(outlined(`${x} -0.3!, ${x + 0.06 + bend} -0.1, ${x + bend} 0.16!, ${x - 0.05 + bend} -0.08`), {
      pigment: 'gold',
      tone: 0.15,
      line: detail,
    });
  if (!pen.hasDetail) return;
  for (const [x, y] of scales) pen.dot([x, y], detail * 0.9);
}

/** Upper arm, forearm, and toes closed around the branch. */
function drawLeg(pen: Pen, pigment: 'leaf' | 'leafLight'): void {
  const { inner } = pen.weight;
  const look = { pigment, tone: (x: number) => clamp(0.3 + 1.6 * x), line: inner } as const;
  drawLimb(pen, { line: '0 -0.12, 0.16 0.1, 0.04 0.34, 0.08 0.5', half: [0.1, 0.085, 0.06, 0.06] }, look);
  pen.fill(outlined('-0.02 0.44!, 0.02 0.4, 0.1 0.44!, 0.08 0.6, -0.02 0.7!, -0.08 0.58'), look);
  pen.fill(outlined('0.06 0.44!, 0.14 0.42, 0.2 0.5, 0.2 0.66!, 0.1 0.6'), look);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(-0.1, 0.2, y) + 0.4 * smoothstep(0.5, 0.2, x)),
    line: inner * 1.1,
  });
  pen.stroke(traced('1.08 -0.02, 0.86 0.04, 0.64 0.06, 0.5 0.0'), inner, { taper: 0.1, tapering: 'end' });
  pen.stroke(traced('0.98 -0.24, 0.8 -0.42, 0.56 -0.5, 0.36 -0.56'), inner, { taper: 0.4 });
  pen.fill(circle([0.7, -0.18], 0.165, 32), {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.1 + 2 * (x - 0.7 + y + 0.18)),
    line: inner,
  });
  pen.stroke(circle([0.71, -0.18], 0.115, 28), detail);
  pen.fill(circle([0.72, -0.18], 0.07, 22), { pigment: 'gold', tone: 0.1, line: detail });
  pen.fill(circle([0.73, -0.18], 0.042, 18), { black: 'always', tone: 1 });
  pen.dot([1.02, -0.13], detail);
  for (const [x, y] of [
    [0.46, -0.32],
    [0.44, -0.18],
    [0.5, -0.08],
    [0.9, -0.04],
  ] as const)
    pen.dot([x, y], detail);
}

const body = outlined(
  '-0.56 0.02, -0.42 -0.26, -0.12 -0.44, 0.2 -0.44, 0.48 -0.24, 0.56 0.02, 0.46 0.24, 0.1 0.4, -0.24 0.38, -0.5 0.22',
);
const head = outlined(
  '0.34 -0.2, 0.26 -0.5, 0.22 -0.74!, 0.44 -0.66, 0.74 -0.52, 0.98 -0.3, 1.14 -0.08!, 1.06 0.08, 0.82 0.2, 0.56 0.22, 0.4 0.08',
);
const scales = [
  [-0.4, 0.06],
  [-0.2, 0.24],
  [-0.02, 0.28],
  [0.18, 0.24],
  [0.34, 0.14],
  [-0.2, -0.16],
  [0, -0.24],
  [0.2, -0.26],
  [0.4, -0.08],
  [-0.36, -0.1],
] as const;
