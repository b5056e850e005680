import { clamp, smoothstep } from '../geometry/interval.ts';
import { fullTurn, polar } from '../geometry/point.ts';
import { circle } from '../geometry/shape.ts';
import { outlined, symmetric, traced } from '../geometry/traced.ts';
import type { Pen } from '../paint/pen.ts';
import type { Motif } from './motif.ts';
import { drawBothSides } from './parts/fur.ts';
import type { FeatherRow } from './parts/plumage.ts';
import { drawBreastFeathers, drawFeatheredWing, drawTalons } from './parts/plumage.ts';

/** A horned owl from the front: on a branch, or with its wings spread. */
export const owl: Motif = {
  name: 'owl',
  tinted: ['wood'],
  // Its tail is behind whatever it sits on.
  perched: {
    draw(easel) {
      easel.layer((pen) => {
        drawBody(pen, false);
        drawHead(pen);
      });
    },
  },
  draw(easel) {
    const isFlying = easel.kit.variant % 2 === 1;
    if (isFlying) {
      for (const isFlipped of [true, false])
        easel.layer((pen) => drawFeatheredWing(pen, arm, spreadRows), { at: { isFlipped }, contour: 0.8 });
    }
    easel.layer((pen) => {
      if (!isFlying) drawBranch(pen);
      drawTail(pen);
      drawBody(pen, isFlying);
      drawHead(pen);
    });
  },
};

function drawTail(pen: Pen): void {
  for (const x of [-0.16, 0.16, 0]) {
    pen.cell(outlined(`${x - 0.1} 0.9!, ${x - 0.12} 1.4, ${x} 1.52, ${x + 0.12} 1.4, ${x + 0.1} 0.9!`), {
      pigment: 'wood',
      tone: (_, y) => clamp(1 - 0.9 * (y - 0.8)),
      line: pen.weight.inner,
    });
  }
}

function drawBody(pen: Pen, isFlying: boolean): void {
  const { inner, detail } = pen.weight;
  pen.cell(body, {
    pigment: 'bone',
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
      side.cell(foldedWing, {
        pigment: 'wood',
        tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.5, 0.8, x) + 0.3 * y),
        line: inner * 1.1,
      });
      for (const quill of foldedQuills) side.stroke(traced(quill), detail * 1.3, { taper: 0.3 });
    });
  }
  for (const x of [-0.24, 0.24]) drawTalons(pen.at({ at: [x, 0.98], scale: 0.3 }));
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(head, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(0.45, 0.76, Math.abs(x)) + 0.3 * smoothstep(-0.4, -0.1, y)),
    line: inner * 1.1,
  });
  for (let i = 0; i < 5; i++)
    pen.stroke(
      traced(`${-0.16 + 0.08 * i} -0.96, ${-0.1 + 0.05 * i} -0.86, ${-0.06 + 0.03 * i} -0.76`),
      detail * 1.2,
      { taper: 0.6 },
    );
  drawBothSides(pen, (side) => {
    side.cell(disc, {
      pigment: 'bone',
      tone: (x, y) => clamp(1.05 - 2.6 * Math.sqrt((x - 0.29) ** 2 + (y + 0.55) ** 2)),
      line: inner,
    });
    if (side.hasDetail) {
      for (let i = 0; i < 26; i++) {
        const angle = (i / 26) * fullTurn;
        side.stroke([polar(angle, 0.21, [0.29, -0.55]), polar(angle, 0.29, [0.29, -0.55])], detail * 0.9, {
          taper: 0.6,
        });
      }
    }
    side.cell(circle([0.28, -0.55], 0.185, 40), { black: 'always', tone: 1 });
    side.cell(circle([0.28, -0.55], 0.16, 40), {
      pigment: 'gold',
      tone: (_, y) => clamp(0.65 * smoothstep(-0.52, -0.7, y)),
    });
    side.cell(circle([0.275, -0.55], 0.085, 30), { black: 'always', tone: 1 });
    side.cell(circle([0.245, -0.59], 0.032, 16), { color: [255, 255, 255], tone: 0 });
    side.cell(brow, { pigment: 'foam', tone: (_, y) => 0.5 * smoothstep(-0.7, -0.5, y), line: inner });
    side.stroke(traced('0.12 -0.72, 0.34 -0.9, 0.56 -1.1'), detail, { taper: 0.5 });
  });
  pen.cell(beak, { pigment: 'gold', black: 'uncolored', tone: (x) => clamp(0.2 + 5 * x), line: inner });
}

function drawBranch(pen: Pen): void {
  pen.cell(branch, {
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
const spreadRows: readonly FeatherRow[] = [
  { feathers: 13, pigment: 'wood', lengths: [0.95, 0.6], anglesRad: [-0.95, 1.45], width: 0.24, shade: 0 },
  { feathers: 11, pigment: 'bone', lengths: [0.56, 0.4], anglesRad: [-0.8, 1.4], width: 0.34, shade: 0.1 },
  { feathers: 9, pigment: 'wood', lengths: [0.3, 0.26], anglesRad: [-0.7, 1.3], width: 0.5, shade: 0.1 },
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
const head = symmetric(
  '0 -0.94, 0.26 -0.92, 0.46 -1.02, 0.68 -1.3!, 0.72 -1.0, 0.74 -0.7, 0.74 -0.44, 0.62 -0.2, 0.36 -0.06, 0 -0.02',
);
const disc = outlined(
  '0.04 -0.5!, 0.08 -0.78, 0.34 -0.88, 0.58 -0.74, 0.64 -0.5, 0.54 -0.26, 0.32 -0.14, 0.1 -0.18',
);
const brow = outlined(
  '0.02 -0.5!, 0.06 -0.68, 0.26 -0.82, 0.5 -1.0, 0.68 -1.3!, 0.62 -0.98, 0.44 -0.76, 0.2 -0.66',
);
const beak = symmetric('0 -0.56!, 0.08 -0.46, 0.07 -0.3, 0 -0.16!');
const branch = outlined(
  '-1.04 1.16!, -0.6 1.1, 0 1.14, 0.6 1.1, 1.02 1.04!, 1.08 1.18!, 0.6 1.28, 0.1 1.3, -0.5 1.28, -1.0 1.32!',
);
