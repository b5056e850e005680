import { spline } from '../../geometry/curve.ts';
import { lerp } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { fullTurn, pointAt } from '../../geometry/point.ts';
import type { Motif } from '../../motifs/motif.ts';
import type { Canvas } from '../../paint/canvas.ts';
import { drawWithin } from '../group.ts';
import { drawSnakeHeadOn, drawSnakeStretch } from './snake-along.ts';

/** The coil begins on its left, from where it runs down to the front. */
const phase = -Math.PI / 2;
const coilSteps = 240;
const neckSteps = 36;
const tailSteps = 30;

/** How the snake winds: tightly around something upright, or in one wide loop around something broad. */
interface Coil {
  readonly turns: number;
  /** The radius of the coil at its top; it narrows downwards. */
  readonly radius: number;
  /** Whether the tail leaves the coil. */
  readonly hasFreeTail: boolean;
  readonly top: number;
  readonly bottom: number;
  readonly bodyHalf: number;
  /** The size of what it winds around. */
  readonly coreScale: number;
  /** How far the turns are seen from above: 0 is from the side. Less would kink the body where it turns back. */
  readonly tilt: number;
  /** Head and nape, as seen from where the coil begins, on its left. */
  readonly neck: readonly [Point, Point];
  /** The head's size as a multiple of the body's. */
  readonly headScale: number;
}

export const coils: Readonly<Record<'tight' | 'wide', Coil>> = {
  tight: {
    turns: 2,
    radius: 0.24,
    hasFreeTail: true,
    tilt: 0,
    top: -0.66,
    bottom: 0.86,
    bodyHalf: 0.07,
    coreScale: 1,
    neck: [
      [-0.2, -0.26],
      [-0.05, -0.16],
    ],
    headScale: 1.4,
  },
  wide: {
    turns: 1.6,
    radius: 0.8,
    hasFreeTail: false,
    tilt: 0.46,
    top: 0.02,
    bottom: 0.66,
    bodyHalf: 0.1,
    coreScale: 0.72,
    neck: [
      [0.12, -0.66],
      [-0.06, -0.36],
    ],
    headScale: 1.7,
  },
};

/** Beams are thicker than blades. */
const aroundBeams: Coil = { ...coils.tight, radius: 0.37 };

/** A stretch of the snake that runs wholly in front of the pole or wholly behind it. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly isFront: boolean;
}

/** A snake coiled around something: its back stretches, the thing, its front stretches, its head. */
export function entwined(pole: Motif, kind: keyof typeof coils = 'tight'): Motif {
  const coil = pole.name === 'cross' && kind === 'tight' ? aroundBeams : coils[kind];
  return {
    name: `snake-${pole.name}`,
    tinted: ['leaf'],
    draw(canvas) {
      const line = windingOf(coil);
      const stretches = stretchesOf(line, coil);
      for (const stretch of stretches) if (!stretch.isFront) drawStretch(canvas, line, stretch, coil);
      drawWithin(
        canvas,
        pole,
        kind === 'tight'
          ? { at: [0, 0.02], angleRad: -(pole.leanRad ?? 0) }
          : { at: [0, -0.14], scale: coil.coreScale },
      );
      for (const stretch of stretches) if (stretch.isFront) drawStretch(canvas, line, stretch, coil);
      canvas.layer((pen) => drawSnakeHeadOn(pen, line, coil.bodyHalf * coil.headScale), { contour: 0.6 });
    },
  };
}

/** From the head down to the tail. */
export function windingOf({ turns, radius, tilt, top, bottom, neck, bodyHalf, hasFreeTail }: Coil): Point[] {
  const winding = Array.from({ length: coilSteps + 1 }, (_, i): Point => {
    const t = i / coilSteps;
    const angle = t * turns * fullTurn + phase;
    return [
      Math.sin(angle) * radius * (0.92 - 0.3 * t),
      lerp(top, bottom, t) + Math.cos(angle) * radius * tilt,
    ];
  });
  const [x, y] = pointAt(winding, 0);
  const nape = spline(
    [
      [x + neck[0][0], y + neck[0][1]],
      [x + neck[1][0], y + neck[1][1]],
      [x, y],
    ],
    neckSteps / 2,
  );
  const tail = hasFreeTail ? tailFrom(pointAt(winding, coilSteps), bodyHalf) : [];
  return [...nape.slice(0, -1), ...winding, ...tail];
}

/** The end of the tail, which curls away from what the snake winds around. */
function tailFrom([x, y]: Point, bodyHalf: number): Point[] {
  const curl = [
    [0, 0],
    [-0.9, 1],
    [-2.4, 1.3],
    [-3.7, 0.6],
    [-4.1, -0.8],
  ] as const;
  const points = curl.map(([across, down]): Point => [x + across * bodyHalf, y + down * bodyHalf]);
  return spline(points, tailSteps / 4).slice(1);
}

function runsInFront(i: number, { turns }: Coil): boolean {
  const isCoiled = i >= neckSteps && i <= neckSteps + coilSteps;
  return !isCoiled || Math.cos(((i - neckSteps) / coilSteps) * turns * fullTurn + phase) > 0;
}

function stretchesOf(line: readonly Point[], coil: Coil): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  for (let i = 1; i <= line.length; i++) {
    if (i < line.length && runsInFront(i, coil) === runsInFront(start, coil)) continue;
    const isFront = runsInFront(start, coil);
    // Front stretches overlap the ends of the back ones.
    const overlap = isFront ? 5 : 2;
    stretches.push({
      start: Math.max(0, start - overlap),
      end: Math.min(line.length - 1, i + overlap),
      isFront,
    });
    start = i;
  }
  return stretches;
}

function halfWidth(share: number, { bodyHalf }: Coil): number {
  const tail = Math.min(1, ((1 - share) * 3) ** 0.75 + 0.05);
  const neck = share < 0.06 ? 0.75 + 0.25 * (share / 0.06) : 1;
  return bodyHalf * tail * neck;
}

function drawStretch(canvas: Canvas, line: readonly Point[], { start, end }: Stretch, coil: Coil): void {
  canvas.layer(
    (pen) => drawSnakeStretch(pen, { line, halfWidth: (share) => halfWidth(share, coil) }, start, end),
    { contour: 0, gapPx: 0 },
  );
}
