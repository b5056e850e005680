import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A single-action revolver, engraved, from its side. */
export const revolver: Motif = {
  name: 'gun',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => drawRevolver(pen.at({ at: [0.02, 0.1], angleRad: -0.12 })));
  },
};

/** It points to the left, its grip down at the right. */
export function drawRevolver(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(hammer, { pigment: 'steel', tone: 0.5, line: inner });
  pen.fill(grip, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.15 + 0.9 * smoothstep(0.62, 0.96, x - 0.2 * y) + 0.2 * y),
    line: inner * 1.1,
  });
  for (const line of ['0.66 0.3, 0.8 0.56, 0.96 0.78', '0.72 0.22, 0.9 0.5, 1.06 0.7'])
    pen.stroke(traced(line), detail, { taper: 0.5 });
  pen.fill(circle([0.84, 0.52], 0.07, 24), { pigment: 'gold', tone: 0.2, line: inner });
  pen.fill([guard, guardInside], { pigment: 'gold', tone: 0.3, line: inner, rule: 'evenodd' });
  pen.fill(outlined('0.36 0.2!, 0.42 0.34, 0.36 0.46!, 0.3 0.34, 0.28 0.2!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
  pen.fill(barrel, {
    pigment: 'steel',
    tone: (_, y) => clamp(0.05 + 3.2 * Math.abs(y + 0.3)),
    line: inner * 1.1,
  });
  pen.fill(rod, { pigment: 'steel', tone: (_, y) => clamp(0.2 + 5 * (y + 0.15)), line: inner });
  pen.fill(outlined('-1.34 -0.42!, -1.28 -0.52!, -1.2 -0.42!'), { black: 'always', tone: 0 });
  pen.fill(frame, {
    pigment: 'steel',
    tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(-0.1, 0.3, y) + 0.2 * x),
    line: inner * 1.1,
  });
  drawCylinder(pen);
  for (const scroll of scrolls) pen.stroke(traced(scroll), detail * 1.2, { taper: 0.4 });
  for (const [x, y] of [
    [0.5, -0.1],
    [0.28, 0.14],
    [-0.3, 0.1],
  ] as const) {
    pen.fill(circle([x, y], 0.035, 16), { pigment: 'foam', tone: 0.1, line: detail });
  }
}

function drawCylinder(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(cylinder, {
    pigment: 'steel',
    tone: (_, y) => clamp(0.05 + 2.2 * Math.max(0, y + 0.14) + 1.4 * Math.max(0, -0.26 - y)),
    line: inner * 1.1,
  });
  for (const y of [-0.3, -0.12, 0.06])
    pen.fill(outlined(`-0.3 ${y - 0.04}!, 0.0 ${y - 0.05}, 0.08 ${y}, 0.0 ${y + 0.05}, -0.3 ${y + 0.04}!`), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.4,
      line: detail,
    });
  pen.stroke(traced('0.16 -0.38, 0.18 -0.14, 0.16 0.12'), inner);
}

const barrel = outlined('-1.4 -0.42!, -0.3 -0.42!, -0.3 -0.18!, -1.4 -0.2!, -1.42 -0.3');
const rod = outlined('-1.2 -0.2!, -0.3 -0.18!, -0.3 -0.06!, -1.14 -0.08!');
const frame = outlined(
  '-0.42 -0.46!, 0.34 -0.48!, 0.46 -0.4, 0.62 -0.16, 0.78 0.0!, 0.74 0.22, 0.58 0.28!, 0.3 0.22, -0.36 0.2!, -0.46 0.06!',
);
const cylinder = outlined('-0.34 -0.4!, 0.2 -0.4, 0.24 -0.13, 0.2 0.14, -0.34 0.14!, -0.36 -0.13');
const hammer = outlined(
  '0.44 -0.36!, 0.56 -0.58, 0.7 -0.66!, 0.78 -0.56!, 0.66 -0.46, 0.66 -0.16!, 0.5 -0.16!',
);
const grip = outlined(
  '0.56 0.2!, 0.72 -0.06, 0.9 -0.08!, 1.0 0.2, 1.16 0.52, 1.34 0.82, 1.3 0.96!, 1.06 1.04, 0.9 0.98!, 0.82 0.7, 0.64 0.42!',
);
const guard = outlined('0.04 0.18!, 0.6 0.22!, 0.66 0.4, 0.52 0.58, 0.3 0.6, 0.1 0.46');
const guardInside = outlined('0.14 0.24!, 0.52 0.26!, 0.56 0.4, 0.46 0.5, 0.3 0.52, 0.18 0.42');
const scrolls = [
  '0.3 -0.38, 0.42 -0.26, 0.36 -0.14, 0.28 -0.2, 0.34 -0.26',
  '0.6 0.02, 0.52 0.1, 0.42 0.06, 0.46 -0.02, 0.52 0.02',
  '-1.2 -0.34, -1.08 -0.26, -0.96 -0.34, -0.84 -0.26, -0.72 -0.34, -0.6 -0.26, -0.48 -0.34',
];
