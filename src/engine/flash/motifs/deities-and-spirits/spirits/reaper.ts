import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSkull } from '../../skulls-and-arms/skulls-and-bones/skull.ts';

/** The grim reaper: a skull in the depth of a hood, the scythe over the shoulder. */
export const reaper: Motif = {
  name: 'reaper',
  tinted: ['dark'],
  carries: ['scythe'],
  draw(canvas) {
    canvas.layer(drawScythe);
    canvas.layer(drawReaper);
  },
};

/** Without the scythe, which stands behind. */
export function drawReaper(pen: Pen): void {
  drawCloak(pen);
  drawSkull(pen.at({ at: [0, -0.36], scale: 0.4 }));
  drawHoodEdge(pen);
  drawHand(pen);
}

export function drawScythe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.62 1.3!, 0.7 1.3!, 0.84 -1.2!, 0.76 -1.22!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 3 * (x - 0.72)),
    line: inner,
  });
  pen.fill(blade, { pigment: 'steel', tone: (_, y) => clamp(0.1 + 1.6 * (y + 1.36)), line: inner * 1.2 });
  pen.stroke(traced('0.72 -1.2, 0.2 -1.36, -0.4 -1.2, -0.8 -0.84'), detail * 1.2, { taper: 0.3 });
  for (const y of [-0.5, -0.44, 0.3, 0.36])
    pen.stroke(traced(`0.66 ${y + 0.02}, 0.84 ${y - 0.02}`), detail * 1.2);
}

function drawCloak(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(cloak, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.25 + 0.5 * smoothstep(0.1, 0.8, x) + 0.3 * smoothstep(0.4, 1.2, y)),
    line: inner * 1.2,
  });
  pen.fill(depthOfHood, { black: 'always', tone: 1 });
  for (const fold of folds)
    pen.stroke(traced(fold), (t) => inner * (1.4 - 0.8 * t), { taper: 0.4, isErasing: true });
  for (const fold of deepFolds) pen.stroke(traced(fold), inner, { taper: 0.5 });
}

function drawHoodEdge(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const isFlipped of [false, true]) {
    const side = pen.at({ isFlipped });
    side.fill(hoodEdge, {
      pigment: 'dark',
      tone: (x) => clamp(0.2 + 0.8 * smoothstep(0.36, 0.6, x)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.36 -0.86, 0.48 -0.5, 0.44 -0.06, 0.34 0.22'), detail, {
      taper: 0.4,
      isErasing: true,
    });
  }
}

/** Finger bones around the shaft. */
function drawHand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.3 0.5!, 0.56 0.36, 0.66 0.44!, 0.62 0.7!, 0.4 0.76!'), {
    pigment: 'dark',
    tone: 0.7,
    line: inner,
  });
  for (let i = 0; i < 4; i++) {
    const y = 0.36 + 0.09 * i;
    pen.fill(
      outlined(`0.6 ${y}, 0.66 ${y - 0.05}, 0.82 ${y - 0.05}, 0.9 ${y}, 0.82 ${y + 0.04}, 0.66 ${y + 0.04}`),
      { pigment: 'bone', tone: (x) => clamp(0.1 + 1.6 * (x - 0.7)), line: inner * 0.9 },
    );
    pen.stroke(traced(`0.74 ${y - 0.05}, 0.75 ${y + 0.04}`), detail);
  }
}

const blade = outlined(
  '0.88 -1.24!, 0.84 -1.06!, 0.3 -1.14, -0.24 -1.02, -0.62 -0.78, -0.92 -0.4!, -0.82 -0.86, -0.5 -1.22, 0 -1.42, 0.5 -1.38',
);
const cloak = outlined(
  '0 -1.08!, 0.3 -0.98, 0.52 -0.7, 0.58 -0.3, 0.5 0.1, 0.7 0.3, 0.8 0.7, 0.86 1.2!, 0.66 1.08!, 0.56 1.32!, 0.36 1.12!, 0.2 1.36!, 0.02 1.14!, -0.18 1.36!, -0.34 1.12!, -0.54 1.32!, -0.64 1.08!, -0.86 1.2!, -0.8 0.7, -0.7 0.3, -0.5 0.1, -0.58 -0.3, -0.52 -0.7, -0.3 -0.98',
);
const depthOfHood = outlined(
  '0 -0.86, 0.28 -0.74, 0.42 -0.4, 0.36 0.02, 0.16 0.28, 0 0.34, -0.16 0.28, -0.36 0.02, -0.42 -0.4, -0.28 -0.74',
);
const hoodEdge = outlined(
  '0 -1.08!, 0.3 -0.98, 0.54 -0.66, 0.6 -0.26, 0.48 0.14, 0.3 0.36, 0 0.5!, 0.14 0.3, 0.32 0.1, 0.41 -0.2, 0.38 -0.52, 0.24 -0.78, 0 -0.92!',
);
const folds = [
  '-0.4 0.4, -0.5 0.7, -0.46 1.1',
  '-0.14 0.56, -0.18 0.84, -0.1 1.2',
  '0.2 0.6, 0.24 0.86, 0.2 1.2',
  '-0.64 0.5, -0.72 0.8, -0.7 1.06',
];
const deepFolds = [
  '-0.3 0.4, -0.34 0.8, -0.3 1.1',
  '0.04 0.56, 0.04 0.9, 0.06 1.1',
  '0.44 0.8, 0.5 1.0, 0.46 1.16',
];
