import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Limb } from '../any-beast/limb.ts';

interface Leg {
  readonly limb: Limb;
  readonly at: readonly [x: number, y: number];
  readonly angleRad: number;
}

/** Those on our side, drawn as one with the trunk. */
export const nearLegs: readonly Leg[] = [
  {
    limb: { line: '0.88 0.2, 0.72 0.6, 1.02 0.9, 0.9 1.26', half: [0.32, 0.24, 0.12, 0.1] },
    at: [0.84, 1.3],
    angleRad: 0,
  },
  {
    limb: { line: '-0.3 0.1, -0.3 0.6, -0.2 0.9, -0.3 1.26', half: [0.26, 0.18, 0.12, 0.1] },
    at: [-0.36, 1.3],
    angleRad: 0,
  },
];

/** Those behind the trunk. */
export const farLegs: readonly Leg[] = [
  {
    limb: { line: '-0.6 0.1, -1.0 0.34, -1.3 0.2, -1.5 -0.06', half: [0.2, 0.16, 0.12, 0.1] },
    at: [-1.56, -0.14],
    angleRad: 0.8,
  },
  {
    limb: { line: '0.5 0.3, 0.3 0.7, 0.52 0.96, 0.36 1.22', half: [0.26, 0.2, 0.12, 0.1] },
    at: [0.3, 1.26],
    angleRad: 0,
  },
];

/** A foot of the dragon to the left, its three claws spread. */
export function drawWelshDragonClaws(pen: Pen, tone: number): void {
  const { inner } = pen.weight;
  for (const [x, y, turn] of [
    [-0.22, 0.08, 0],
    [-0.16, -0.06, 0.5],
    [-0.06, 0.14, -0.8],
  ] as const)
    pen
      .at({ at: [x, y], angleRad: turn })
      .fill(outlined('0.1 -0.06!, -0.08 -0.06, -0.24 0.08!, -0.04 0.07, 0.1 0.06!'), {
        pigment: 'bone',
        tone: 0.05,
        line: inner * 0.9,
      });
  pen.fill(outlined('0.14 -0.14, -0.06 -0.14, -0.24 -0.04, -0.24 0.1, -0.04 0.16, 0.16 0.13'), {
    pigment: 'petal',
    tone,
    line: inner,
  });
}
