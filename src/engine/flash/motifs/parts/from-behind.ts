import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawBothSides } from './fur.ts';
import { drawLimb } from './limb.ts';

/** Somebody who is seen walking away. */
export interface Walker {
  readonly hair: 'short' | 'long' | 'bunches' | 'bun' | 'hat' | 'veil';
  readonly hairPigment: Pigment;
  readonly top: Pigment;
  /** A skirt, a gown down to the ground, or trousers. */
  readonly wears: 'skirt' | 'gown' | 'trousers';
  readonly below: Pigment;
  /** Of a grown man. */
  readonly height: number;
}

interface Place {
  readonly x: number;
  /** Where each hand is, or null where it hangs. */
  readonly hands: readonly [left: Hand | null, right: Hand | null];
}

interface Hand {
  readonly x: number;
  readonly y: number;
}

const ground = 1.34;

/**
 * People side by side who walk away on the same ground, each holding the hand of the next.
 *
 * @param lastHand where the last one's free hand is; it hangs unless told otherwise
 */
export function drawWalkers(pen: Pen, walkers: readonly Walker[], lastHand: Hand | null = null): void {
  const places = placesOf(walkers, lastHand);
  walkers.forEach((walker, i) => {
    const place = places[i];
    if (place) drawWalker(pen, walker, place);
  });

  for (const { hands } of places.slice(0, -1))
    if (hands[1]) drawGrip(pen.at({ at: [hands[1].x, hands[1].y + 0.02] }));
}

/** One person from behind, whose hands are where they are told. */
export function drawFromBehind(pen: Pen, walker: Walker, hands: Place['hands']): void {
  drawWalker(pen, walker, { x: 0, hands });
}

/** Somebody from behind with a child on the shoulders, whose legs he holds. */
export function drawCarrier(pen: Pen, carrier: Walker, child: Walker): void {
  const grown = pen.at({ at: [0, 0.36], scale: 0.84 });
  drawWalker(grown, carrier, {
    x: 0,
    hands: [
      { x: -0.34, y: -1.0 },
      { x: 0.34, y: -1.0 },
    ],
  });
  const small = grown.at({ at: [0, -1.2], scale: 0.6 });
  for (const side of [-1, 1] as const) drawArm(small, child, side, { x: side * 0.74, y: -1.24 });
  drawBack(small, child);
  drawHead(small.at({ at: [0, -1.24] }), child);
}

/** Fingers laid around another's hand. */
function drawGrip(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(outlined('-0.08 -0.07!, 0.06 -0.08!, 0.09 0.0, 0.06 0.1, -0.03 0.12, -0.09 0.05'), {
    pigment: 'bone',
    tone: (x) => clamp(0.15 + 3 * x),
    line: inner,
  });
  for (const x of [-0.03, 0.025]) pen.stroke(traced(`${x} -0.02, ${x + 0.01} 0.1`), detail * 1.2);
}

const gap = 0.2;

function placesOf(walkers: readonly Walker[], lastHand: Hand | null): Place[] {
  const half = ({ height }: Walker) => 0.42 * height;
  const xs: number[] = [];
  walkers.forEach((walker, i) => {
    const previous = walkers[i - 1];
    xs.push(previous ? (xs[i - 1] ?? 0) + half(previous) + gap + half(walker) : 0);
  });
  const middle = ((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2;
  const grips = walkers.slice(1).map((walker, i): Hand => {
    const [a, b] = [walkers[i] ?? walker, walker];
    const x = (xs[i] ?? 0) + half(a) + gap / 2 - middle;
    return { x, y: ground - 1.26 * Math.max(a.height, b.height) + 0.1 };
  });
  return walkers.map((_, i) => ({
    x: (xs[i] ?? 0) - middle,
    hands: [grips[i - 1] ?? null, grips[i] ?? lastHand],
  }));
}

function drawWalker(sheet: Pen, walker: Walker, { x, hands }: Place): void {
  const { height } = walker;
  const origin = ground - ground * height;
  const pen = sheet.at({ at: [x, origin], scale: height });
  const local = (hand: Hand | null, side: number): Hand =>
    hand ? { x: (hand.x - x) / height, y: (hand.y - origin) / height } : { x: side * 0.5, y: 0.12 };
  drawLegs(pen, walker);
  drawArm(pen, walker, -1, local(hands[0], -1));
  drawArm(pen, walker, 1, local(hands[1], 1));
  drawBack(pen, walker);
  drawHead(pen.at({ at: [0, -1.24] }), walker);
}

function drawLegs(pen: Pen, { wears, below }: Walker): void {
  const { inner, detail } = pen.weight;
  if (wears === 'gown') return;
  const isBare = wears === 'skirt';
  const look = { pigment: isBare ? 'bone' : below, line: inner } as const;
  // The left foot is set down, the right one just lifted.
  drawLimb(
    pen,
    { line: '-0.17 0.0, -0.18 0.6, -0.17 1.24', half: isBare ? [0.17, 0.12, 0.08] : [0.2, 0.165, 0.14] },
    { ...look, tone: (x) => clamp(0.1 + 2 * (x + 0.2)) },
  );
  drawLimb(
    pen,
    { line: '0.17 0.0, 0.19 0.6, 0.16 1.06', half: isBare ? [0.17, 0.12, 0.085] : [0.2, 0.165, 0.15] },
    { ...look, tone: (x) => clamp(0.25 + 2 * (x - 0.15)) },
  );
  pen.cell(outlined('-0.28 1.2!, -0.06 1.2!, -0.05 1.34!, -0.3 1.34!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  pen.cell(outlined('0.16 1.0, 0.27 1.06, 0.28 1.2, 0.16 1.28, 0.05 1.2, 0.06 1.06'), {
    pigment: 'dark',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('0.06 1.12, 0.16 1.15, 0.27 1.12'), detail * 1.2);
}

function drawArm(pen: Pen, { top }: Walker, side: 1 | -1, hand: Hand): void {
  const { inner } = pen.weight;
  const [shoulder, elbow] = [
    { x: side * 0.3, y: -0.82 },
    { x: (side * 0.3 + hand.x) / 2 + side * 0.06, y: (-0.82 + hand.y) / 2 + 0.06 },
  ];
  const line = [shoulder, elbow, hand].map((knot) => `${knot.x} ${knot.y}`).join(', ');
  drawLimb(pen, { line, half: [0.12, 0.1, 0.075, 0.06] }, { pigment: 'bone', tone: 0.2, line: inner });
  const cuff = { x: shoulder.x + (elbow.x - shoulder.x) * 0.8, y: shoulder.y + (elbow.y - shoulder.y) * 0.8 };
  drawGrip(pen.at({ at: [hand.x, hand.y + 0.03], scale: 0.9 }));
  drawLimb(
    pen,
    {
      line: `${shoulder.x} ${shoulder.y}, ${(shoulder.x + cuff.x) / 2} ${(shoulder.y + cuff.y) / 2}, ${cuff.x} ${cuff.y}`,
      half: [0.15, 0.145, 0.14],
    },
    { pigment: top, tone: 0.3, line: inner },
  );
}

function drawBack(pen: Pen, { top, wears, below }: Walker): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 -1.02!, 0.12 -1.02!, 0.12 -0.86!, 0 -0.84!'), {
    pigment: 'bone',
    tone: 0.5,
    line: inner,
  });
  const shade = (x: number, y: number) => clamp(0.08 + 0.9 * smoothstep(0.0, 0.5, x) + 0.15 * (y + 0.4));
  if (wears === 'skirt' || wears === 'gown') {
    pen.cell(wears === 'gown' ? gown : skirt, {
      pigment: below,
      tone: shade,
      line: inner * 1.1,
    });
    drawBothSides(pen, (side) => {
      for (const fold of wears === 'gown' ? gownFolds : skirtFolds)
        side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
    });
    pen.cell(symmetric('0 -0.92, 0.14 -0.94!, 0.36 -0.86, 0.32 -0.5, 0.24 -0.2!, 0 -0.17'), {
      pigment: top,
      tone: shade,
      line: inner * 1.1,
    });
    return;
  }
  pen.cell(symmetric('0 -0.2!, 0.34 -0.2!, 0.37 0.14, 0.0 0.24!'), {
    pigment: below,
    tone: shade,
    line: inner,
  });
  pen.stroke(traced('0 0.0, 0.01 0.22'), inner);
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.1 0.0!, 0.26 0.0!, 0.24 0.14, 0.18 0.17, 0.11 0.13!'), detail * 1.2),
  );
  pen.cell(symmetric('0 -0.92, 0.16 -0.95!, 0.4 -0.86, 0.4 -0.5, 0.35 -0.08!, 0 -0.04'), {
    pigment: top,
    tone: shade,
    line: inner * 1.1,
  });
  for (const fold of [
    '-0.06 -0.74, -0.02 -0.5, -0.04 -0.24',
    '0.3 -0.3, 0.16 -0.22, 0.04 -0.24',
    '-0.32 -0.36, -0.2 -0.26, -0.08 -0.24',
  ])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.5 });
}

const skirt = symmetric('0 -0.26!, 0.26 -0.26!, 0.36 0.1, 0.48 0.52!, 0.2 0.58, 0 0.56');
const skirtFolds = ['0.06 0.0, 0.08 0.3, 0.08 0.52', '0.18 -0.06, 0.26 0.24, 0.3 0.5'];
const gown = symmetric('0 -0.26!, 0.26 -0.26!, 0.36 0.2, 0.56 0.9, 0.8 1.3!, 0.4 1.4, 0 1.42');
const gownFolds = [
  '0.05 -0.1, 0.1 0.6, 0.12 1.34',
  '0.16 -0.1, 0.28 0.6, 0.36 1.32',
  '0.24 -0.06, 0.42 0.6, 0.58 1.28',
];

/** The back of a head, its middle at the origin. */
function drawHead(pen: Pen, { hair, hairPigment }: Walker): void {
  const { inner, detail } = pen.weight;
  const look = {
    pigment: hairPigment,
    tone: (x: number, y: number) => clamp(0.2 + 1.2 * smoothstep(-0.05, 0.3, x) + 0.5 * y),
    line: inner * 1.1,
  } as const;
  drawBothSides(pen, (side) =>
    side.cell(outlined('0.2 -0.06!, 0.29 -0.08, 0.29 0.03, 0.22 0.09!'), {
      pigment: 'bone',
      tone: 0.2,
      line: inner,
    }),
  );
  if (hair === 'bunches')
    drawBothSides(pen, (side) => {
      side.cell(outlined('0.2 -0.1!, 0.38 -0.12, 0.48 0.06, 0.42 0.26, 0.36 0.36!, 0.28 0.16'), look);
      side.cell(circle([0.25, -0.08], 0.06, 18), { pigment: 'petal', tone: 0.1, line: inner });
    });
  if (hair === 'bun') pen.cell(circle([0, -0.34], 0.16, 28), look);
  const isCropped = hair === 'short' || hair === 'hat';
  pen.cell(isCropped ? cropped : bobbed, look);
  for (const strand of isCropped ? fromWhorl : parted)
    pen.stroke(traced(strand), detail * 1.2, { taper: 0.5 });
  if (hair === 'long') {
    pen.cell(
      symmetric('0 -0.34, 0.2 -0.28, 0.29 -0.04, 0.3 0.3, 0.34 0.62!, 0.22 0.7, 0.12 0.64!, 0 0.74!'),
      look,
    );
    for (const strand of [
      '0 -0.3, 0.01 0.2, 0 0.66',
      '0.04 -0.26, 0.16 0.1, 0.2 0.6',
      '-0.04 -0.26, -0.16 0.1, -0.2 0.6',
    ])
      pen.stroke(traced(strand), detail * 1.3, { taper: 0.4 });
  }
  if (hair === 'veil') {
    pen.cell(
      symmetric('0 -0.38, 0.22 -0.32, 0.32 -0.06, 0.36 0.4, 0.44 0.9, 0.52 1.3!, 0.28 1.36, 0 1.34'),
      look,
    );
    for (const fold of [
      '0 -0.2, 0.01 0.5, 0 1.28',
      '0.1 -0.2, 0.18 0.5, 0.22 1.3',
      '-0.1 -0.2, -0.18 0.5, -0.22 1.3',
    ])
      pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
    for (const [x, y] of [
      [-0.2, -0.26],
      [-0.07, -0.34],
      [0.07, -0.34],
      [0.2, -0.26],
    ] as const)
      pen.cell(circle([x, y], 0.075, 18), { pigment: 'petal', tone: 0.2, line: inner });
  }
  if (hair === 'hat') {
    pen.cell(outlined('-0.5 -0.06!, -0.2 -0.14, 0.2 -0.14, 0.5 -0.06!, 0.24 0.04, -0.24 0.04'), {
      pigment: 'wood',
      tone: 0.4,
      line: inner,
    });
    pen.cell(symmetric('0 -0.42, 0.2 -0.4, 0.26 -0.1!, 0 -0.06'), {
      pigment: 'wood',
      tone: 0.2,
      line: inner,
    });
  }
}

const bobbed = symmetric('0 -0.34, 0.2 -0.28, 0.28 -0.06, 0.22 0.2!, 0.1 0.27, 0 0.26');
const cropped = outlined(
  '0 -0.35, 0.18 -0.3, 0.27 -0.12, 0.23 0.08!, 0.19 0.08, 0.16 0.2!, 0.09 0.14, 0.05 0.22!, -0.02 0.15, -0.08 0.21!, -0.12 0.12, -0.18 0.18!, -0.2 0.08, -0.23 0.08!, -0.27 -0.12, -0.18 -0.3',
);
const parted = ['0 -0.3, 0.01 -0.1, 0 0.2'];
const fromWhorl = [
  '0.05 -0.2, 0.14 -0.14, 0.17 0.0',
  '0.02 -0.16, 0.06 -0.04, 0.06 0.1',
  '-0.02 -0.19, -0.1 -0.08, -0.11 0.06',
  '0.0 -0.24, -0.14 -0.2, -0.2 -0.06',
];
