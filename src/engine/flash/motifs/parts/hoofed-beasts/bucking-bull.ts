import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Limb } from '../any-beast/limb.ts';
import { drawLimb } from '../any-beast/limb.ts';

/** A bull with its forelegs on the ground, its hindquarters in the air, its head to the right. */
export function drawBuckingBull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const hide = (depth: number) => ({
    pigment: 'wood' as const,
    tone: (x: number, y: number) => clamp(depth + 0.5 * smoothstep(-0.1, 0.7, y + 0.2 * x)),
    line: inner * 1.1,
  });
  drawLimb(
    pen,
    { line: '-1.14 -0.56, -1.5 -0.9, -1.46 -1.34, -1.76 -1.5', half: [0.07, 0.05, 0.04, 0.03] },
    { pigment: 'wood', tone: 0.4, line: inner },
  );
  pen.fill(outlined('-1.7 -1.54!, -1.86 -1.62, -2.06 -1.52!, -1.92 -1.44, -1.98 -1.32!, -1.74 -1.42'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  drawLeg(pen, far.hind, 0.5);
  drawLeg(pen, far.fore, 0.5);
  pen.fill(
    outlined(
      '-1.28 -0.5, -1.0 -0.72, -0.6 -0.66, -0.2 -0.5, 0.2 -0.46, 0.52 -0.5, 0.84 -0.3, 1.06 0.06, 1.1 0.4, 0.8 0.66, 0.4 0.62, 0.0 0.44, -0.5 0.2, -0.9 0.06, -1.24 -0.1',
    ),
    hide(0.1),
  );
  drawLeg(pen, near.hind, 0.12);
  drawLeg(pen, near.fore, 0.12);
  // Haunch and shoulder run into the legs.
  pen.fill(outlined('-1.24 -0.4, -0.96 -0.6, -0.64 -0.46, -0.66 -0.12, -0.9 0.04, -1.16 -0.06'), {
    pigment: 'wood',
    tone: 0.15,
  });
  pen.fill(outlined('0.3 -0.2, 0.6 -0.26, 0.8 0.1, 0.76 0.5, 0.5 0.56, 0.32 0.3'), {
    pigment: 'wood',
    tone: 0.2,
  });
  for (const line of [
    '-0.64 -0.5, -0.56 -0.2, -0.76 0.02',
    '0.34 -0.3, 0.26 0.1, 0.36 0.46',
    '0.6 -0.4, 0.8 -0.1, 0.82 0.3',
    '-0.3 0.2, 0.0 0.24, 0.2 0.38',
  ])
    pen.stroke(traced(line), detail * 1.7, { taper: 0.5 });
  drawHead(pen.at({ at: [1.06, 0.52], angleRad: 0.5 }));
  pen.stroke(traced('0.34 -0.46, 0.44 0.0, 0.36 0.56'), inner * 2);
}

interface Leg {
  readonly limb: Limb;
  readonly hoof: readonly [x: number, y: number];
  readonly angleRad: number;
}

function drawLeg(pen: Pen, { limb, hoof, angleRad }: Leg, depth: number): void {
  const { inner } = pen.weight;
  drawLimb(pen, limb, { pigment: 'wood', tone: (x, y) => clamp(depth + 0.2 * (y + x)) });
  pen.at({ at: hoof, angleRad }).fill(outlined('-0.1 -0.04!, 0.1 -0.04!, 0.17 0.2!, -0.12 0.2!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
}

/** Lowered, its horns forward; the poll at the origin, the muzzle down to the right. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const horn = { pigment: 'bone', tone: (x: number) => clamp(0.5 - 0.8 * x), line: inner * 1.1 } as const;
  pen.fill(outlined('0.0 -0.2!, 0.16 -0.5, 0.46 -0.66, 0.72 -0.62!, 0.46 -0.46, 0.3 -0.2!'), horn);
  pen.fill(
    outlined(
      '-0.3 -0.34!, 0.06 -0.3, 0.36 -0.16, 0.66 0.06, 0.86 0.26, 0.9 0.44, 0.74 0.54, 0.5 0.5, 0.26 0.44, 0.0 0.42, -0.3 0.4!, -0.46 0.0',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.12 + 0.6 * smoothstep(0.1, 0.5, y) + 0.1 * x),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('0.62 0.06!, 0.86 0.24, 0.92 0.44, 0.74 0.56, 0.56 0.5!, 0.56 0.26'), {
    pigment: 'blush',
    tone: 0.35,
    line: inner,
  });
  pen.fill(outlined('0.76 0.24, 0.83 0.28, 0.82 0.36, 0.75 0.34'), { black: 'always', tone: 1 });
  pen.stroke(traced('0.84 0.46, 0.7 0.44, 0.6 0.46'), detail * 1.6);
  pen.fill(outlined('0.24 0.02!, 0.32 -0.03, 0.4 0.04, 0.3 0.09!'), { black: 'always', tone: 1 });
  pen.stroke(traced('0.18 -0.04, 0.3 -0.09, 0.42 -0.02'), inner);
  pen.fill(outlined('-0.12 -0.06!, -0.34 0.02, -0.5 0.2!, -0.28 0.24, -0.1 0.1!'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner,
  });
  pen.fill(
    outlined('-0.06 -0.22!, 0.02 -0.6, 0.28 -0.86, 0.56 -0.9!, 0.34 -0.68, 0.22 -0.24!, 0.08 -0.14'),
    horn,
  );
}

const near = {
  hind: {
    limb: { line: '-1.0 -0.2, -1.3 0.1, -1.62 -0.16, -2.0 -0.1', half: [0.3, 0.2, 0.12, 0.09] },
    hoof: [-2.0, -0.1],
    angleRad: 1.6,
  },
  fore: {
    limb: { line: '0.56 0.2, 0.62 0.7, 0.5 1.06, 0.56 1.4', half: [0.26, 0.18, 0.11, 0.085] },
    hoof: [0.56, 1.42],
    angleRad: 0,
  },
} satisfies Record<string, Leg>;
const far = {
  hind: {
    limb: { line: '-1.06 -0.3, -1.42 -0.24, -1.66 -0.56, -2.04 -0.6', half: [0.28, 0.18, 0.11, 0.085] },
    hoof: [-2.04, -0.6],
    angleRad: 1.75,
  },
  fore: {
    limb: { line: '0.76 0.3, 0.98 0.74, 0.92 1.06, 1.02 1.34', half: [0.22, 0.16, 0.1, 0.08] },
    hoof: [1.02, 1.36],
    angleRad: -0.1,
  },
} satisfies Record<string, Leg>;
