import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';
import type { FeatherRow } from './plumage.ts';
import { drawBreastFeathers, drawFeatheredWing, drawTalons } from './plumage.ts';

export interface OwlLook {
  readonly coat: Pigment;
  readonly breast: Pigment;
  /** The head from the front, its chin at the pen's origin. */
  readonly drawHead: (pen: Pen) => void;
}

/** An owl from the front, about 2 wide: on a branch, or, in every other design, with its wings spread. */
export function drawOwl(canvas: Canvas, look: OwlLook, isFlying = canvas.kit.variant % 2 === 1): void {
  if (isFlying) {
    for (const isFlipped of [true, false])
      canvas.layer((pen) => drawFeatheredWing(pen, arm, spreadRows(look)), {
        at: { isFlipped },
        contour: 0.8,
      });
  }
  canvas.layer((pen) => {
    if (!isFlying) drawBranch(pen);
    drawTail(pen, look);
    drawBody(pen, look, isFlying);
    look.drawHead(pen);
  });
}

/** An owl on something else, which hides its tail. */
export function drawPerchedOwl(canvas: Canvas, look: OwlLook): void {
  canvas.layer((pen) => {
    drawBody(pen, look, false);
    look.drawHead(pen);
  });
}

function drawTail(pen: Pen, { coat }: OwlLook): void {
  for (const x of [-0.16, 0.16, 0]) {
    pen.fill(outlined(`${x - 0.1} 0.9!, ${x - 0.12} 1.4, ${x} 1.52, ${x + 0.12} 1.4, ${x + 0.1} 0.9!`), {
      pigment: coat,
      tone: (_, y) => clamp(1 - 0.9 * (y - 0.8)),
      line: pen.weight.inner,
    });
  }
}

function drawBody(pen: Pen, { coat, breast }: OwlLook, isFlying: boolean): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: breast,
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.2, 0.62, Math.abs(x)) + 0.4 * smoothstep(0, -0.25, y)),
    line: inner,
  });
  drawBreastFeathers(
    pen,
    [
      [0.06, 0.4],
      [0.2, 0.44],
      [0.34, 0.44],
      [0.48, 0.42],
      [0.62, 0.38],
      [0.76, 0.3],
      [0.9, 0.2],
    ],
    0.16,
  );
  if (!isFlying) {
    drawBothSides(pen, (side) => {
      side.fill(foldedWing, {
        pigment: coat,
        tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.5, 0.8, x) + 0.3 * y),
        line: inner * 1.1,
      });
      for (const quill of foldedQuills) side.stroke(traced(quill), detail * 1.3, { taper: 0.3 });
    });
  }
  for (const x of [-0.24, 0.24]) drawTalons(pen.at({ at: [x, 0.98], scale: 0.3 }));
}

function drawBranch(pen: Pen): void {
  pen.fill(branch, {
    pigment: 'wood',
    tone: (_, y) => clamp(0.2 + 4 * (y - 1.14)),
    line: pen.weight.inner * 1.1,
  });
  for (const grain of [
    '-0.9 1.2, -0.5 1.17, -0.44 1.2',
    '0.42 1.2, 0.7 1.17, 0.94 1.18',
    '-0.1 1.27, 0.1 1.25, 0.3 1.27',
  ])
    pen.stroke(traced(grain), pen.weight.detail, { taper: 0.4 });
}

const arm = traced('1.1 -0.72, 0.86 -0.8, 0.56 -0.6, 0.36 -0.3, 0.26 0.02', 8);
const spreadRows = ({ coat, breast }: OwlLook): readonly FeatherRow[] => [
  { feathers: 13, pigment: coat, lengths: [0.95, 0.6], anglesRad: [-0.95, 1.45], width: 0.24, shade: 0 },
  { feathers: 11, pigment: breast, lengths: [0.56, 0.4], anglesRad: [-0.8, 1.4], width: 0.34, shade: 0.1 },
  { feathers: 9, pigment: coat, lengths: [0.3, 0.26], anglesRad: [-0.7, 1.3], width: 0.5, shade: 0.1 },
];
const body = symmetric('0 -0.34, 0.44 -0.3, 0.62 0.02, 0.64 0.44, 0.48 0.86, 0.24 1.04, 0 1.1');
const foldedWing = outlined(
  '0.42 -0.3!, 0.68 -0.12, 0.8 0.3, 0.72 0.8, 0.5 1.26!, 0.44 0.96, 0.5 0.5, 0.46 0.1',
);
const foldedQuills = [
  '0.48 0.24, 0.6 0.34, 0.76 0.3',
  '0.5 0.44, 0.6 0.54, 0.76 0.5',
  '0.48 0.66, 0.58 0.76, 0.73 0.72',
  '0.47 0.88, 0.54 0.98, 0.64 0.94',
  '0.46 0.02, 0.56 0.12, 0.7 0.06',
];
const branch = outlined(
  '-1.04 1.16!, -0.6 1.1, 0 1.14, 0.6 1.1, 1.02 1.04!, 1.08 1.18!, 0.6 1.28, 0.1 1.3, -0.5 1.28, -1.0 1.32!',
);
