import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { closed } from '../../../geometry/point.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawHeart } from '../../signs/hearts/heart.ts';
import { drawBrowCrown, drawEmperorHead } from './tarot-emblems.ts';
import { drawCup } from './tarot-signs.ts';

/** The four suits of the lesser arcana, each with its sign: about 0.4 high around the pen's origin. */
export const suits: Readonly<Record<string, (pen: Pen) => void>> = {
  cups: (pen) => drawCup(pen.at({ at: [0, 0.03] })),
  wands: drawWand,
  swords: drawBlade,
  pentacles: drawPentacle,
};

/** How many stand in each row, for one to ten. */
const rows = [[1], [1, 1], [1, 2], [2, 2], [2, 1, 2], [2, 2, 2], [2, 3, 2], [3, 2, 3], [3, 3, 3], [3, 4, 3]];

/** So many signs of a suit in rows; three swords stand in a heart. */
export function drawPips(pen: Pen, suit: string, count: number): void {
  const sign = suits[suit];
  if (!sign) throw new RangeError(`no such suit: "${suit}"`);
  if (suit === 'swords' && count === 3) {
    drawHeart(pen.at({ at: [0, 0.02], scale: 0.42 }));
    for (const [x, angleRad] of [
      [-0.02, 0.6],
      [0.02, -0.6],
      [0, 0],
    ] as const)
      sign(pen.at({ at: [x, 0], scale: 2.6, angleRad }));
    return;
  }
  if (count === 2 && isLong(suit)) {
    // Their points up, crossed in the middle of their blades.
    for (const tilt of [0.62, -0.62]) {
      const angleRad = Math.PI + tilt;
      sign(pen.at({ at: [-0.13 * Math.sin(tilt), 0.13 * Math.cos(tilt)], scale: 2.5, angleRad }));
    }
    return;
  }
  for (const [at, scale] of placesOf(count, isLong(suit))) sign(pen.at({ at, scale }));
}

/** Swords and wands would run together, end to end. */
function isLong(suit: string): boolean {
  return suit === 'swords' || suit === 'wands';
}

function placesOf(count: number, areLong: boolean): (readonly [Point, number])[] {
  const counts = rows[count - 1] ?? [];
  const free = count === 1 ? 2.8 : count < 4 ? 1.5 : count < 7 ? 1.15 : 0.86;
  const scale = areLong ? Math.min(free, 2.64 / counts.length) : free;
  return counts.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, i): readonly [Point, number] => {
      const x = (i - (inRow - 1) / 2) * (inRow > 3 ? 0.25 : 0.3);
      const y = ((row + 0.5) / counts.length - 0.5) * 1.36;
      return [[x, y], scale];
    }),
  );
}

/** Somebody of the court with the sign of a suit. */
export function drawCourt(pen: Pen, rank: string, suit: string): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.24, 0.28 0.28, 0.48 0.44, 0.51 0.72!, 0 0.72!'), {
    pigment: rank === 'page' ? 'leaf' : 'petal',
    tone: (x) => clamp(0.25 + 0.8 * Math.abs(x)),
    line: inner,
  });
  drawHeadOf(pen.at({ at: [-0.04, -0.06], scale: 0.42 }), rank);
  suits[suit]?.(pen.at({ at: [0.28, 0.42], scale: 1.3 }));
}

function drawHeadOf(head: Pen, rank: string): void {
  if (rank === 'king') drawEmperorHead(head);
  else if (rank === 'queen') {
    drawWavyHair(head, 'wood');
    drawWomanFace(head, { skin: 'bone', iris: 'leaf', cast: 'stern' });
    drawBrowCrown(head);
  } else if (rank === 'page') drawYouth(head);
  else {
    drawManFace(head, { skin: 'bone', mood: 'stern', cast: 'lean' });
    drawHelmet(head);
  }
}

/** A smooth face under a fringe, and a soft cap with a feather. */
function drawYouth(head: Pen): void {
  const { inner, detail } = head.weight;
  drawBothSides(head, (side) =>
    side.fill(outlined('0 -0.72!, 0.5 -0.6, 0.66 -0.2, 0.62 0.2, 0.7 0.46!, 0.5 0.5, 0.34 0.44!, 0.3 0'), {
      pigment: 'gold',
      tone: (x) => clamp(0.2 + 0.6 * x),
      line: inner,
    }),
  );
  drawWomanFace(head, { skin: 'bone', iris: 'water' });
  drawBothSides(head, (side) => {
    side.fill(
      outlined(
        '-0.02 -0.68!, 0.34 -0.66, 0.52 -0.4, 0.56 0.0, 0.5 0.34!, 0.43 0.0, 0.4 -0.24!, 0.28 -0.34, 0.2 -0.32!, 0.1 -0.36, -0.02 -0.33!',
      ),
      { pigment: 'gold', tone: (x) => clamp(0.1 + 0.5 * x), line: inner },
    );
    for (const hair of ['0.1 -0.6, 0.12 -0.38', '0.3 -0.58, 0.4 -0.36, 0.47 0.0'])
      side.stroke(traced(hair), detail, { taper: 0.5 });
  });
  head.fill(outlined('0.5 -0.8!, 0.7 -1.2, 1.1 -1.42, 1.3 -1.3!, 1.1 -1.0, 0.8 -0.76!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.1 + 0.3 * x),
    line: inner,
  });
  head.stroke(traced('0.6 -0.76, 0.86 -1.1, 1.22 -1.3'), detail * 1.2, { taper: 0.4 });
  head.fill(
    outlined(
      '-0.6 -0.52!, -0.74 -0.8, -0.4 -1.1, 0.3 -1.14, 0.8 -0.9, 0.72 -0.56!, 0.3 -0.64, 0 -0.66, -0.3 -0.62',
    ),
    {
      pigment: 'leaf',
      tone: (x) => clamp(0.3 + 0.5 * x),
      line: inner,
    },
  );
  head.fill(
    outlined(
      '-0.64 -0.5!, -0.62 -0.66, -0.3 -0.74, 0 -0.77, 0.3 -0.75, 0.7 -0.68, 0.74 -0.5!, 0.36 -0.58, 0 -0.6, -0.3 -0.58',
    ),
    {
      pigment: 'leafLight',
      tone: 0.2,
      line: inner,
    },
  );
}

/** A knight's helmet with its plume. */
function drawHelmet(head: Pen): void {
  const { inner } = head.weight;
  head.fill(
    symmetric(
      '0 -1.14, 0.5 -0.98, 0.72 -0.5, 0.74 0.3, 0.6 0.5!, 0.54 -0.2, 0.3 -0.36, 0.07 -0.34, 0.05 0.16!, 0 0.18',
    ),
    { pigment: 'steel', tone: (x) => clamp(0.3 + 0.5 * x), line: inner },
  );
  head.fill(outlined('0 -1.1!, -0.1 -1.4, -0.5 -1.5, -0.7 -1.2!, -0.4 -1.26, -0.16 -1.06!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
}

function drawWand(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.026 0.2!, -0.03 -0.18, 0 -0.21, 0.03 -0.18, 0.026 0.2!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 10 * x),
    line: inner,
  });
  for (const leaf of [
    '0.026 -0.06!, 0.07 -0.13, 0.12 -0.11!, 0.09 -0.05',
    '-0.026 0.06!, -0.07 -0.01, -0.12 0.01!, -0.09 0.07',
  ])
    pen.fill(outlined(leaf), { pigment: 'leaf', tone: 0.3, line: inner });
}

function drawBlade(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.026 -0.12!, 0.026 -0.12!, 0.022 0.18!, 0 0.23!, -0.022 0.18!'), {
    pigment: 'steel',
    tone: (x) => (x > 0 ? 0.35 : 0.08),
    line: inner,
  });
  pen.fill(outlined('-0.09 -0.14!, 0.09 -0.14!, 0.09 -0.11!, -0.09 -0.11!'), {
    pigment: 'gold',
    tone: 0.25,
    line: inner,
  });
  pen.fill(outlined('-0.016 -0.22!, 0.016 -0.22!, 0.016 -0.14!, -0.016 -0.14!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
}

function drawPentacle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.13, 36), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 2 * (x + 0.04)),
    line: inner,
  });
  pen.stroke(closed(starPolygon([0, 0], 0.105, 5, 0.382)), detail * 1.2);
}
