import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawJointedLeg } from '../../parts/crawlers-and-swimmers/insect-leg.ts';

/** A lobster from above, its claws raised, its tail fanned out. */
export const lobster: Motif = {
  name: 'lobster',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawFeelers), { silhouette: 'fills-and-lines', contour: 0.4 });
    canvas.layer((pen) => {
      drawBothSides(pen, drawLimbs);
      drawTail(pen);
      drawShell(pen);
    });
  },
};

function drawFeelers(side: Pen): void {
  side.stroke(traced('0.08 -0.62, 0.2 -1.0, 0.16 -1.4, 0.36 -1.66', 10), side.weight.inner * 1.3, {
    taper: 0.7,
    tapering: 'end',
  });
  side.stroke(traced('0.04 -0.66, 0.07 -0.86, 0.03 -1.02', 8), side.weight.detail * 1.4, {
    taper: 0.6,
    tapering: 'end',
  });
}

function drawLimbs(side: Pen): void {
  const { inner, detail } = side.weight;
  for (const leg of [
    '0.24 -0.22, 0.66 -0.3, 0.92 -0.08, 1.02 0.1',
    '0.26 -0.1, 0.64 -0.08, 0.84 0.16, 0.88 0.36',
    '0.26 0.02, 0.56 0.1, 0.7 0.36, 0.68 0.54',
    '0.22 0.12, 0.44 0.26, 0.5 0.5, 0.44 0.64',
  ])
    drawJointedLeg(side, leg, 0.05, 'petal');
  drawJointedLeg(side, '0.22 -0.42, 0.52 -0.56, 0.66 -0.84', 0.11, 'petal');
  side.fill(thumb, { pigment: 'petal', tone: 0.5, line: inner });
  side.fill(claw, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.05 + 1.1 * smoothstep(0.76, 1.16, x) + 0.3 * smoothstep(-1.0, -0.78, y)),
    line: inner * 1.1,
  });
  for (const [x, y] of [
    [0.74, -0.98],
    [0.86, -1.08],
    [0.82, -1.24],
    [0.92, -1.2],
    [0.76, -0.88],
  ] as const)
    side.dot([x, y], detail * 1.1);
  for (const y of [-1.2, -1.3, -1.4]) side.stroke(traced(`0.6 ${y}, 0.66 ${y + 0.02}`), detail * 1.3);
}

function drawTail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const fin of [
      '0.06 1.02!, 0.34 1.04, 0.6 1.2, 0.62 1.4, 0.42 1.42, 0.2 1.28',
      '0.04 1.06!, 0.2 1.18, 0.38 1.36, 0.34 1.56, 0.18 1.56, 0.06 1.34',
    ])
      side.fill(outlined(fin), { pigment: 'petal', tone: (x) => clamp(0.1 + 1.0 * x), line: inner });
    for (const ray of ['0.16 1.1, 0.36 1.2, 0.52 1.34', '0.1 1.2, 0.2 1.34, 0.25 1.48'])
      side.stroke(traced(ray), detail * 1.2, { taper: 0.4 });
  });
  pen.fill(symmetric('0 1.0!, 0.12 1.02, 0.17 1.3, 0.12 1.54, 0 1.6'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  for (const i of steps(5, 5, 0)) {
    const [y, half] = [0.16 + 0.16 * i, 0.34 - 0.034 * i];
    pen.fill(
      symmetric(
        `0 ${y}, ${half * 0.8} ${y + 0.01}, ${half} ${y + 0.08}, ${half + 0.06} ${y + 0.22}!, ${half * 0.7} ${y + 0.2}, 0 ${y + 0.23}`,
      ),
      {
        pigment: 'petal',
        tone: (x, py) =>
          clamp(0.1 + 1.5 * smoothstep(0.08, half + 0.1, Math.abs(x + 0.04)) * 0.6 + 2.2 * (py - y - 0.08)),
        line: inner,
      },
    );
  }
}

function drawShell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(shell, {
    pigment: 'petal',
    tone: (x, y) =>
      clamp(0.08 + 0.75 * smoothstep(0.1, 0.36, Math.abs(x + 0.05)) + 0.4 * smoothstep(0, 0.28, y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.3 -0.1, -0.14 -0.02, 0 0.02, 0.14 -0.02, 0.3 -0.1'), inner * 1.1, { taper: 0.3 });
  pen.stroke(traced('0 -0.5, 0 -0.2'), detail * 1.3, { taper: 0.4 });
  pen.stroke(traced('0 0.06, 0 0.24'), detail * 1.3, { taper: 0.4 });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.17, -0.56], 0.055, 18), { black: 'always', tone: 1 });
    side.fill(circle([0.155, -0.575], 0.017, 10), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.1 -0.4, 0.18 -0.28, 0.16 -0.14'), detail * 1.3, { taper: 0.4 });
    for (const [x, y] of [
      [0.2, -0.02],
      [0.12, 0.12],
      [0.24, 0.12],
      [0.22, -0.34],
    ] as const)
      side.dot([x, y], detail);
  });
}

const claw = outlined(
  '0.62 -0.8!, 0.88 -0.76, 1.1 -0.94, 1.16 -1.24, 1.04 -1.52, 0.8 -1.7!, 0.84 -1.46, 0.7 -1.24, 0.68 -1.04!, 0.58 -0.92',
);
const thumb = outlined('0.72 -0.98!, 0.58 -0.94, 0.44 -1.1, 0.44 -1.36, 0.58 -1.58!, 0.6 -1.34, 0.72 -1.18!');
const shell = symmetric(
  '0 -0.78!, 0.05 -0.62!, 0.2 -0.56, 0.32 -0.36, 0.36 -0.08, 0.3 0.18, 0.16 0.3, 0 0.32',
);
