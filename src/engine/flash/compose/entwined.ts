import { spline } from '../geometry/curve.ts';
import { lerp } from '../geometry/interval.ts';
import type { Point } from '../geometry/point.ts';
import { directionRad, fullTurn, pointAt } from '../geometry/point.ts';
import { circle } from '../geometry/shape.ts';
import type { Motif } from '../motifs/motif.ts';
import { drawSerpentBody, drawSnakeHead } from '../motifs/parts/serpent.ts';
import type { Easel } from '../paint/easel.ts';
import type { Pen } from '../paint/pen.ts';
import { drawWithin } from './group.ts';

const turns = 2.6;
const phase = 0.6;
const coilSteps = 240;
const neckSteps = 36;
/** The radius of the coil at its top; it narrows downwards. */
const coilRadius = 0.3;
const bodyHalf = 0.078;

/** A stretch of the snake that runs wholly in front of the pole or wholly behind it. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly isFront: boolean;
}

/** A snake coiled around something upright: its back stretches, the pole, its front stretches, its head. */
export function entwined(pole: Motif): Motif {
  return {
    name: `snake-${pole.name}`,
    tinted: ['leaf'],
    draw(easel) {
      const line = coil();
      const stretches = stretchesOf(line);
      for (const stretch of stretches.slice(1))
        if (!stretch.isFront || easel.kit.isInverted) drawBend(easel, line, stretch);
      for (const stretch of stretches) if (!stretch.isFront) drawStretch(easel, line, stretch);
      drawWithin(easel, pole, { at: [0, 0.02] });
      for (const stretch of stretches) if (stretch.isFront) drawStretch(easel, line, stretch);
      easel.layer((pen) => drawHead(pen, line), { contour: 0.6 });
    },
  };
}

/** From the head down to the tail. */
function coil(): Point[] {
  const winding = Array.from({ length: coilSteps + 1 }, (_, i): Point => {
    const t = i / coilSteps;
    const angle = t * turns * fullTurn + phase;
    return [
      Math.sin(angle) * coilRadius * (0.92 - 0.3 * t),
      lerp(-0.72, 0.78, t) + Math.cos(angle) * coilRadius * 0.24,
    ];
  });
  const [x, y] = pointAt(winding, 0);
  const neck = spline(
    [
      [x + coilRadius * 0.55, y - coilRadius * 0.55],
      [x + coilRadius * 0.72, y - coilRadius * 0.06],
      [x, y],
    ],
    neckSteps / 2,
  );
  return [...neck.slice(0, -1), ...winding];
}

function runsInFront(i: number): boolean {
  return i < neckSteps || Math.cos(((i - neckSteps) / coilSteps) * turns * fullTurn + phase) > 0;
}

function stretchesOf(line: readonly Point[]): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  for (let i = 1; i <= line.length; i++) {
    if (i < line.length && runsInFront(i) === runsInFront(start)) continue;
    const isFront = runsInFront(start);
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

function halfWidth(share: number): number {
  const tail = Math.min(1, ((1 - share) * 3) ** 0.75 + 0.05);
  const neck = share < 0.06 ? 0.75 + 0.25 * (share / 0.06) : 1;
  return bodyHalf * tail * neck;
}

function drawStretch(easel: Easel, line: readonly Point[], { start, end }: Stretch): void {
  easel.layer(
    (pen) => {
      const sidePx = Math.max(pen.weight.inner, pen.weight.contour * 0.8);
      drawSerpentBody(pen, { line, halfWidth, back: 'leaf', belly: 'gold', sidePx }, start, end);
    },
    { contour: 0, gapPx: 0 },
  );
}

/** Where the snake turns from back to front its tube is seen end on. */
function drawBend(easel: Easel, line: readonly Point[], { start }: Stretch): void {
  const at = pointAt(line, start + 3);
  const radius = halfWidth(start / (line.length - 1));
  easel.layer(
    (pen) => pen.cell(circle(at, radius, 24), { pigment: 'leaf', tone: 0.5, line: pen.weight.contour * 0.8 }),
    {
      contour: 0,
      gapPx: 0,
    },
  );
}

function drawHead(pen: Pen, line: readonly Point[]): void {
  const [neck, behind] = [pointAt(line, 0), pointAt(line, 7)];
  // Mirrored, so that the jaw is below: the head looks back over the coil.
  const angleRad = directionRad(behind, neck) + Math.PI;
  drawSnakeHead(pen.at({ at: neck, scale: bodyHalf * 1.3, angleRad, isFlipped: true }), 'leaf', 'gold');
}
