import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from '../any-beast/fur.ts';
import type { Markings } from '../cats/feline-markings.ts';

/** What tells one dog from another where its whole body is seen. */
export interface DogBuild {
  readonly coat: Pigment;
  /** Breast, belly and paws. */
  readonly light: Pigment;
  readonly ear: 'hanging' | 'pricked';
  readonly tail: 'slim' | 'plume' | 'brush' | 'curled' | 'stub';
  /** The muzzle of a pug. */
  readonly isFlatFaced?: boolean;
  readonly hasShortLegs?: boolean;
  /** A face darker than the coat. */
  readonly mask?: Pigment;
  /** Clipped as a poodle: curls on head, ears, breast, ankles and tail. */
  readonly isCurly?: boolean;
  /** The colour of its back, where that is another. */
  readonly saddle?: Pigment;
  readonly markings?: Markings;
}

export type DogMood = 'laughing' | 'calm' | 'asleep';

/** A dog's head in profile, to the right, about 0.9 long; its skull is at the origin. */
export function drawDogProfile(
  pen: Pen,
  { coat, light, ear, isFlatFaced, mask, isCurly }: DogBuild,
  mood: DogMood = 'laughing',
): void {
  const { inner, detail } = pen.weight;
  // A flat face ends where others' muzzles begin.
  const muzzle = pen.at(isFlatFaced ? { at: [0.02, 0.05], scale: 0.72 } : {});
  if (ear === 'pricked')
    pen.fill(outlined('0.06 -0.26!, 0.04 -0.46, 0.12 -0.64!, 0.22 -0.44, 0.22 -0.24!'), {
      pigment: coat,
      tone: 0.75,
      line: inner,
    });
  if (mood === 'laughing') drawOpenJaw(muzzle, light);
  pen.fill(isFlatFaced ? flatHead : head, {
    pigment: coat,
    tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.1, -0.26, x) + 0.3 * smoothstep(-0.1, 0.2, y)),
    line: inner * 1.1,
  });
  muzzle.fill(outlined('0.63 0.0!, 0.5 -0.04, 0.34 -0.02, 0.26 0.06, 0.22 0.16!, 0.38 0.13, 0.58 0.08!'), {
    pigment: mask ?? light,
    tone: mask ? 0.8 : 0.1,
    line: detail,
  });
  muzzle.fill(outlined('0.68 -0.04, 0.64 -0.13, 0.54 -0.12, 0.53 -0.05, 0.6 0.02, 0.66 0.02'), {
    black: 'always',
    tone: 1,
  });
  if (mood === 'asleep') pen.stroke(traced('0.13 -0.12, 0.21 -0.05, 0.3 -0.1'), inner * 1.2, { taper: 0.3 });
  else drawEye(pen);
  if (mood === 'calm') muzzle.stroke(traced('0.58 0.09, 0.4 0.14, 0.24 0.12'), inner, { taper: 0.3 });
  muzzle.stroke(traced('0.1 0.2, 0.2 0.16, 0.24 0.1'), inner, { taper: 0.4 });
  drawHairs(pen, traced('0.0 0.0, -0.06 0.12, 0.0 0.22'), [-0.12, 0.06], 6);
  if (ear === 'pricked') {
    pen.fill(outlined('-0.2 -0.2!, -0.24 -0.42, -0.18 -0.64!, 0.0 -0.48, 0.08 -0.26!, -0.06 -0.2'), {
      pigment: coat,
      tone: 0.2,
      line: inner * 1.1,
    });
    pen.fill(outlined('-0.12 -0.26!, -0.16 -0.4, -0.13 -0.54!, -0.03 -0.44, 0.01 -0.3!'), {
      pigment: 'blush',
      black: 'uncolored',
      tone: 0.4,
    });
    return;
  }
  if (isCurly) {
    drawCurls(pen.at({ at: [0.0, -0.34], scale: 0.36 }), coat, 0.1);
    drawCurls(pen.at({ at: [-0.22, 0.16], scale: 0.3, angleRad: 1.4 }), coat, 0.35);
    return;
  }
  pen.fill(
    outlined(
      '0.08 -0.22!, -0.04 -0.3, -0.26 -0.32, -0.48 -0.22, -0.56 -0.06, -0.42 0.02, -0.22 -0.02, -0.04 0.0',
    ),
    {
      pigment: mask ?? coat,
      tone: (x) => clamp(0.25 + 0.9 * smoothstep(-0.1, -0.6, x)),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('-0.08 -0.14, -0.24 -0.18, -0.4 -0.1'), detail, { taper: 0.5 });
}

/** A round of curls, as wide as the pen's unit to both sides. */
export function drawCurls(pen: Pen, pigment: Pigment, tone: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(curls, {
    pigment,
    tone: (x, y) => clamp(tone + 0.5 * smoothstep(-0.1, 0.9, y) + 0.2 * smoothstep(-0.2, -0.9, x)),
    line: inner * 1.1,
  });
  for (const curl of curlLines) pen.stroke(traced(curl), detail, { taper: 0.4 });
}

const curls = outlined(
  '-0.9 0.1, -0.98 -0.3!, -0.72 -0.56, -0.5 -0.66!, -0.34 -0.96, -0.02 -0.98!, 0.3 -1.0, 0.52 -0.72!, 0.84 -0.6, 0.9 -0.24!, 1.06 0.08, 0.84 0.34!, 0.8 0.66, 0.46 0.74!, 0.2 0.98, -0.08 0.8!, -0.42 0.92, -0.6 0.62!, -0.92 0.5',
);
const curlLines = [
  '-0.5 -0.1, -0.42 -0.34, -0.2 -0.3, -0.22 -0.12',
  '0.1 -0.5, 0.3 -0.62, 0.44 -0.44, 0.3 -0.34',
  '0.3 0.1, 0.46 -0.08, 0.6 0.06, 0.48 0.2',
  '-0.2 0.4, -0.06 0.2, 0.12 0.32, 0.02 0.48',
];

/** The lower jaw, and the tongue that hangs over it. */
function drawOpenJaw(muzzle: Pen, light: Pigment): void {
  const { inner } = muzzle.weight;
  muzzle.fill(outlined('0.1 0.16!, 0.3 0.18, 0.5 0.26, 0.54 0.32, 0.44 0.38, 0.2 0.36, 0.0 0.26!'), {
    pigment: light,
    tone: (_, y) => clamp(0.1 + 1.6 * (y - 0.16)),
    line: inner,
  });
  muzzle.fill(outlined('0.2 0.14!, 0.58 0.06!, 0.5 0.28!, 0.3 0.24'), { black: 'always', tone: 1 });
  muzzle.fill(
    outlined('0.28 0.2!, 0.42 0.18, 0.5 0.24!, 0.5 0.36, 0.4 0.52, 0.28 0.56, 0.26 0.44, 0.32 0.32'),
    {
      pigment: 'blush',
      tone: (_, y) => clamp(0.6 - 1.2 * (y - 0.2)),
      line: inner,
    },
  );
}

function drawEye(pen: Pen): void {
  const { inner, detail, contour } = pen.weight;
  pen.fill(outlined('0.17 -0.1!, 0.23 -0.16, 0.3 -0.12!, 0.25 -0.07'), { black: 'always', tone: 1 });
  pen.dot([0.235, -0.13], detail * 0.8, 0);
  pen.stroke(traced('0.14 -0.19, 0.22 -0.24, 0.31 -0.19'), Math.max(inner, contour * 0.4), { taper: 0.5 });
}

const head = outlined(
  '-0.24 0.14, -0.24 -0.14, -0.08 -0.3, 0.12 -0.32, 0.25 -0.26, 0.34 -0.15, 0.5 -0.13, 0.62 -0.1, 0.64 0.02, 0.58 0.09, 0.4 0.13, 0.26 0.18, 0.12 0.28, -0.08 0.3',
);
const flatHead = outlined(
  '-0.24 0.14, -0.24 -0.14, -0.08 -0.3, 0.12 -0.34, 0.3 -0.28, 0.38 -0.14, 0.44 -0.08, 0.48 0.02, 0.44 0.12, 0.32 0.15, 0.22 0.18, 0.12 0.28, -0.08 0.3',
);
