import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides, drawHairs } from './fur.ts';
import type { Limb } from './limb.ts';
import { drawLimb } from './limb.ts';

export interface Coat {
  readonly coat: Pigment;
  /** Breast, belly and the tip of a bushy tail. */
  readonly light: Pigment;
  /** A scut is seen from behind alone. */
  readonly tail: keyof typeof tails | 'scut' | null;
  /** A panda's dark arms and legs. */
  readonly limbs?: Pigment | undefined;
}

/** A beast that sits on its haunches with its forelegs straight, from the front; its neck is at (0, -0.2). */
export function drawUprightBody(pen: Pen, { coat, light, tail }: Coat): void {
  const { inner, detail } = pen.weight;
  if (tail) drawTail(pen, { coat, light, tail });
  drawBothSides(pen, (side) => {
    side.fill(haunch, {
      pigment: coat,
      tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(0.4, 0.66, x) + 0.2 * y),
      line: inner * 1.1,
    });
    side.fill(hindPaw, { pigment: coat, tone: 0.4, line: inner });
  });
  pen.fill(trunk, {
    pigment: coat,
    tone: (x, y) => clamp(0.12 + 0.6 * smoothstep(0.1, 0.44, Math.abs(x + 0.05)) + 0.2 * y),
    line: inner * 1.1,
  });
  pen.fill(breast, {
    pigment: light,
    tone: (x, y) => clamp(0.06 + 0.5 * Math.abs(x) + 0.2 * y),
    line: detail,
  });
  drawHairs(pen, traced('-0.14 0.02, 0 0.1, 0.14 0.02'), [0, 0.16], 7);
  pen.stroke(traced('0 0.5, 0.01 0.8, 0 1.12'), inner, { taper: 0.2 });
  drawBothSides(pen, (side) => {
    side.fill(forepaw, { pigment: coat, tone: 0.15, line: inner });
    for (const x of [0.1, 0.19]) side.stroke(traced(`${x} 1.1, ${x} 1.18`), detail);
    drawHairs(side, traced('0.34 0.2, 0.38 0.44, 0.36 0.7'), [0.03, 0.13], 7);
  });
}

/** A beast that sits on its seat with its soles to the front, without its arms; its neck is at (0, -0.2). */
export function drawSquatBody(pen: Pen, { coat, light, tail, limbs = coat }: Coat): void {
  const { inner, detail } = pen.weight;
  if (tail) drawTail(pen, { coat, light, tail });
  pen.fill(barrel, {
    pigment: coat,
    tone: (x, y) => clamp(0.15 + 0.65 * smoothstep(0.2, 0.68, Math.abs(x + 0.05)) + 0.15 * y),
    line: inner * 1.1,
  });
  pen.fill(belly, {
    pigment: light,
    tone: (x, y) => clamp(0.06 + 0.5 * Math.abs(x) + 0.2 * y),
    line: detail,
  });
  drawBothSides(pen, (side) => {
    side.fill(leg, {
      pigment: limbs,
      tone: (x) => clamp(0.2 + 0.7 * smoothstep(0.5, 0.86, x)),
      line: inner * 1.1,
    });
    side.fill(sole, { pigment: light, tone: 0.3, line: detail });
    drawHairs(side, traced('0.54 0.2, 0.66 0.5, 0.66 0.8'), [0.03, 0.13], 8);
  });
}

/** What the arms of a squat body do. */
type Reach = 'knees' | 'lap' | 'mouth' | 'beside';

/** The arms of a squat body: resting on its knees, around what it has before its breast or at its mouth, or around who sits on its right. */
export function drawArms(pen: Pen, { coat, limbs = coat }: Coat, reach: Reach): void {
  if (reach === 'beside') {
    drawLimb(pen, reachingArm, { pigment: limbs, tone: (_, y) => clamp(0.2 + 0.5 * (y - 0.2)) });
    drawPaw(pen.at({ at: [1.16, 0.44], angleRad: 0.1, isFlipped: true }), limbs);
    return;
  }
  drawBothSides(pen, (side) => {
    drawLimb(side, arms[reach], {
      pigment: limbs,
      tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(0.5, 0.74, x) + 0.2 * y),
    });
    drawPaw(side.at(paws[reach]), limbs);
  });
}

/** From its wrist to the left. */
function drawPaw(paw: Pen, coat: Pigment): void {
  paw.fill(outlined('0.16 -0.1, 0.02 -0.14, -0.13 -0.08, -0.15 0.05, -0.03 0.13, 0.15 0.1'), {
    pigment: coat,
    tone: 0.2,
    line: paw.weight.inner,
  });
  for (const y of [-0.04, 0.04]) paw.stroke(traced(`-0.14 ${y}, -0.04 ${y}`), paw.weight.detail);
}

/** The tail beside a body whose seat is at (0.3, 1). */
export function drawTail(pen: Pen, { coat, light, tail }: Coat): void {
  if (!tail || tail === 'scut') return;
  drawLimb(pen, tails[tail], { pigment: coat, tone: (x) => clamp(0.15 + 0.6 * (x - 0.6)) });
  if (tail === 'bushy') pen.fill(bushyTip, { pigment: light, tone: 0.1, line: pen.weight.detail });
}

const tails = {
  slim: { line: '0.3 1.04, 0.74 1.1, 0.98 0.86, 0.9 0.52, 1.0 0.3', half: [0.08, 0.07, 0.065, 0.05, 0.03] },
  bushy: {
    line: '0.3 1.0, 0.74 1.06, 1.02 0.78, 1.0 0.4, 0.84 0.12',
    half: [0.08, 0.17, 0.22, 0.18, 0.03],
  },
} satisfies Record<string, Limb>;
const bushyTip = outlined(
  '0.8 0.1!, 0.96 0.24, 1.16 0.44!, 1.08 0.44!, 1.02 0.54!, 0.96 0.46!, 0.86 0.5!, 0.84 0.3',
);
const trunk = symmetric(
  '0 -0.36, 0.24 -0.28, 0.36 0.04, 0.42 0.34, 0.36 0.66, 0.32 0.92, 0.33 1.14, 0.16 1.2, 0 1.16!',
);
const breast = symmetric('0 -0.24, 0.2 -0.18, 0.24 0.08!, 0.17 0.08!, 0.17 0.3!, 0.09 0.27!, 0 0.5!');
const haunch = outlined('0.3 0.5, 0.5 0.56, 0.66 0.8, 0.66 1.04, 0.5 1.14, 0.28 1.12');
const hindPaw = outlined('0.34 1.06, 0.52 1.02, 0.68 1.08, 0.7 1.18, 0.5 1.22, 0.34 1.2');
const forepaw = outlined('0.03 1.06, 0.16 1.02, 0.29 1.06, 0.32 1.16, 0.18 1.22, 0.04 1.2');
const barrel = symmetric('0 -0.3, 0.34 -0.2, 0.54 0.12, 0.66 0.5, 0.68 0.86, 0.56 1.1, 0.28 1.18, 0 1.16');
const belly = symmetric('0 0, 0.22 0.06, 0.38 0.4, 0.42 0.76, 0.26 1.02, 0 1.06');
const leg = outlined('0.3 0.84, 0.56 0.7, 0.8 0.78, 0.88 1.0, 0.76 1.2, 0.5 1.24, 0.32 1.12');
const sole = outlined('0.44 0.96, 0.6 0.86, 0.74 0.94, 0.76 1.08, 0.64 1.16, 0.48 1.1');
const restingArm: Limb = {
  line: '0.4 0.02, 0.62 0.26, 0.6 0.54, 0.44 0.72',
  half: [0.14, 0.15, 0.12, 0.1],
};
const holdingArm: Limb = { line: '0.4 0.04, 0.7 0.3, 0.62 0.56, 0.34 0.57', half: [0.14, 0.15, 0.13, 0.1] };
const raisedArm: Limb = { line: '0.4 0.04, 0.74 0.34, 0.6 0.46, 0.26 0.3', half: [0.14, 0.15, 0.13, 0.1] };
const arms = { knees: restingArm, lap: holdingArm, mouth: raisedArm } as const;
const paws = {
  knees: { at: [0.42, 0.74], angleRad: 1 },
  lap: { at: [0.3, 0.56], angleRad: 0.2 },
  mouth: { at: [0.22, 0.28], angleRad: 0.5 },
} as const;
const reachingArm: Limb = {
  line: '0.36 0.08, 0.6 0.34, 0.86 0.42, 1.06 0.42',
  half: [0.14, 0.15, 0.12, 0.1],
};
