import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawElephantLegs } from './elephant-legs.ts';
import type { ElephantLook } from './elephant-profile.ts';
import { drawElephantProfile } from './elephant-profile.ts';
import { drawLimb } from './limb.ts';

/** The whole of an elephant that walks to the right. */
export function drawWholeElephant(pen: Pen, { isTrunkRaised, isYoung = false }: ElephantLook): void {
  const trunk = isYoung ? pen.at({ at: [0.02, 0.24], scale: 0.96 }) : pen;
  drawTail(trunk);
  drawElephantLegs(pen, 'far');
  drawBody(trunk);
  drawElephantLegs(pen, 'near');
  for (const fold of bodyFolds) trunk.stroke(traced(fold), pen.weight.detail * 1.3, { taper: 0.5 });
  drawElephantProfile(isYoung ? pen.at({ at: [-0.16, 0.2], scale: 1.14 }) : pen, { isTrunkRaised, isYoung });
}

function drawTail(pen: Pen): void {
  drawLimb(
    pen,
    { line: '-1.16 -0.36, -1.36 -0.16, -1.4 0.2, -1.34 0.44', half: [0.07, 0.055, 0.04, 0.03] },
    { pigment: 'grey', tone: 0.5 },
  );
  pen.fill(outlined('-1.4 0.4!, -1.44 0.62, -1.34 0.8!, -1.26 0.62, -1.28 0.4!'), {
    pigment: 'dark',
    tone: 0.6,
    line: pen.weight.inner,
  });
}

function drawBody(pen: Pen): void {
  pen.fill(body, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(-0.1, 0.42, y) + 0.4 * smoothstep(-0.8, -1.2, x)),
    line: pen.weight.inner * 1.2,
  });
}

const body = outlined(
  '-1.16 0.14, -1.24 -0.24, -1.12 -0.58, -0.8 -0.78, -0.4 -0.8, -0.02 -0.72, 0.36 -0.74, 0.7 -0.64, 0.82 -0.3, 0.76 0.1, 0.56 0.36, 0.14 0.46, -0.36 0.46, -0.76 0.38, -1.04 0.34',
);
const bodyFolds = [
  '-0.5 -0.4, -0.42 -0.1, -0.5 0.2',
  '-0.26 -0.62, -0.2 -0.4, -0.24 -0.2',
  '-0.3 0.2, -0.1 0.26, 0.08 0.24',
  '-0.32 0.32, -0.12 0.37, 0.06 0.34',
  '-1.0 -0.5, -1.08 -0.3, -1.06 -0.1',
  '-0.98 0.3, -0.88 0.36, -0.76 0.34',
];
