import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from './fur.ts';

export interface CurledUp {
  readonly coat: Pigment;
  readonly light: Pigment;
  /** A cat's short face or a dog's blunt one instead of a fox's. */
  readonly head?: 'fox' | 'rabbit' | 'cat' | 'big cat' | 'dog' | 'hanging-eared dog';
  /** The colour of its back, where that is another. */
  readonly saddle?: Pigment | undefined;
  /** Stripes or spots on back and tail. */
  readonly drawMarkings?: (pen: Pen) => void;
}

/** An animal asleep, curled up around its own tail, its head to the right. */
export function drawCurledUp(pen: Pen, { coat, light, head = 'fox', saddle, drawMarkings }: CurledUp): void {
  const { inner, detail } = pen.weight;
  if (head === 'fox' || head === 'dog') pen.fill(farEar, { pigment: coat, tone: 0.6, line: inner });
  if (head === 'rabbit')
    pen.fill(
      outlined(
        '-0.9 0.2!, -1.12 0.18!, -1.16 0.3!, -1.3 0.4!, -1.2 0.5!, -1.22 0.66!, -1.04 0.64!, -0.8 0.7!',
      ),
      {
        pigment: light,
        tone: 0.2,
        line: inner,
      },
    );
  pen.fill(body, {
    pigment: coat,
    tone: (x, y) =>
      clamp(
        0.12 +
          0.5 * smoothstep(-0.2, 0.5, y) +
          0.5 * smoothstep(-0.6, -1.1, x) +
          0.2 * smoothstep(0.5, 0.9, x),
      ),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.5 0.3, -0.64 0.02, -0.5 -0.26, -0.2 -0.36'), inner, { taper: 0.5 });
  pen.stroke(traced('0.44 -0.34, 0.36 -0.12, 0.42 0.1'), inner, { taper: 0.5 });
  drawHairs(pen, traced('-0.84 0, -0.6 -0.4, -0.2 -0.56, 0.2 -0.56'), [0.12, 0.08], 14);
  drawHairs(pen, traced('-0.2 -0.2, 0.1 -0.26, 0.3 -0.2'), [0.06, 0.14], 8);
  if (saddle)
    pen.fill(back, {
      pigment: saddle,
      tone: (x) => clamp(0.2 + 0.5 * smoothstep(-0.2, -0.9, x)),
      line: detail,
    });
  drawMarkings?.(pen);
  if (head === 'cat' || head === 'big cat')
    drawSnubHead(pen, coat, light, head === 'cat' ? catEars : roundEars);
  else if (head === 'fox') drawHead(pen, coat, light);
  else drawBluntHead(pen, coat, light, head);
  if (head === 'rabbit') {
    drawForepaw(pen, coat);
    return;
  }
  pen.fill(tail, {
    pigment: coat,
    tone: (x, y) => clamp(0.15 + 0.7 * smoothstep(0.4, 0.76, y) + 0.2 * smoothstep(-0.4, -0.9, x)),
    line: inner * 1.2,
  });
  pen.fill(tailTip, {
    pigment: light,
    tone: (_, y) => clamp(0.05 + 0.6 * smoothstep(0.4, 0.7, y)),
    line: inner,
  });
  drawHairs(pen, traced('-0.8 0.4, -0.3 0.5, 0.1 0.52'), [0.2, 0.06], 12);
  drawHairs(pen, traced('-0.6 0.6, -0.2 0.66, 0.2 0.62'), [0.18, -0.02], 8);
  pen.stroke(traced('0.78 0.52, 0.84 0.46, 0.94 0.5'), detail);
}

/** The head lies flat on the tail: eyes closed, nose outwards. */
function drawHead(pen: Pen, coat: Pigment, light: Pigment): void {
  const { inner, detail, contour } = pen.weight;
  pen.fill(head, {
    pigment: coat,
    tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.2, 0.5, y) + 0.2 * x - 0.1),
    line: inner * 1.2,
  });
  pen.fill(cheek, {
    pigment: light,
    tone: (_, y) => clamp(0.04 + 0.6 * smoothstep(0.3, 0.56, y)),
    line: detail,
  });
  pen.fill(ear, { pigment: coat, tone: 0.2, line: inner * 1.1 });
  pen.fill(innerEar, { pigment: 'dark', black: 'uncolored', tone: 0.7 });
  pen.fill(nose, { black: 'always', tone: 1 });
  pen.stroke(traced('0.6 0.2, 0.7 0.27, 0.82 0.24'), Math.max(inner * 1.3, contour * 0.6), { taper: 0.3 });
  for (const lash of ['0.63 0.24, 0.6 0.3', '0.7 0.27, 0.69 0.33', '0.77 0.26, 0.79 0.32'])
    pen.stroke(traced(lash), detail, { taper: 0.5, tapering: 'end' });
  pen.stroke(traced('0.9 0.46, 1.02 0.46, 1.14 0.4'), detail * 1.2, { taper: 0.4 });
  drawHairs(pen, traced('0.36 0.14, 0.4 0.34, 0.5 0.46'), [-0.1, 0.1], 7);
  drawHairs(pen, traced('0.54 -0.08, 0.64 -0.04, 0.74 0'), [0.1, 0.1], 4);
}

/** A dog's head on its tail, the ear fallen over its cheek or pricked. */
function drawBluntHead(pen: Pen, coat: Pigment, light: Pigment, kind: CurledUp['head']): void {
  const { inner, detail } = pen.weight;
  pen.fill(bluntHead, {
    pigment: coat,
    tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.3, 0.56, y) + 0.4 * smoothstep(0.5, 0.2, x)),
    line: inner * 1.2,
  });
  pen.fill(outlined('1.28 0.38!, 1.1 0.3, 0.94 0.34, 0.86 0.46, 0.94 0.56!, 1.12 0.58, 1.24 0.52'), {
    pigment: light,
    tone: (_, y) => clamp(0.04 + 1.6 * (y - 0.4)),
    line: detail,
  });
  if (kind === 'rabbit')
    pen.fill(outlined('1.2 0.28!, 1.31 0.3!, 1.29 0.4!, 1.22 0.36'), {
      pigment: 'blush',
      black: 'uncolored',
      tone: 0.4,
      line: inner,
    });
  else
    pen.fill(outlined('1.16 0.27, 1.24 0.23, 1.32 0.28, 1.31 0.38, 1.22 0.4, 1.16 0.36'), {
      black: 'always',
      tone: 1,
    });
  pen.stroke(traced('0.76 0.2, 0.86 0.28, 0.98 0.24'), inner * 1.4, { taper: 0.3 });
  pen.stroke(traced('0.76 0.08, 0.86 0.04, 0.96 0.08'), detail * 1.2, { taper: 0.5 });
  pen.stroke(traced('1.24 0.4, 1.22 0.48, 1.08 0.5, 0.94 0.46'), inner, { taper: 0.4, tapering: 'end' });
  for (const [x, y] of whiskerRoots) pen.dot([x, y], detail * 0.9);
  const [ear, within] = bluntEars[kind === 'rabbit' || kind === 'dog' ? kind : 'hanging-eared dog'];
  pen.fill(outlined(ear), {
    pigment: coat,
    tone: (x, y) => clamp(0.3 + 0.6 * smoothstep(0, 0.5, y) + 0.2 * (0.5 - x)),
    line: inner * 1.2,
  });
  if (within) pen.fill(outlined(within), { pigment: 'blush', black: 'uncolored', tone: 0.5 });
  else pen.stroke(traced('0.5 0.1, 0.44 0.3, 0.5 0.44'), detail * 1.2, { taper: 0.5 });
}

/** A rabbit's paw under its chin; its tail is too short to reach there. */
function drawForepaw(pen: Pen, coat: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.52 0.62, 0.7 0.54, 1.0 0.56, 1.14 0.66, 1.06 0.77, 0.8 0.8, 0.58 0.77'), {
    pigment: coat,
    tone: (_, y) => clamp(0.1 + 2 * (y - 0.56)),
    line: inner * 1.1,
  });
  for (const x of [0.96, 1.04])
    pen.stroke(traced(`${x} 0.76, ${x + 0.02} 0.68`), detail * 1.2, { taper: 0.4 });
}

/** A cat's head, seen half from above, chin on the tail. */
function drawSnubHead(pen: Pen, coat: Pigment, light: Pigment, ears: typeof catEars): void {
  const { inner, detail, contour } = pen.weight;
  for (const [outer, within] of ears) {
    pen.fill(outlined(outer), { pigment: coat, tone: 0.3, line: inner * 1.1 });
    pen.fill(outlined(within), { pigment: 'blush', black: 'uncolored', tone: 0.4 });
  }
  pen.fill(catHead, {
    pigment: coat,
    tone: (x, y) => clamp(0.06 + 0.6 * smoothstep(0.3, 0.56, y) + 0.3 * smoothstep(0.9, 1.16, x)),
    line: inner * 1.2,
  });
  pen.fill(outlined('0.62 0.4!, 0.66 0.3, 0.78 0.28, 0.9 0.3, 0.94 0.4!, 0.86 0.5, 0.7 0.5'), {
    pigment: light,
    tone: 0.1,
    line: detail,
  });
  for (const lid of ['0.42 0.2, 0.52 0.27, 0.64 0.22', '0.9 0.22, 1.0 0.27, 1.1 0.2'])
    pen.stroke(traced(lid), Math.max(inner * 1.3, contour * 0.6), { taper: 0.3 });
  pen.fill(outlined('0.72 0.3!, 0.84 0.3!, 0.78 0.37!'), {
    pigment: 'blush',
    black: 'uncolored',
    tone: 0.4,
    line: detail,
  });
  pen.stroke(traced('0.66 0.42, 0.72 0.46, 0.78 0.4, 0.84 0.46, 0.9 0.42'), inner, { taper: 0.3 });
  for (const whisker of [
    '0.6 0.38, 0.4 0.36, 0.24 0.4',
    '0.6 0.43, 0.42 0.46, 0.28 0.52',
    '0.95 0.38, 1.16 0.35, 1.32 0.38',
    '0.95 0.43, 1.14 0.45, 1.28 0.5',
  ])
    pen.stroke(traced(whisker), detail, { taper: 0.6, tapering: 'end' });
  for (const stripe of ['0.74 -0.02, 0.74 0.12', '0.66 0.0, 0.68 0.1', '0.82 0.0, 0.8 0.1'])
    pen.stroke(traced(stripe), inner, { taper: 0.5, isErasing: coat === 'dark' });
}

const catHead = outlined(
  '0.32 0.32, 0.34 0.1, 0.5 -0.04, 0.76 -0.08, 1.0 -0.02, 1.16 0.12, 1.18 0.34, 1.06 0.5, 0.78 0.58, 0.46 0.52',
);
type Ears = readonly (readonly [outer: string, inner: string])[];
const catEars: Ears = [
  [
    '0.36 0.1!, 0.34 -0.16, 0.42 -0.36!, 0.56 -0.2, 0.64 -0.04!',
    '0.42 0.0!, 0.41 -0.14, 0.44 -0.24!, 0.52 -0.14, 0.55 -0.04!',
  ],
  [
    '0.9 -0.04!, 1.0 -0.22, 1.16 -0.36!, 1.2 -0.14, 1.14 0.12!',
    '0.98 -0.02!, 1.05 -0.16, 1.14 -0.24!, 1.15 -0.1, 1.1 0.02!',
  ],
];
const roundEars: Ears = [
  [
    '0.36 0.12!, 0.3 -0.06, 0.36 -0.2, 0.5 -0.22, 0.64 -0.04!',
    '0.42 0.04!, 0.39 -0.06, 0.43 -0.13, 0.5 -0.13, 0.56 -0.04!',
  ],
  [
    '0.9 -0.04!, 1.02 -0.22, 1.16 -0.2, 1.22 -0.06, 1.14 0.12!',
    '0.98 -0.04!, 1.04 -0.13, 1.11 -0.13, 1.14 -0.05, 1.1 0.04!',
  ],
];
const body = outlined(
  '0.9 0.3, 0.86 -0.06, 0.64 -0.42, 0.26 -0.64, -0.2 -0.7, -0.62 -0.58, -0.96 -0.28, -1.1 0.12, -1.0 0.5, -0.7 0.72, -0.2 0.76, 0.4 0.7',
);
const back = outlined(
  '0.64 -0.42!, 0.26 -0.64, -0.2 -0.7, -0.62 -0.58, -0.96 -0.28!, -0.78 -0.2!, -0.66 -0.34!, -0.44 -0.3!, -0.2 -0.42!, 0.1 -0.34!, 0.3 -0.42!, 0.46 -0.3!',
);
const head = outlined(
  '0.36 0.1, 0.46 -0.06, 0.62 -0.1, 0.78 -0.02, 0.92 0.14, 1.1 0.26, 1.26 0.32, 1.28 0.4, 1.16 0.46, 0.96 0.52, 0.72 0.54!, 0.6 0.62!, 0.54 0.52!, 0.38 0.54!, 0.42 0.42!, 0.28 0.36!, 0.36 0.26!',
);
const cheek = outlined(
  '0.5 0.4!, 0.66 0.34, 0.84 0.34, 1.0 0.36, 1.16 0.42!, 0.96 0.51, 0.72 0.53!, 0.6 0.6!, 0.55 0.5!, 0.42 0.52!',
);
const bluntHead = outlined(
  '0.32 0.3, 0.36 0.04, 0.56 -0.12, 0.8 -0.1, 0.98 0.04, 1.08 0.18, 1.24 0.24, 1.32 0.34, 1.28 0.5, 1.14 0.6, 0.9 0.62, 0.6 0.58, 0.4 0.5',
);
const bluntEars: Readonly<
  Record<'rabbit' | 'dog' | 'hanging-eared dog', readonly [outer: string, inner?: string]>
> = {
  rabbit: [
    '0.62 -0.06!, 0.42 -0.3, 0.06 -0.46, -0.34 -0.48!, -0.2 -0.28, 0.1 -0.12, 0.44 0.06!',
    '0.5 -0.1!, 0.34 -0.26, 0.08 -0.38, -0.18 -0.41!, 0.0 -0.26, 0.2 -0.14, 0.42 -0.02!',
  ],
  dog: [
    '0.4 0.12!, 0.3 -0.16, 0.36 -0.42!, 0.54 -0.26, 0.64 -0.06!, 0.5 0.04',
    '0.42 0.0!, 0.37 -0.16, 0.38 -0.32!, 0.48 -0.2, 0.52 -0.06!',
  ],
  'hanging-eared dog': [
    '0.62 -0.06!, 0.44 -0.08, 0.3 0.1, 0.26 0.36, 0.36 0.56, 0.52 0.58, 0.66 0.42, 0.7 0.14',
  ],
};
const whiskerRoots = [
  [1.02, 0.42],
  [1.08, 0.38],
  [1.1, 0.44],
] as const;
const ear = outlined('0.4 0.12!, 0.3 -0.16, 0.34 -0.46!, 0.52 -0.3, 0.62 -0.06!, 0.5 0.04');
const innerEar = outlined('0.42 0.0!, 0.37 -0.16, 0.38 -0.32!, 0.48 -0.2, 0.52 -0.06!');
const farEar = outlined('0.66 -0.06!, 0.64 -0.28, 0.74 -0.5!, 0.84 -0.28, 0.84 0.02!');
const nose = outlined('1.18 0.3, 1.26 0.28, 1.31 0.34, 1.26 0.41, 1.19 0.38');
const tail = outlined(
  '-1.02 0.28!, -0.86 0.24!, -0.72 0.38, -0.4 0.46, 0.1 0.42!, 0.14 0.46!, 0.46 0.46!, 0.44 0.52!, 0.74 0.6!, 0.6 0.64!, 0.7 0.74!, 0.4 0.76!, 0.36 0.84!, 0 0.84, -0.4 0.84, -0.8 0.72, -1.02 0.5',
);
const tailTip = outlined(
  '0.2 0.48!, 0.46 0.46!, 0.44 0.52!, 0.74 0.6!, 0.6 0.64!, 0.7 0.74!, 0.4 0.76!, 0.36 0.84!, 0.12 0.83!, 0.2 0.74!, 0.1 0.66!, 0.22 0.6!',
);
