import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from '../any-beast/fur.ts';
import { drawLimb } from '../any-beast/limb.ts';
import type { FeatherRow } from './plumage.ts';
import { drawFeatherBlade, drawFeatheredWing } from './plumage.ts';

export interface FlyingBird {
  readonly back: Pigment;
  readonly breast: Pigment;
  /** The wing's rows from its long quills to the coverts in front. */
  readonly wing: readonly [quills: Pigment, middle: Pigment, coverts: Pigment];
  readonly tail: Pigment;
  /** How long the tail is, 1 unless told otherwise. */
  readonly tailLength?: number;
  /** The quills next to the body, where they are of another colour. */
  readonly innerQuills?: Pigment;
  /** How large its wings are, 1 unless told otherwise. */
  readonly span?: number;
  /** Long legs trail behind it. */
  readonly hasLongLegs?: boolean;
  /** A magpie's white flank. */
  readonly flank?: Pigment;
  /** The head, whose neck is at the origin of its pen. */
  readonly drawHead: (pen: Pen) => void;
}

/** A bird in flight to the right, both wings raised. */
export function drawFlyingBird(canvas: Canvas, bird: FlyingBird): void {
  const span = bird.span ?? 1;
  // Larger wings stay where they join the back.
  const at = { at: [0.28 * (1 - span), -0.1 * (1 - span)], scale: span } as const;
  canvas.layer((pen) => drawFeatheredWing(pen, farArm, rows(bird, 0.35, farAngles, 0.86)), {
    at,
    contour: 0.8,
  });
  canvas.layer((pen) => {
    if (bird.hasLongLegs) drawTrailingLegs(pen);
    drawTail(pen, bird);
    drawTrunk(pen, bird);
    bird.drawHead(pen.at({ at: [0.32, -0.14] }));
  });
  canvas.layer(
    (pen) => {
      const [quills, ...coverts] = rows(bird, 0.05, nearAngles, 1);
      if (quills) drawFeatheredWing(pen, nearArm, [quills]);
      if (bird.innerQuills) drawFeatheredWing(pen, innerArm, [innerRow(bird.innerQuills)]);
      drawFeatheredWing(pen, nearArm, coverts);
    },
    { at, contour: 0.8 },
  );
}

function drawTail(pen: Pen, { tail, tailLength = 1 }: FlyingBird): void {
  for (const turn of [0.3, -0.26, 0.16, -0.12, 0.02])
    drawFeatherBlade(
      pen.at({ at: [-0.58, 0.17], scale: 0.8 * tailLength, angleRad: 2.92 + turn / Math.sqrt(tailLength) }),
      0.24 / tailLength,
      tail,
      0.05,
    );
}

function drawTrailingLegs(pen: Pen): void {
  for (const [line, tone] of [
    ['-0.4 0.22, -0.9 0.32, -1.3 0.36, -1.74 0.44', 0.7],
    ['-0.44 0.26, -0.9 0.4, -1.28 0.47, -1.66 0.58', 0.4],
  ] as const)
    drawLimb(pen, { line, half: [0.06, 0.04, 0.035, 0.035, 0.02] }, { pigment: 'steel', tone });
}

function drawTrunk(pen: Pen, { back, breast, flank, hasLongLegs }: FlyingBird): void {
  const { inner } = pen.weight;
  for (const x of hasLongLegs ? [] : [-0.34, -0.2])
    pen.stroke(traced(`${x} 0.32, ${x - 0.16} 0.44, ${x - 0.3} 0.42`), inner * 1.8);
  pen.fill(trunk, {
    pigment: breast,
    tone: (x, y) => clamp(0.06 + 0.8 * smoothstep(0.05, 0.4, y) + 0.2 * smoothstep(0, -0.7, x)),
    line: inner * 1.1,
  });
  if (flank)
    pen.fill(outlined('0.4 0.08!, 0.5 0.24, 0.14 0.36, -0.3 0.35, -0.56 0.28!, -0.3 0.16, 0.1 0.1'), {
      pigment: flank,
      tone: (_, y) => clamp(1.6 * (y - 0.1)),
      line: inner,
    });
  pen.fill(mantle, { pigment: back, tone: (x) => clamp(0.2 + 0.5 * smoothstep(0, -0.7, x)), line: inner });
  drawHairs(pen, traced('0.5 0.0, 0.46 0.14, 0.3 0.26'), [-0.12, 0.05], 8);
  drawHairs(pen, traced('0.2 0.1, 0.0 0.2, -0.2 0.24'), [-0.12, 0.03], 8);
}

type Angles = readonly [outermost: number, innermost: number];

function rows({ wing }: FlyingBird, shade: number, anglesRad: Angles, scale: number): FeatherRow[] {
  const [quills, middle, coverts] = wing;
  return [
    { feathers: 12, pigment: quills, lengths: [0.88 * scale, 0.64 * scale], anglesRad, width: 0.24, shade },
    { feathers: 10, pigment: middle, lengths: [0.52 * scale, 0.4 * scale], anglesRad, width: 0.34, shade },
    { feathers: 8, pigment: coverts, lengths: [0.26 * scale, 0.24 * scale], anglesRad, width: 0.55, shade },
  ];
}

function innerRow(pigment: Pigment): FeatherRow {
  return { feathers: 6, pigment, lengths: [0.74, 0.7], anglesRad: [-2.8, -3.5], width: 0.26, shade: 0.3 };
}

const nearArm = traced('-0.3 -0.96, -0.16 -0.8, 0.04 -0.5, 0.2 -0.2, 0.22 0.02', 8);
const innerArm = nearArm.slice(Math.floor(nearArm.length * 0.55));
const nearAngles: Angles = [-1.95, -3.4];
const farArm = traced('0.72 -1.06, 0.68 -0.8, 0.52 -0.5, 0.36 -0.24', 8);
const farAngles: Angles = [-1.3, -2.7];
const trunk = outlined(
  '0.3 -0.36, 0.54 -0.26, 0.62 -0.02, 0.48 0.24, 0.14 0.37, -0.3 0.36, -0.66 0.27, -0.84 0.16, -0.62 0.0, -0.3 -0.14, 0.0 -0.3',
);
const mantle = outlined(
  '0.34 -0.34!, 0.24 -0.06, -0.2 0.08, -0.8 0.2!, -0.84 0.14, -0.62 0.0, -0.3 -0.14, 0.0 -0.3',
);
