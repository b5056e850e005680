import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from '../any-beast/fur.ts';

export interface HoofedHead {
  readonly coat: Pigment;
  readonly muzzle?: Pigment;
  /** Around its eye. */
  readonly ring?: Pigment;
  readonly ear: keyof typeof ears;
  readonly hasBlackNose?: boolean;
  /** Slender unless told otherwise; a moose's nose is heavy, a cow's broad. */
  readonly shape?: keyof typeof shapes;
  /** What grows on its head, behind the ear. */
  readonly drawHorns?: (pen: Pen) => void;
  readonly drawMarkings?: (pen: Pen) => void;
}

/** A head in profile to the right, its nape at the origin, about 0.65 long. */
export function drawHoofedHead(pen: Pen, head: HoofedHead): void {
  const { coat, muzzle = coat, ring } = head;
  const shape = shapes[head.shape ?? 'slender'];
  const { inner, detail } = pen.weight;
  const ear = outlined(ears[head.ear]);
  pen.at({ at: [0.1, 0.02], angleRad: 0.16 }).fill(ear, { pigment: coat, tone: 0.7, line: inner });
  pen.fill(outlined(shape.outline), {
    pigment: coat,
    tone: (x, y) => clamp(0.06 + 0.7 * smoothstep(0.12, 0.42, y - 0.5 * x)),
    line: inner * 1.1,
  });
  head.drawMarkings?.(pen);
  if (muzzle !== coat)
    pen.fill(outlined(shape.muzzle), {
      pigment: muzzle,
      tone: (_, y) => clamp(1.6 * (y - 0.3)),
      line: detail,
    });
  if (ring)
    pen.fill(outlined('0.12 0.13, 0.2 0.06, 0.29 0.1, 0.3 0.18, 0.2 0.2'), { pigment: ring, tone: 0.05 });
  head.drawHorns?.(pen);
  pen.fill(ear, { pigment: coat, tone: 0.15, line: inner });
  pen.fill(outlined('0.15 0.14!, 0.19 0.085, 0.26 0.1, 0.28 0.16!, 0.21 0.17'), { black: 'always', tone: 1 });
  pen.stroke(traced('0.12 0.1, 0.2 0.04, 0.3 0.09'), detail * 1.2, { taper: 0.4 });
  const end = pen.at({ at: shape.end });
  if (head.hasBlackNose)
    pen.fill(outlined('0.54 0.27!, 0.61 0.32, 0.64 0.4!, 0.58 0.43, 0.54 0.36'), {
      black: 'always',
      tone: 1,
    });
  else end.fill(outlined('0.53 0.35!, 0.54 0.31, 0.58 0.32, 0.57 0.37'), { black: 'always', tone: 1 });
  end.stroke(traced('0.57 0.46, 0.48 0.46, 0.41 0.42'), detail * 1.2, { taper: 0.3, tapering: 'end' });
  pen.stroke(traced('0.08 0.18, 0.16 0.27, 0.14 0.36'), detail * 1.2, { taper: 0.5 });
  drawHairs(pen, traced('0.3 0.14, 0.38 0.22, 0.44 0.3'), [0.02, 0.08], 4);
}

/** Outlines and muzzles, and how far nostril and mouth are from where a slender one has them. */
const shapes = {
  slender: {
    outline:
      '0.0 -0.02, 0.14 -0.04, 0.3 0.06, 0.44 0.2, 0.58 0.3, 0.63 0.39, 0.59 0.47, 0.54 0.52, 0.45 0.51, 0.36 0.44, 0.22 0.4, 0.08 0.36, -0.04 0.26, -0.06 0.1',
    muzzle: '0.47 0.22!, 0.58 0.3, 0.63 0.39, 0.59 0.47, 0.54 0.52, 0.45 0.51, 0.38 0.46!, 0.44 0.36',
    end: [0, 0],
  },
  heavy: {
    outline:
      '0.0 -0.02, 0.14 -0.04, 0.3 0.06, 0.46 0.16, 0.64 0.28, 0.76 0.42, 0.74 0.56, 0.62 0.6, 0.5 0.56, 0.38 0.47, 0.22 0.4, 0.08 0.36, -0.04 0.26, -0.06 0.1',
    muzzle: '0.56 0.22!, 0.68 0.3, 0.76 0.42, 0.74 0.56, 0.62 0.6, 0.5 0.57, 0.46 0.52!, 0.52 0.38',
    end: [0.06, 0.05],
  },
  broad: {
    outline:
      '0.0 -0.1, 0.16 -0.1, 0.32 0.04, 0.44 0.22, 0.56 0.36, 0.65 0.48, 0.63 0.6, 0.52 0.67, 0.38 0.62, 0.26 0.52, 0.12 0.48, -0.04 0.42, -0.12 0.24, -0.1 0.02',
    muzzle: '0.49 0.26!, 0.6 0.4, 0.66 0.49, 0.63 0.6, 0.52 0.67, 0.38 0.62!, 0.42 0.46',
    end: [0.03, 0.12],
  },
} as const;
const ears = {
  pricked: '-0.02 0.04!, -0.05 -0.12, 0.0 -0.26!, 0.08 -0.13, 0.09 0.03!',
  long: '-0.04 0.04!, -0.16 -0.2, -0.14 -0.52!, 0.02 -0.26, 0.08 0.02!',
  leaf: '0.06 0.05!, -0.1 -0.1, -0.36 -0.2!, -0.3 0.02, -0.1 0.14!',
};
