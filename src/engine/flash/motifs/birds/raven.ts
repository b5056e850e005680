import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Canvas } from '../../paint/canvas.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawHairs } from '../parts/any-beast/fur.ts';
import type { FeatherRow } from '../parts/birds/plumage.ts';
import { drawFeatherBlade, drawFeatheredWing, drawTalons } from '../parts/birds/plumage.ts';

/** A croaking raven on a branch, or landing with raised wings; looks to the right. */
export const raven: Motif = {
  name: 'raven',
  tinted: ['dark'],
  mouth: [1.12, -0.48],
  perched: { draw: (canvas) => drawRaven(canvas, false) },
  poses: {
    flying: { draw: (canvas) => drawRaven(canvas, false, true) },
    sitting: { draw: (canvas) => drawRaven(canvas, true, false) },
  },
  draw: (canvas) => drawRaven(canvas, true),
};

export function drawRaven(
  canvas: Canvas,
  isOnBranch: boolean,
  isLanding = canvas.kit.variant % 2 === 1,
): void {
  if (isLanding) drawRavenWings(canvas);
  canvas.layer((pen) => {
    if (isOnBranch) drawBranch(pen);
    drawRavenTail(pen);
    drawRavenBody(pen);
    if (!isLanding) drawFoldedWing(pen);
    drawRavenHead(pen);
  });
}

/** Both wings, raised. */
export function drawRavenWings(canvas: Canvas): void {
  for (const isFlipped of [true, false])
    canvas.layer((pen) => drawFeatheredWing(pen, arm, wingRows), {
      at: { at: [-0.06, 0.1], isFlipped },
      contour: 0.8,
    });
}

export function drawRavenTail(pen: Pen): void {
  for (const turn of [0.3, 0, -0.3, 0.14, -0.14])
    drawFeatherBlade(pen.at({ at: [-0.42, 0.5], scale: 0.72, angleRad: 2.35 + turn }), 0.26, 'dark', 0.15);
}

/** Breast, back and both legs. */
export function drawRavenBody(pen: Pen): void {
  pen.fill(body, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.2 + 0.5 * smoothstep(0.2, -0.5, x) + 0.5 * smoothstep(0.2, 0.7, y)),
    line: pen.weight.inner * 1.1,
  });
  drawHairs(pen, traced('0.2 -0.3, 0.34 0, 0.24 0.3'), [-0.06, 0.14], 9);
  drawHairs(pen, traced('0.1 0, 0.14 0.24, 0 0.44'), [-0.08, 0.12], 7);
  for (const x of [-0.12, 0.14]) {
    pen.fill(
      [
        [x - 0.04, 0.5],
        [x + 0.08, 0.5],
        [x + 0.04, 0.78],
        [x - 0.04, 0.78],
      ],
      { pigment: 'grey', tone: 0.5, line: pen.weight.inner },
    );
    drawTalons(pen.at({ at: [x, 0.7], scale: 0.25 }));
  }
}

function drawFoldedWing(pen: Pen): void {
  for (const [x, y, length, turn] of quills)
    drawFeatherBlade(pen.at({ at: [x, y], scale: length, angleRad: turn }), 0.24, 'dark', 0.1);
  pen.fill(shoulder, {
    pigment: 'dark',
    tone: (x) => clamp(0.15 + 0.6 * smoothstep(0.1, -0.3, x)),
    line: pen.weight.inner,
  });
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 3; i++) {
      const [x, y] = [0.06 - 0.13 * row + 0.05 * i, -0.2 + 0.1 * row + 0.12 * i];
      pen.stroke(
        traced(`${x + 0.06} ${y - 0.04}, ${x} ${y + 0.06}, ${x - 0.08} ${y + 0.02}`),
        pen.weight.detail,
        { taper: 0.3 },
      );
    }
}

/** The head, croaking to the right. */
export function drawRavenHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.58 -0.58!, 0.86 -0.48, 1.04 -0.38!, 0.84 -0.39, 0.56 -0.48!'), {
    pigment: 'grey',
    tone: 0.7,
    line: inner,
  });
  pen.fill(outlined('0.58 -0.6!, 0.9 -0.59, 0.96 -0.45!, 0.66 -0.53'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.6,
  });
  pen.fill(head, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.3, 0, x) + 0.4 * smoothstep(-0.6, -0.3, y)),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.56 -0.78!, 0.8 -0.78, 1.02 -0.68, 1.2 -0.5!, 0.98 -0.58, 0.6 -0.6!'), {
    pigment: 'grey',
    tone: (_, y) => clamp(0.2 + 3 * (y + 0.76)),
    line: inner,
  });
  pen.stroke(traced('0.62 -0.71, 0.76 -0.72, 0.88 -0.68'), detail * 1.2, { taper: 0.5 });
  pen.fill(circle([0.46, -0.68], 0.062, 20), { pigment: 'gold', tone: 0, line: detail });
  pen.fill(circle([0.465, -0.68], 0.036, 16), { black: 'always', tone: 1 });
  pen.stroke(traced('0.34 -0.74, 0.46 -0.78, 0.56 -0.72'), inner, { taper: 0.4 });
  drawHairs(pen, traced('0.5 -0.5, 0.42 -0.36, 0.4 -0.2'), [0.02, 0.13], 7);
  drawHairs(pen, traced('0.26 -0.74, 0.16 -0.6, 0.12 -0.44'), [-0.08, 0.1], 6);
}

function drawBranch(pen: Pen): void {
  pen.fill(branch, {
    pigment: 'wood',
    tone: (_, y) => clamp(0.2 + 3 * (y - 0.92)),
    line: pen.weight.inner * 1.1,
  });
  for (const grain of ['-0.7 0.98, -0.4 0.95, -0.1 0.99', '0.2 0.96, 0.5 0.92, 0.76 0.93'])
    pen.stroke(traced(grain), pen.weight.detail, { taper: 0.4 });
}

const arm = traced('0.98 -1.0, 0.82 -0.98, 0.58 -0.7, 0.34 -0.42, 0.14 -0.16', 8);
const wingRows: readonly FeatherRow[] = [
  { feathers: 13, pigment: 'dark', lengths: [0.74, 0.55], anglesRad: [-1.1, 1.3], width: 0.24, shade: 0.1 },
  { feathers: 11, pigment: 'grey', lengths: [0.44, 0.36], anglesRad: [-1.0, 1.2], width: 0.34, shade: 0.15 },
  { feathers: 9, pigment: 'dark', lengths: [0.26, 0.24], anglesRad: [-0.9, 1.2], width: 0.5, shade: 0.15 },
];
const body = outlined(
  '0.4 -0.4, 0.46 -0.2!, 0.4 -0.18!, 0.48 0.02!, 0.4 0.04!, 0.42 0.24!, 0.3 0.26, 0.2 0.46, -0.04 0.62, -0.36 0.68, -0.56 0.6, -0.48 0.3, -0.26 -0.1, 0.02 -0.4, 0.2 -0.5',
);
const head = outlined(
  '0.62 -0.76, 0.5 -0.9, 0.3 -0.92, 0.12 -0.8, 0.02 -0.6, -0.1 -0.4, 0.04 -0.26!, 0.14 -0.3!, 0.2 -0.12!, 0.3 -0.22!, 0.4 -0.06!, 0.42 -0.26!, 0.54 -0.2!, 0.54 -0.4, 0.62 -0.52',
);
const shoulder = outlined('0.14 -0.38!, 0.22 -0.14, 0.1 0.12, -0.14 0.24, -0.4 0.24, -0.3 -0.02, -0.1 -0.28');
const quills = [
  [-0.16, 0.02, 0.98, 2.36],
  [-0.1, 0.1, 0.9, 2.3],
  [-0.04, 0.16, 0.8, 2.24],
  [0.02, 0.18, 0.66, 2.2],
  [0.06, 0.14, 0.5, 2.2],
] as const;
const branch = outlined(
  '-0.96 0.98!, -0.4 0.92, 0.2 0.92, 0.7 0.86, 1.0 0.76!, 1.04 0.9!, 0.7 1.0, 0.2 1.06, -0.4 1.06, -0.9 1.12!',
);
