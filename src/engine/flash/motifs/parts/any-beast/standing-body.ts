import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides, drawHairs } from './fur.ts';
import type { Limb } from './limb.ts';
import { drawLimb } from './limb.ts';
import type { Coat } from './sitting-body.ts';
import { drawTail } from './sitting-body.ts';

/** The trunk of a beast upright on its hind legs, from the front, with its legs; its neck is at (0, -0.2). */
export function drawStandingBody(pen: Pen, coat: Coat, isDancing: boolean): void {
  const { inner, detail } = pen.weight;
  if (coat.tail) drawTail(pen.at({ at: [0, -0.24] }), coat);
  for (const leg of isDancing ? dancingLegs : standingLegs) drawLeg(pen, coat, leg);
  pen.fill(trunk, {
    pigment: coat.coat,
    tone: (x, y) => clamp(0.12 + 0.65 * smoothstep(0.14, 0.52, Math.abs(x + 0.05)) + 0.15 * y),
    line: inner * 1.1,
  });
  pen.fill(belly, {
    pigment: coat.light,
    tone: (x, y) => clamp(0.06 + 0.6 * Math.abs(x) + 0.2 * y),
    line: detail,
  });
  drawHairs(pen, traced('-0.14 0.0, 0 0.07, 0.14 0.0'), [0, 0.15], 7);
  drawBothSides(pen, (side) => drawHairs(side, traced('0.4 0.2, 0.46 0.44, 0.42 0.66'), [0.02, 0.13], 7));
}

/** Its arms: waving as it dances, or hanging before its belly. Drawn over its chin. */
export function drawStandingArms(pen: Pen, coat: Coat, isDancing: boolean): void {
  for (const { limb, at, angleRad } of isDancing ? dancingArms : standingArms) {
    drawLimb(pen, limb, {
      pigment: coat.limbs ?? coat.coat,
      tone: (x, y) => clamp(0.12 + 0.5 * smoothstep(0.4, 0.9, Math.abs(x)) + 0.2 * y),
    });
    const paw = pen.at({ at, angleRad });
    paw.fill(outlined('-0.14 -0.1, -0.02 -0.15, 0.12 -0.13, 0.19 -0.02, 0.13 0.11, -0.02 0.14, -0.14 0.1'), {
      pigment: coat.limbs ?? coat.coat,
      tone: 0.2,
      line: pen.weight.inner,
    });
    for (const y of [-0.06, 0.0, 0.06])
      paw.stroke(traced(`0.17 ${y}, 0.08 ${y * 0.8}`), pen.weight.detail * 1.2);
  }
}

interface Reach {
  readonly limb: Limb;
  readonly at: readonly [x: number, y: number];
  readonly angleRad: number;
}

function drawLeg(pen: Pen, coat: Coat, { limb, at, angleRad }: Reach): void {
  const { inner, detail } = pen.weight;
  drawLimb(pen, limb, {
    pigment: coat.limbs ?? coat.coat,
    tone: (x, y) => clamp(0.15 + 0.5 * smoothstep(0.2, 0.6, Math.abs(x)) + 0.3 * smoothstep(0.8, 1.3, y)),
  });
  const foot = pen.at({ at, angleRad, isFlipped: at[0] < 0 });
  foot.fill(outlined('-0.16 -0.1, 0.02 -0.14, 0.2 -0.08, 0.28 0.04, 0.2 0.12, -0.04 0.13, -0.18 0.07'), {
    pigment: coat.limbs ?? coat.coat,
    tone: 0.25,
    line: inner,
  });
  for (const toe of ['0.12 0.11, 0.13 0.02', '0.2 0.1, 0.2 0.0']) foot.stroke(traced(toe), detail * 1.2);
}

const trunk = symmetric('0 -0.36, 0.28 -0.26, 0.42 0.06, 0.5 0.42, 0.46 0.74, 0.28 0.92, 0 0.96');
const belly = symmetric('0 -0.14, 0.18 -0.1, 0.3 0.2, 0.33 0.54, 0.22 0.78, 0 0.83');
const standingLegs: readonly Reach[] = [-1, 1].map((side) => ({
  limb: { line: `${0.24 * side} 0.66, ${0.32 * side} 0.98, ${0.27 * side} 1.3`, half: [0.2, 0.19, 0.14] },
  at: [0.33 * side, 1.36],
  angleRad: 0.06,
}));
const dancingLegs: readonly Reach[] = [
  {
    limb: { line: '-0.22 0.68, -0.38 0.96, -0.24 1.3', half: [0.2, 0.18, 0.13] },
    at: [-0.3, 1.36],
    angleRad: 0.04,
  },
  {
    limb: { line: '0.22 0.7, 0.6 0.8, 0.74 1.14', half: [0.2, 0.18, 0.13] },
    at: [0.84, 1.2],
    angleRad: -0.5,
  },
];
const standingArms: readonly Reach[] = [-1, 1].map((side) => ({
  limb: {
    line: `${0.34 * side} -0.08, ${0.58 * side} 0.16, ${0.56 * side} 0.42, ${0.34 * side} 0.54`,
    half: [0.03, 0.15, 0.14, 0.11],
  },
  at: [0.28 * side, 0.57],
  angleRad: side > 0 ? 2.5 : 0.64,
}));
const dancingArms: readonly Reach[] = [
  {
    limb: { line: '0.3 -0.06, 0.62 0.06, 0.86 -0.14, 0.96 -0.46', half: [0.03, 0.15, 0.13, 0.1] },
    at: [0.98, -0.54],
    angleRad: -1.4,
  },
  {
    limb: { line: '-0.3 -0.04, -0.6 0.18, -0.84 0.28, -1.08 0.12', half: [0.03, 0.15, 0.13, 0.1] },
    at: [-1.14, 0.06],
    angleRad: -2.5,
  },
];
