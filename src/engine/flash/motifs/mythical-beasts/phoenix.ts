import { clamp, smoothstep, steps } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { pointAt } from '../../geometry/point.ts';
import { onRibbon, outlineOf, ribbon } from '../../geometry/ribbon.ts';
import { circle, ellipse } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLock } from '../parts/any-beast/fur.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawFeatheredWing } from '../parts/birds/plumage.ts';

/** The tail: where each plume runs, from the one furthest back. */
const plumes: readonly { line: string; pigment: Pigment; hasEye?: boolean }[] = [
  { line: '0.02 0.3, 0.36 0.5, 0.74 0.56, 1.06 0.38, 1.04 0.12, 0.84 0.12', pigment: 'ember' },
  { line: '-0.02 0.3, -0.36 0.46, -0.7 0.52, -1.0 0.4, -1.02 0.14, -0.82 0.1', pigment: 'ember' },
  { line: '0.02 0.34, 0.3 0.72, 0.64 0.96, 1.0 0.94, 1.1 0.72, 0.94 0.62', pigment: 'petal', hasEye: true },
  {
    line: '-0.02 0.34, -0.26 0.7, -0.58 0.98, -0.96 0.98, -1.08 0.76, -0.92 0.64',
    pigment: 'petal',
    hasEye: true,
  },
  { line: '0.02 0.34, 0.14 0.8, 0.4 1.16, 0.72 1.34, 0.92 1.2, 0.8 1.06', pigment: 'ember' },
  { line: '-0.02 0.34, -0.12 0.82, -0.36 1.18, -0.68 1.38, -0.88 1.24, -0.76 1.1', pigment: 'ember' },
  { line: '0 0.34, 0.05 0.74, -0.1 1.08, 0.02 1.42, 0.26 1.52, 0.34 1.34', pigment: 'petal', hasEye: true },
];

/** A phoenix that rises: wings raised, head turned, its plumes curling like flames. */
export const phoenix: Motif = {
  name: 'phoenix',
  tinted: ['petal', 'ember', 'gold'],
  draw(canvas) {
    canvas.layer(
      (pen) => plumes.forEach(({ line, pigment, hasEye }) => void drawPlume(pen, line, pigment, hasEye)),
      {
        contour: 0.7,
      },
    );
    for (const isFlipped of [true, false]) canvas.layer(drawWing, { at: { isFlipped }, contour: 0.7 });
    canvas.layer(drawBird, { contour: 0.7 });
  },
};

/** A long feather whose barbs stand off like tongues of fire. */
function drawPlume(pen: Pen, line: string, pigment: Pigment, hasEye = false): void {
  const { inner, detail } = pen.weight;
  const blade = ribbon(
    traced(line, 8),
    (share) => 0.02 * (1 - share) + 0.085 * Math.sin(Math.PI * share ** 1.3) ** 0.8,
  );
  const barbs = 9;
  const edge = (side: -1 | 1) =>
    steps(barbs, 0.06, 0.88).flatMap((share): Point[] => [
      onRibbon(blade, share, side * 0.55),
      onRibbon(blade, share + 0.09, side * 1.2),
    ]);
  const end = pointAt(blade.spine, blade.spine.length - 1);
  pen.fill([...edge(-1), end, ...edge(1).toReversed()], {
    pigment,
    tone: (x, y) => clamp(1 - 0.85 * Math.sqrt(x * x + (y - 0.3) ** 2)),
    line: inner * 0.9,
  });
  pen.stroke(blade.spine, (share) => inner * (1.1 - 0.7 * share));
  if (pen.hasDetail)
    for (const share of steps(8, 0.16, 0.86))
      for (const side of [-0.6, 0.6])
        pen.stroke([onRibbon(blade, share), onRibbon(blade, share + 0.07, side)], detail * 0.8, {
          taper: 0.5,
        });
  if (!hasEye) return;
  const tip = pointAt(blade.spine, blade.spine.length - 4);
  pen.fill(circle(tip, 0.1, 26), { pigment: 'gold', tone: 0.1, line: inner * 0.9 });
  pen.fill(circle(tip, 0.05, 20), { pigment: 'water', black: 'uncolored', tone: 0.4, line: detail });
}

function drawWing(pen: Pen): void {
  drawFeatheredWing(pen, traced(arm), [
    {
      feathers: 12,
      pigment: 'petal',
      lengths: [0.84, 0.56],
      anglesRad: [-1.3, 1.2],
      width: 0.27,
      shade: 0.1,
    },
    {
      feathers: 10,
      pigment: 'ember',
      lengths: [0.5, 0.38],
      anglesRad: [-1.1, 1.1],
      width: 0.36,
      shade: 0.05,
    },
    { feathers: 8, pigment: 'gold', lengths: [0.28, 0.25], anglesRad: [-0.8, 1], width: 0.5, shade: 0 },
  ]);
  drawLimb(
    pen,
    { line: arm, half: [0.02, 0.04, 0.05, 0.07] },
    { pigment: 'petal', tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(-0.6, -0.1, y) + 0.1 * x) },
  );
  const down = { feathers: 13, pigment: 'ember', lengths: [0.13, 0.15], width: 0.6, shade: 0.05 } as const;
  drawFeatheredWing(pen, traced(arm), [{ ...down, anglesRad: [-0.4, 0.9] }]);
}

function drawBird(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlineOf(body), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.2 + 2.4 * (x - 0.02 - 0.1 * Math.sin(4 * y))),
    line: inner * 1.1,
  });
  if (pen.hasDetail)
    for (const [row, share] of steps(9, 0.16, 0.78).entries())
      for (const across of row % 2 === 0 ? [-0.5, 0, 0.5] : [-0.26, 0.26])
        pen.stroke(
          [
            onRibbon(body, share, across - 0.24),
            onRibbon(body, share - 0.05, across),
            onRibbon(body, share, across + 0.24),
          ],
          detail,
          { taper: 0.2 },
        );
  drawHead(pen.at({ at: [0.06, -0.72], scale: 0.16, angleRad: 0.06 }));
}

/** Looking to the right, with a hooked beak and a crest; its skull about 2 wide. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, tipX, tipY, width] of [
    [-0.2, -0.5, -1.1, -2.6, 0.8],
    [-0.5, -0.3, -2.2, -1.9, 0.8],
    [-0.6, 0.1, -2.5, -0.6, 0.8],
    [-0.6, 0.5, -1.9, 0.6, 0.8],
  ] as const)
    drawLock(pen, {
      root: [x, y],
      tip: [tipX, tipY],
      width,
      bend: 0.2,
      pigment: 'gold',
      tone: (px) => clamp(0.6 + 0.3 * px),
    });
  pen.fill(
    outlined(
      '-0.8 1.7!, -0.86 0.5, -0.86 -0.2, -0.5 -0.7, 0.2 -0.76, 0.8 -0.44, 0.95 0.05, 0.66 0.5, 0.62 1.6!, 0.34 1.2!, 0.08 1.9!, -0.28 1.3!',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.3 * (y + 0.2) - 0.2 * x),
      line: inner,
    },
  );
  pen.fill(outlined('0.8 0.2!, 1.3 0.3, 1.6 0.46!, 1.1 0.56, 0.66 0.5!'), {
    pigment: 'gold',
    tone: 0.6,
    line: inner * 0.8,
  });
  pen.fill(outlined('0.74 -0.42!, 1.2 -0.36, 1.75 -0.1, 2.0 0.5!, 1.6 0.24, 0.8 0.24!'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.2 + 0.6 * y),
    line: inner,
  });
  pen.fill(ellipse([0.38, -0.12], 0.22, 0.17, 20), { pigment: 'foam', tone: 0, line: detail });
  pen.dot([0.4, -0.14], inner * 0.8);
  pen.stroke(traced('0.0 -0.22, 0.38 -0.36, 0.86 -0.16'), inner * 1.1, { taper: 0.3 });
}

/** From the tip of the hand to the shoulder. */
const arm = '0.98 -1.0, 0.86 -0.98, 0.7 -0.84, 0.46 -0.48, 0.1 -0.14';
const body = ribbon(
  traced('0 0.5, -0.02 0.28, 0.04 0.02, 0.02 -0.24, -0.06 -0.42, -0.02 -0.6, 0.05 -0.68', 8),
  (share) => {
    const breast = Math.exp(-(((share - 0.36) / 0.2) ** 2));
    return 0.01 + 0.16 * breast + 0.1 * Math.min(share, 0.5);
  },
);
