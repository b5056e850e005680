import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../any-beast/fur.ts';
import { drawLeaf } from '../plants/leaf.ts';
import { drawFlyingBird } from './flying-bird.ts';
import { drawFeatherBlade } from './plumage.ts';

/** How one small bird differs from another. */
export interface Plumage {
  readonly back: Pigment;
  readonly breast: Pigment;
  readonly beak: Pigment;
  /** Slim unless told otherwise; a finch's is thick, a kingfisher's a dagger. */
  readonly bill?: 'thick' | 'dagger';
  /** Head, wing and tail are as the back unless told otherwise. */
  readonly head?: Pigment;
  readonly wing?: Pigment;
  readonly tail?: Pigment;
  /** Cocked up as a wren's, short, or longer than the bird. */
  readonly tailSet?: 'cocked' | 'short' | 'long';
  /** The colour of what is around its eye and beak. */
  readonly mask?: Pigment;
  readonly hasCrest?: boolean;
  /** A tree sparrow's white cheek with its dark spot, black bib and streaked back. */
  readonly isSparrow?: boolean;
  /** A white shoulder and belly, as a magpie's. */
  readonly isMagpie?: boolean;
  /** Black bars across wing and tail. */
  readonly isBarred?: boolean;
  /** Areas of the round head: cap, cheek, bib, brow. */
  readonly patches?: readonly (readonly [Pigment, string])[];
  /** Pale specks all over its breast. */
  readonly isSpeckled?: boolean;
}

/** A small bird on a twig in profile; looks to the right. */
export function perchingBird(name: string, plumage: Plumage): Motif {
  return {
    name,
    tinted: [plumage.back],
    mouth: [plumage.bill === 'dagger' ? 1.08 : 0.88, -0.38],
    poses: {
      flying: {
        mouth: [plumage.bill === 'dagger' ? 1.22 : 1.02, -0.34],
        draw: (canvas) => drawInFlight(canvas, plumage),
      },
    },
    draw(canvas) {
      canvas.layer((pen) => {
        drawTwig(pen);
        drawTail(pen, plumage);
        drawBody(pen, plumage);
        drawWing(pen, plumage);
        drawHead(pen, plumage);
      });
    },
  };
}

function drawInFlight(canvas: Canvas, plumage: Plumage): void {
  const { back, breast, wing = back, tail = back, tailSet, isMagpie } = plumage;
  drawFlyingBird(canvas, {
    back,
    breast,
    wing: isMagpie ? ['foam', wing, back] : [wing, wing, back],
    tail,
    tailLength: tailSet === 'long' ? 1.7 : tailSet === 'short' ? 0.7 : 1,
    ...(isMagpie && { flank: 'foam' }),
    drawHead: (pen) => drawHead(pen.at({ at: [-0.18, 0.18] }), plumage),
  });
}

function drawTwig(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y, angleRad] of [
    [0.78, 0.74, -0.9],
    [1.0, 0.7, 0.5],
    [-0.84, 0.9, 2.6],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale: 0.36, angleRad }), { width: 0.5, veins: 3 });
  pen.fill(
    outlined('-1.04 0.92!, -0.4 0.8, 0.3 0.8, 1.02 0.66!, 1.04 0.72!, 0.3 0.9, -0.4 0.91, -1.0 1.0!'),
    {
      pigment: 'wood',
      tone: 0.4,
      line: inner,
    },
  );
}

function drawTail(pen: Pen, { back, tail = back, tailSet, isBarred }: Plumage): void {
  const [scale, angle, width] = tailSet ? tailSets[tailSet] : ([0.92, 2.42, 0.24] as const);
  for (const turn of [0.14, -0.12, 0])
    drawFeatherBlade(pen.at({ at: [-0.36, 0.4], scale, angleRad: angle + turn }), width, tail, 0);
  if (!isBarred) return;
  for (const share of [0.4, 0.58, 0.76])
    pen.stroke(
      traced(`${-0.44 - 0.62 * share} ${0.34 + 0.64 * share}, ${-0.3 - 0.66 * share} ${0.48 + 0.64 * share}`),
      pen.weight.inner * 1.3,
    );
}

function drawBody(pen: Pen, { back, breast, isMagpie, isSpeckled }: Plumage): void {
  const { inner } = pen.weight;
  for (const x of [0.0, 0.2]) {
    pen.stroke(traced(`${x} 0.6, ${x + 0.04} 0.82`), inner * 2);
    pen.stroke(traced(`${x - 0.1} 0.84, ${x + 0.04} 0.8, ${x + 0.16} 0.86`), inner * 1.6);
  }
  pen.fill(body, {
    pigment: breast,
    tone: (x, y) => clamp(0.06 + 0.75 * smoothstep(0.3, 0.7, y - 0.3 * x)),
    line: inner * 1.1,
  });
  if (isMagpie)
    pen.fill(
      outlined('0.58 0.06!, 0.6 0.2, 0.48 0.48, 0.22 0.68, -0.1 0.72, -0.3 0.64!, -0.1 0.4, 0.2 0.2'),
      {
        pigment: 'foam',
        tone: (x, y) => clamp(0.02 + 0.6 * smoothstep(0.4, 0.75, y - 0.3 * x)),
        line: inner,
      },
    );
  pen.fill(mantle, { pigment: back, tone: (x) => clamp(0.2 + 0.5 * smoothstep(0.1, -0.5, x)), line: inner });
  if (isSpeckled)
    for (const [x, y] of specks)
      pen.fill(circle([x, y], 0.022, 12), { pigment: 'scroll', tone: 0, line: pen.weight.detail });
  drawHairs(pen, traced('0.52 -0.06, 0.5 0.2, 0.36 0.42'), [-0.06, 0.12], 9);
  drawHairs(pen, traced('0.36 0.1, 0.3 0.36, 0.1 0.54'), [-0.06, 0.1], 8);
}

function drawWing(pen: Pen, { back, wing = back, isBarred, isMagpie }: Plumage): void {
  const { inner } = pen.weight;
  for (const [x, y, length, turn] of [
    [-0.18, 0.12, 0.74, 2.5],
    [-0.1, 0.2, 0.68, 2.42],
    [-0.02, 0.26, 0.56, 2.36],
    [0.04, 0.26, 0.42, 2.3],
  ] as const)
    drawFeatherBlade(pen.at({ at: [x, y], scale: length, angleRad: turn }), 0.28, wing, 0.05);
  pen.fill(shoulder, {
    pigment: isMagpie ? 'foam' : wing,
    tone: (x) => clamp(0.1 + 0.6 * smoothstep(0.1, -0.3, x)),
    line: inner,
  });
  if (isBarred)
    for (const line of ['-0.34 0.04, -0.22 0.16', '-0.44 0.18, -0.3 0.3', '-0.54 0.34, -0.4 0.44'])
      pen.stroke(traced(line), inner * 1.4);
}

function drawHead(pen: Pen, plumage: Plumage): void {
  const { back, head = back, mask, hasCrest, isSparrow, patches = [] } = plumage;
  const { inner, detail } = pen.weight;
  pen.fill(hasCrest ? crestedHead : roundHead, {
    pigment: head,
    tone: (x, y) => clamp(0.08 + 0.5 * smoothstep(0.3, 0, x) + 0.3 * smoothstep(-0.4, -0.1, y)),
    line: inner * 1.1,
  });
  if (isSparrow) drawSparrowFace(pen);
  for (const [pigment, knots] of patches)
    pen.fill(outlined(knots), {
      pigment,
      black: pigment === 'dark' ? 'uncolored' : undefined,
      tone: (x) => clamp(0.06 + 0.4 * smoothstep(0.2, 0, x)),
      line: detail,
    });
  if (hasCrest) drawHairs(pen, traced('0.1 -0.72, 0.2 -0.66, 0.34 -0.62'), [-0.08, -0.2], 5);
  if (mask)
    pen.fill(outlined('0.5 -0.6!, 0.64 -0.56!, 0.7 -0.4, 0.62 -0.22!, 0.5 -0.18, 0.46 -0.34, 0.54 -0.42'), {
      pigment: mask,
      black: 'uncolored',
      tone: 0.6,
    });
  drawBill(pen, plumage);
  pen.fill(circle([0.42, -0.52], 0.075, 22), { pigment: 'foam', tone: 0, line: detail });
  pen.fill(circle([0.43, -0.52], 0.052, 20), { black: 'always', tone: 1 });
  pen.fill(circle([0.45, -0.54], 0.016, 10), { color: [255, 255, 255], tone: 0 });
}

function drawBill(pen: Pen, { beak, bill }: Plumage): void {
  const { inner, detail } = pen.weight;
  const [outline, gape] = bill ? bills[bill] : slimBill;
  pen.fill(outlined(outline), { pigment: beak, tone: (_, y) => clamp(0.2 + 1.6 * (y + 0.44)), line: inner });
  pen.stroke(traced(gape), detail * 1.3);
}

function drawSparrowFace(pen: Pen): void {
  const { detail } = pen.weight;
  pen.fill(
    outlined(
      '0.64 -0.42!, 0.5 -0.44, 0.3 -0.48, 0.1 -0.44, 0.03 -0.24, 0.14 -0.11!, 0.3 -0.05!, 0.42 -0.1, 0.58 -0.18',
    ),
    {
      pigment: 'foam',
      tone: (x) => clamp(0.05 + 0.5 * smoothstep(0.2, 0, x)),
      line: detail,
    },
  );
  for (const spot of [
    '0.66 -0.42!, 0.6 -0.46, 0.5 -0.46, 0.56 -0.36, 0.5 -0.16, 0.4 -0.02, 0.52 -0.02, 0.62 -0.16',
    '0.34 -0.36, 0.26 -0.38, 0.2 -0.3, 0.26 -0.22, 0.34 -0.26',
  ])
    pen.fill(outlined(spot), { black: 'always', tone: 1 });
}

const slimBill = [
  '0.6 -0.56!, 0.76 -0.5, 0.9 -0.38!, 0.74 -0.32, 0.62 -0.28!',
  '0.9 -0.38, 0.74 -0.41, 0.64 -0.42',
] as const;
const bills = {
  thick: [
    '0.56 -0.64!, 0.76 -0.6, 0.92 -0.36!, 0.76 -0.24, 0.58 -0.22!',
    '0.92 -0.36, 0.76 -0.38, 0.64 -0.36',
  ],
  dagger: ['0.58 -0.6!, 0.8 -0.56, 1.22 -0.38!, 0.84 -0.28, 0.6 -0.24!', '1.22 -0.38, 0.88 -0.41, 0.6 -0.4'],
} as const;
/** Length, direction and width of the feathers. */
const tailSets = {
  cocked: [0.62, 3.9, 0.26],
  short: [0.56, 2.36, 0.32],
  long: [1.6, 2.42, 0.15],
} as const;
const specks = [
  [0.46, 0.02],
  [0.34, 0.1],
  [0.5, 0.18],
  [0.38, 0.28],
  [0.46, 0.4],
  [0.28, 0.44],
  [0.3, 0.58],
  [0.14, 0.54],
  [0.04, 0.64],
] as const;
const body = outlined(
  '0.3 -0.3, 0.54 -0.14, 0.6 0.16, 0.48 0.48, 0.22 0.68, -0.1 0.72, -0.38 0.6, -0.5 0.4, -0.34 0.0, -0.06 -0.24',
);
const mantle = outlined('0.2 -0.34, 0.16 -0.06, -0.1 0.22, -0.46 0.5!, -0.5 0.38, -0.34 0.0, -0.06 -0.26');
const shoulder = outlined('0.16 -0.1!, 0.24 0.12, 0.12 0.34, -0.14 0.4, -0.36 0.28, -0.24 0.04, -0.04 -0.1');
const roundHead = outlined(
  '0.66 -0.4, 0.62 -0.6, 0.46 -0.74, 0.24 -0.74, 0.06 -0.58, 0.02 -0.3, 0.14 -0.1!, 0.3 -0.04!, 0.42 -0.1, 0.58 -0.18',
);
const crestedHead = outlined(
  '0.66 -0.4, 0.6 -0.6, 0.44 -0.74, 0.2 -1.0, 0.02 -1.16!, 0.08 -0.84, 0.04 -0.6, 0.0 -0.3, 0.14 -0.1!, 0.3 -0.04!, 0.42 -0.1, 0.58 -0.18',
);
