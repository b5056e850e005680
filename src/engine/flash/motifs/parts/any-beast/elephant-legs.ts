import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Limb } from './limb.ts';
import { drawLimb } from './limb.ts';

/** The legs of the near or the far side, walking to the right. */
export function drawElephantLegs(pen: Pen, side: keyof typeof legs): void {
  for (const leg of legs[side]) drawLeg(pen, leg, side === 'far' ? 0.7 : 0.12);
}

interface Leg {
  readonly limb: Limb;
  /** The middle of its sole. */
  readonly foot: Point;
}

function drawLeg(pen: Pen, { limb, foot: [x, y] }: Leg, shade: number): void {
  const { detail } = pen.weight;
  drawLimb(pen, limb, {
    pigment: 'grey',
    tone: (px, py) => clamp(shade + 0.55 * smoothstep(x + 0.04, x - 0.26, px) * smoothstep(-0.1, 0.3, py)),
  });
  for (const [dy, half] of [
    [-0.44, 0.1],
    [-0.34, 0.15],
    [-0.24, 0.11],
  ] as const)
    pen.stroke(traced(`${x - half} ${y + dy}, ${x} ${y + dy + 0.05}, ${x + half} ${y + dy}`), detail, {
      taper: 0.4,
    });
  for (const toe of [-0.02, 0.09, 0.17])
    pen.fill(
      outlined(
        `${x + toe - 0.06} ${y}!, ${x + toe - 0.05} ${y - 0.08}, ${x + toe + 0.03} ${y - 0.09}, ${x + toe + 0.055} ${y}!`,
      ),
      { pigment: 'bone', tone: shade * 0.6, line: detail },
    );
}

const legs = {
  near: [
    {
      limb: {
        line: '-0.78 -0.34, -0.84 0.1, -0.88 0.56, -0.98 0.84, -1.0 1.1',
        half: [0.03, 0.34, 0.36, 0.28, 0.21, 0.19, 0.2, 0.23],
      },
      foot: [-1.0, 1.1],
    },
    {
      limb: {
        line: '0.36 -0.34, 0.4 0.1, 0.46 0.5, 0.54 0.82, 0.58 1.1',
        half: [0.03, 0.26, 0.27, 0.23, 0.19, 0.18, 0.19, 0.22],
      },
      foot: [0.58, 1.1],
    },
  ],
  far: [
    {
      limb: {
        line: '-0.6 0.1, -0.56 0.5, -0.5 0.8, -0.5 1.04',
        half: [0.26, 0.24, 0.19, 0.18, 0.2],
      },
      foot: [-0.5, 1.04],
    },
    {
      limb: {
        line: '0.3 0.1, 0.18 0.5, 0.1 0.8, 0.02 1.04',
        half: [0.22, 0.2, 0.18, 0.17, 0.19],
      },
      foot: [0.02, 1.04],
    },
  ],
} satisfies Record<string, readonly Leg[]>;
