import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from './fur.ts';
import type { Limb } from './limb.ts';
import { drawLimb } from './limb.ts';

export interface StretchingBeast {
  readonly coat: Pigment;
  readonly light: Pigment;
  /** Socks of another colour. */
  readonly paws?: Pigment | undefined;
  /** What marks the coat, on the bare body. */
  readonly drawMarkings?: (pen: Pen) => void;
  /** The head in profile, at the origin of its pen. */
  readonly drawHead: (pen: Pen) => void;
}

/** A cat or a dog that stretches after its sleep: seat and tail in the air, chest on the ground, to the right. */
export function drawStretchingBeast(pen: Pen, beast: StretchingBeast): void {
  const { coat, light } = beast;
  const { inner } = pen.weight;
  drawLimb(pen, tail, { pigment: coat, tone: (x) => clamp(0.2 + 0.5 * (-0.8 - x)) });
  drawLeg(pen, beast, farHind, [-0.28, 0.8], 0.7);
  drawLeg(pen, beast, farFore, [1.5, 0.68], 0.7);
  pen.fill(body, {
    pigment: coat,
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(-0.1, 0.35, y - 0.42 * x) + 0.3 * smoothstep(-0.6, -1, x)),
    line: inner * 1.2,
  });
  pen.fill(belly, { pigment: light, tone: 0.45, line: pen.weight.detail });
  drawLeg(pen, beast, nearHind, [-0.66, 0.84], 0.1);
  drawLeg(pen, beast, nearFore, [1.36, 0.8], 0.1);
  beast.drawMarkings?.(pen);
  for (const fold of folds) pen.stroke(traced(fold), inner, { taper: 0.5 });
  drawHairs(pen, traced('-0.6 -0.44, -0.3 -0.26, 0.0 -0.02'), [-0.12, -0.02], 9);
  drawHairs(pen, traced('-0.4 -0.1, -0.1 0.1, 0.2 0.26'), [-0.12, 0.0], 9);
  beast.drawHead(pen.at({ at: [0.86, 0.16], angleRad: -0.1 }));
}

function drawLeg(
  pen: Pen,
  { coat, paws = coat }: StretchingBeast,
  limb: Limb,
  at: readonly [number, number],
  shade: number,
): void {
  const { inner, detail } = pen.weight;
  drawLimb(pen, limb, { pigment: coat, tone: (_, y) => clamp(shade + 0.4 * smoothstep(0.1, 0.8, y)) });
  const paw = pen.at({ at });
  paw.fill(outlined('-0.12 -0.1, 0.04 -0.13, 0.18 -0.09, 0.23 0.01, 0.17 0.1, -0.02 0.11, -0.12 0.08'), {
    pigment: paws,
    tone: shade,
    line: inner,
  });
  for (const toe of ['0.12 -0.05, 0.16 0.01, 0.14 0.08', '0.03 -0.04, 0.07 0.02, 0.05 0.09'])
    paw.stroke(traced(toe), detail);
}

const tail: Limb = {
  line: '-0.84 -0.5, -1.06 -0.76, -1.06 -1.08, -0.86 -1.28, -0.7 -1.2',
  half: [0.1, 0.09, 0.08, 0.07, 0.03],
};
const body = outlined(
  '-1.0 -0.2, -0.98 -0.48, -0.76 -0.64, -0.5 -0.56, -0.24 -0.26, 0.1 0.02, 0.4 0.1, 0.62 -0.06, 0.84 -0.1, 1.0 0.16, 0.96 0.46, 0.74 0.68, 0.4 0.68, 0.06 0.5, -0.26 0.28, -0.5 0.16, -0.78 0.14, -0.94 0.02',
);
const belly = outlined(
  '-0.5 0.12!, -0.26 0.18, 0.06 0.38, 0.4 0.58, 0.62 0.64!, 0.4 0.68, 0.06 0.5, -0.26 0.28',
);
const nearHind: Limb = {
  line: '-0.74 -0.3, -0.56 0.12, -0.8 0.42, -0.86 0.56, -0.74 0.82',
  half: [0.03, 0.25, 0.25, 0.15, 0.1, 0.09, 0.085],
};
const farHind: Limb = {
  line: '-0.56 -0.1, -0.34 0.2, -0.46 0.46, -0.34 0.78',
  half: [0.18, 0.17, 0.11, 0.085],
};
const nearFore: Limb = {
  line: '0.6 0.12, 0.6 0.54, 0.84 0.74, 1.1 0.78, 1.34 0.8',
  half: [0.03, 0.19, 0.17, 0.12, 0.1, 0.09],
};
const farFore: Limb = { line: '0.8 0.4, 0.96 0.62, 1.2 0.66, 1.48 0.68', half: [0.12, 0.12, 0.1, 0.08] };
const folds = ['-0.5 -0.38, -0.36 -0.14, -0.4 0.12', '0.44 0.14, 0.42 0.36, 0.5 0.54'];
