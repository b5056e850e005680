import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { onRibbon, ribbon } from '../../../geometry/ribbon.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLock } from '../../parts/any-beast/fur.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';
import { drawGiraffePatch } from '../../parts/hoofed-beasts/giraffe-patch.ts';
import { drawStandingGiraffe } from '../../parts/hoofed-beasts/standing-giraffe.ts';

const walking: Pick<Motif, 'draw'> = {
  draw: (canvas) => canvas.layer((pen) => drawStandingGiraffe(pen, drawHead)),
};

/** A giraffe's head and neck in profile; looks to the right. */
export const giraffe: Motif = {
  name: 'giraffe',
  tinted: ['gold'],
  poses: { standing: walking, prowling: walking, side: walking },
  draw(canvas) {
    canvas.layer((pen) => {
      drawMane(pen);
      drawNeck(pen);
      drawHead(pen);
    });
  },
};

function drawMane(pen: Pen): void {
  for (let i = 34; i > 2; i -= 2) {
    const [x, y] = onRibbon(neck, i / 36, 0.85);
    drawLock(pen, {
      root: [x, y],
      tip: [x - 0.25, y - 0.06],
      width: 0.22,
      bend: 0.14,
      pigment: 'wood',
      tone: (px) => clamp(0.2 + 2 * (px - x + 0.2)),
    });
  }
}

function drawNeck(pen: Pen): void {
  const jagged = traced('-0.06 1.06!, -0.2 1.3!, -0.36 1.06!, -0.56 1.26!, -0.68 1.02!');
  pen.fill([...neck.right, ...jagged, ...neck.left.toReversed()], {
    pigment: 'gold',
    tone: (x, y) =>
      clamp(0.05 + 0.5 * smoothstep(-0.05, 0.3, x + 0.42 * y) + 0.4 * smoothstep(-0.3, -0.6, y)),
    line: pen.weight.inner * 1.2,
  });
  for (let row = 0; row < 6; row++) {
    const [from, to] = [0.15 + row * 0.14, 0.15 + (row + 1) * 0.14];
    for (const across of row % 2 === 0 ? [-0.74, -0.02, 0.72] : [-0.38, 0.34])
      drawGiraffePatch(pen, neck, [from, to], across);
  }
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [dx, shade] of [
    [0.2, 0.6],
    [0, 0.15],
  ] as const) {
    const horn = pen.at({ at: [dx, dx * 0.2] });
    horn.fill(ossicone, { pigment: 'gold', tone: shade, line: inner });
    horn.fill(ellipse([-0.01, -1.42], 0.09, 0.1, 30), { pigment: 'wood', tone: shade + 0.3, line: inner });
  }
  pen.fill(head, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.04 + 0.7 * smoothstep(-0.66, -0.36, y - 0.3 * (x - 0.5))),
    line: inner * 1.2,
  });
  pen.fill(muzzle, {
    pigment: 'bone',
    tone: (_, y) => clamp(0.1 + 0.6 * smoothstep(-0.5, -0.24, y)),
    line: inner,
  });
  for (const spot of spots) pen.fill(outlined(spot), { pigment: 'wood', tone: 0.25, line: detail });
  pen.fill(ear, { pigment: 'gold', tone: 0.2, line: inner * 1.1 });
  pen.fill(innerEar, { pigment: 'blush', tone: 0.5, line: detail });
  pen.fill(outlined('0.28 -0.86!, 0.36 -0.96, 0.52 -0.95, 0.6 -0.84!, 0.48 -0.76, 0.34 -0.78'), {
    black: 'always',
    tone: 1,
  });
  drawRoundEye(pen, [0.44, -0.86], 0.075, 'ember');
  for (const lash of [
    '0.54 -0.92, 0.63 -0.96, 0.7 -0.94',
    '0.58 -0.88, 0.67 -0.9, 0.73 -0.86',
    '0.48 -0.96, 0.56 -1.02, 0.63 -1.01',
  ])
    pen.stroke(traced(lash), detail * 1.5, { taper: 0.6, tapering: 'end' });
  pen.fill(outlined('1.08 -0.5!, 1.12 -0.58, 1.2 -0.54, 1.17 -0.46!'), { black: 'always', tone: 1 });
  pen.stroke(traced('1.26 -0.34, 1.1 -0.33, 0.94 -0.38, 0.86 -0.44'), inner * 1.3, {
    taper: 0.3,
    tapering: 'end',
  });
  for (const line of [
    '0.3 -0.7, 0.44 -0.64, 0.56 -0.7',
    '0.66 -0.78, 0.8 -0.64, 0.9 -0.6',
    '0.22 -0.62, 0.3 -0.5, 0.4 -0.46',
  ])
    pen.stroke(traced(line), detail * 1.2, { taper: 0.5 });
}

const neck = ribbon(
  traced('0.24 -0.84, 0.06 -0.4, -0.12 0.1, -0.26 0.62, -0.38 1.08', 9),
  (share) => 0.24 + 0.06 * share + 0.18 * share * share,
);
const head = outlined(
  '0.02 -0.9, 0.14 -1.1, 0.36 -1.16, 0.56 -1.06, 0.78 -0.86, 1.02 -0.72, 1.22 -0.62, 1.3 -0.46, 1.24 -0.3, 1.08 -0.24, 0.86 -0.3, 0.6 -0.4, 0.36 -0.42, 0.14 -0.56',
);
const muzzle = outlined(
  '0.94 -0.76!, 1.08 -0.7, 1.24 -0.6, 1.31 -0.46, 1.24 -0.3, 1.08 -0.23, 0.9 -0.28, 0.78 -0.34!, 0.88 -0.5',
);
const ossicone = outlined('0.1 -1.04!, 0.03 -1.24, -0.1 -1.42!, 0.08 -1.44!, 0.18 -1.26, 0.26 -1.1!');
const ear = outlined('0.06 -0.94!, -0.16 -1.12, -0.5 -1.2!, -0.42 -1.0, -0.22 -0.84, 0.04 -0.76!');
const innerEar = outlined('-0.02 -0.92!, -0.18 -1.04, -0.4 -1.13!, -0.34 -0.98, -0.18 -0.88, -0.02 -0.84!');
const spots = [
  '0.14 -0.72!, 0.28 -0.72, 0.26 -0.58, 0.16 -0.6!',
  '0.56 -0.62!, 0.68 -0.66, 0.74 -0.56, 0.62 -0.5!',
  '0.44 -0.54!, 0.52 -0.56, 0.54 -0.46, 0.44 -0.46!',
  '0.66 -0.84!, 0.76 -0.8, 0.78 -0.72, 0.7 -0.72!',
];
