import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Placing } from '../../../geometry/transform.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHorseHead } from '../../beasts/hoofed/horse.ts';
import { angel } from '../../deities-and-spirits/bible/angel.ts';
import { devil } from '../../deities-and-spirits/bible/devil.ts';
import type { Motif } from '../../motif.ts';
import { trumpet } from '../../music/winds-and-drums/trumpet.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { drawStar } from '../../parts/signs-and-ornaments/star.ts';
import { drawCloud } from '../../parts/sky-and-land/cloud.ts';
import { sword } from '../../skulls-and-arms/arms/sword.ts';
import { earth } from '../../sky-and-land/sky/earth.ts';
import { scales } from '../../tools/home-and-health/scales.ts';
import { drawCup } from './tarot-signs.ts';

/** A drawing of its own that a card shows, and where. */
export type CardPart = readonly [of: Motif, at: Placing];

export const devilParts: readonly CardPart[] = [[devil, { at: [0, 0.06], scale: 0.42 }]];
export const justiceParts: readonly CardPart[] = [
  [sword, { at: [0, -0.06], scale: 0.46, angleRad: Math.PI }],
  [scales, { at: [0, 0.1], scale: 0.36 }],
];
export const worldParts: readonly CardPart[] = [[earth, { scale: 0.27 }]];
export const judgementParts: readonly CardPart[] = [
  [angel, { at: [0, -0.2], scale: 0.31 }],
  [trumpet, { at: [0, 0.36], scale: 0.32 }],
];
export const temperanceParts: readonly CardPart[] = [[angel, { at: [0, -0.26], scale: 0.31 }]];

/** A crown of spikes and pearls on the brow of a face of scale 1. */
export function drawBrowCrown(head: Pen): void {
  head.fill(symmetric('0 -0.56, 0.5 -0.46!, 0.6 -1.04!, 0.32 -0.84!, 0.2 -1.16!, 0.1 -0.9!, 0 -1.24!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 0.8 * x),
    line: head.weight.inner * 1.1,
  });
}

/** The crowned head of a bearded ruler, at scale 1. */
export function drawEmperorHead(head: Pen): void {
  drawManFace(head, { skin: 'bone', mood: 'stern', cast: 'broad' });
  drawBeard(head, { pigment: 'foam', tipY: 1.5, fullness: 0.7 });
  drawBrowCrown(head);
}

/** A bearded ruler with crown, orb and sceptre. */
export function drawEmperor(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.24, 0.28 0.28, 0.48 0.44, 0.51 0.72!, 0 0.72!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.25 + 0.8 * Math.abs(x)),
    line: inner,
  });
  const head = pen.at({ at: [0, -0.02], scale: 0.44 });
  drawEmperorHead(head);
  pen.fill(outlined('-0.42 -0.1!, -0.37 -0.1!, -0.35 0.72!, -0.4 0.72!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  pen.fill(circle([-0.395, -0.18], 0.08, 28), { pigment: 'gold', tone: 0.2, line: inner });
  pen.fill(circle([0.36, 0.52], 0.11, 32), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 2 * (x - 0.33)),
    line: inner,
  });
  pen.stroke(traced('0.36 0.41, 0.36 0.28'), inner * 1.4);
  pen.stroke(traced('0.3 0.33, 0.42 0.33'), inner * 1.4);
}

/** A priest under a threefold crown, two keys crossed before him. */
export function drawHierophant(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.1, 0.26 0.14, 0.46 0.34, 0.51 0.72!, 0 0.72!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.25 + 0.8 * Math.abs(x)),
    line: inner,
  });
  const head = pen.at({ at: [0, -0.1], scale: 0.38 });
  drawManFace(head, { skin: 'bone', mood: 'calm', cast: 'lean' });
  for (const [y, half] of [
    [-0.5, 0.52],
    [-0.88, 0.46],
    [-1.22, 0.34],
  ] as const)
    head.fill(symmetric(`0 ${y - 0.34}, ${half * 0.8} ${y - 0.32}!, ${half} ${y}!, 0 ${y + 0.06}`), {
      pigment: 'gold',
      tone: (x) => clamp(0.15 + 0.9 * Math.abs(x)),
      line: inner,
    });
  drawBothSides(pen.at({ at: [0, 0.48] }), (side) => drawKey(side.at({ angleRad: -0.7 })));
}

/** A key that stands on its bow. */
function drawKey(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.022 -0.26!, 0.022 -0.26!, 0.022 0.14!, -0.022 0.14!'), {
    pigment: 'gold',
    tone: 0.25,
    line: inner,
  });
  pen.fill(outlined('0.02 -0.26!, 0.12 -0.26!, 0.12 -0.14!, 0.02 -0.14!'), {
    pigment: 'gold',
    tone: 0.25,
    line: inner,
  });
  pen.fill(circle([0, 0.2], 0.08, 26), { pigment: 'gold', tone: 0.2, line: inner });
  pen.fill(circle([0, 0.2], 0.035, 18), { pigment: 'foam', tone: 0, line: inner });
}

/** A helmeted driver over a dark and a light horse. */
export function drawChariot(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y] of [
    [-0.36, -0.56],
    [-0.18, -0.66],
    [0.18, -0.66],
    [0.36, -0.56],
  ] as const)
    drawStar(pen.at({ at: [x, y], scale: 0.07 }), 5, 0.42);
  pen.fill(symmetric('0 -0.06, 0.3 -0.04!, 0.34 0.4!, 0 0.44'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  const head = pen.at({ at: [0, -0.34], scale: 0.3 });
  drawManFace(head, { skin: 'bone', mood: 'stern', cast: 'lean' });
  drawBrowCrown(head);
  drawHorseHead(pen.at({ at: [-0.24, 0.36], scale: 0.27 }), 'wood');
  drawHorseHead(pen.at({ at: [0.24, 0.36], scale: 0.27, isFlipped: true }), 'foam');
}

/** Somebody who hangs from a beam by one foot, the other leg crossed behind it, his head in a ring of light. */
export function drawHangedMan(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const beam of [
    '-0.46 -0.68!, 0.46 -0.68!, 0.46 -0.58!, -0.46 -0.58!',
    '-0.44 -0.58!, -0.36 -0.58!, -0.36 0.72!, -0.44 0.72!',
    '0.36 -0.58!, 0.44 -0.58!, 0.44 0.72!, 0.36 0.72!',
  ])
    pen.fill(outlined(beam), { pigment: 'wood', tone: 0.3, line: inner });
  pen.stroke(traced('0.04 -0.58, 0.04 -0.46'), inner * 2);
  pen.fill(outlined('-0.02 -0.12!, -0.2 -0.2!, -0.16 -0.3!, 0.06 -0.26!, 0.12 -0.14!'), {
    pigment: 'petal',
    tone: 0.55,
    line: inner,
  });
  pen.fill(outlined('-0.02 -0.48!, 0.1 -0.48!, 0.14 0.02!, -0.04 0.02!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 3 * (x - 0.02)),
    line: inner,
  });
  pen.fill(
    symmetric('0 -0.06, 0.14 -0.04!, 0.2 0.3!, 0 0.34').map(([x, y]) => [x + 0.04, y] as const),
    {
      pigment: 'waterLight',
      tone: (x) => clamp(0.2 + 1.6 * Math.abs(x - 0.04)),
      line: inner,
    },
  );
  drawBothSides(pen.at({ at: [0.04, 0] }), (side) =>
    side.fill(outlined('0.18 0.28!, 0.29 0.1!, 0.1 -0.06!, 0.14 0.02!, 0.22 0.12!, 0.14 0.24!'), {
      pigment: 'waterLight',
      tone: 0.4,
      line: inner,
    }),
  );
  pen.stroke(traced('-0.1 -0.02, 0.18 -0.02'), inner * 1.6);
  for (let i = 0; i < 16; i++) {
    const [x, y] = polar((i / 16) * fullTurn, 0.22);
    pen.stroke(
      [
        [0.04 + x, 0.45 + y],
        [0.04 + x * 1.2, 0.45 + y * 1.2],
      ],
      detail * 1.4,
    );
  }
  pen.fill(circle([0.04, 0.47], 0.21, 48), { pigment: 'gold', tone: 0.15, line: inner });
  const head = pen.at({ at: [0.04, 0.46], scale: 0.21, angleRad: Math.PI });
  head.fill(symmetric('0 -0.9, 0.5 -0.78, 0.62 -0.2, 0.56 0.2!, 0 0.2'), {
    pigment: 'wood',
    black: 'uncolored',
    tone: 0.5,
    line: inner,
  });
  drawManFace(head, { skin: 'bone', mood: 'calm', cast: 'lean' });
}

/** Water that goes from cup to cup. */
export function drawCups(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined('-0.26 0.22!, -0.1 0.3, 0.1 0.4, 0.26 0.44!, 0.24 0.54!, 0.08 0.48, -0.12 0.4, -0.28 0.32!'),
    {
      pigment: 'water',
      tone: 0.2,
      line: inner,
    },
  );
  drawCup(pen.at({ at: [-0.32, 0.3], scale: 1.15, angleRad: 0.9 }));
  drawCup(pen.at({ at: [0.3, 0.54], scale: 1.15 }));
}

/** A wreath around the middle, a star in every corner. */
export function drawWreath(pen: Pen): void {
  for (let i = 0; i < 30; i++) {
    const angle = (i / 30) * fullTurn;
    const [x, y] = [0.37 * Math.cos(angle), 0.5 * Math.sin(angle)];
    drawLeaf(pen.at({ at: [x, y], scale: 0.17, angleRad: angle + Math.PI / 2 + (i % 2 ? 0.5 : -0.5) }), {
      width: 0.5,
    });
  }
  for (const [x, y] of [
    [-0.4, -0.62],
    [0.4, -0.62],
    [-0.4, 0.6],
    [0.4, 0.6],
  ] as const)
    drawStar(pen.at({ at: [x, y], scale: 0.09 }), 5, 0.42);
}

/** A cloud under those who call from heaven. */
export function drawCloudBelow(pen: Pen): void {
  drawCloud(pen.at({ at: [0, 0.1], scale: 0.3 }));
}

/** A star upside down over the horns, chains below. */
export function drawBonds(pen: Pen): void {
  const { inner } = pen.weight;
  for (const x of [-0.3, 0.3])
    for (let i = 0; i < 4; i++) pen.stroke(circleLine(x, 0.44 + 0.075 * i), inner * 1.2);
}

function circleLine(x: number, y: number) {
  const ring = circle([x, y], 0.045, 20);
  return [...ring, ring[0] ?? [x, y]] as const;
}
