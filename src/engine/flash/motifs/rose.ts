import { clamp } from '../geometry/interval.ts';
import type { Point } from '../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../geometry/point.ts';
import { ellipse } from '../geometry/shape.ts';
import type { Pen } from '../paint/pen.ts';
import { radialTone } from '../paint/tone.ts';
import type { Motif } from './motif.ts';
import { drawLeaf } from './parts/leaf.ts';

/** Rings of petals from the outside in: their radius and how many petals they have. */
const rings = [
  { radius: 1, petals: 6 },
  { radius: 0.8, petals: 5 },
  { radius: 0.6, petals: 5 },
  { radius: 0.42, petals: 4 },
];
/** The flower is seen slightly from the side. */
const flattening = 0.95;
const petalSteps = 22;

export const rose: Motif = {
  name: 'rose',
  tinted: ['petal', 'petalLight'],
  draw(easel) {
    easel.layer((pen) => {
      drawRoseLeaves(pen, 3);
      drawRose(pen);
    });
  },
};

function drawRoseLeaves(pen: Pen, count: number): void {
  const start = pen.random.between(0, fullTurn);
  for (let i = 0; i < count; i++) {
    const angle = start + (i * fullTurn) / count + pen.random.between(-0.25, 0.25);
    const leaf = pen.at({
      at: onRose(angle, 0.7),
      scale: pen.random.between(0.95, 1.25),
      angleRad: angle + pen.random.between(-0.15, 0.15),
    });
    drawLeaf(leaf, { width: 0.62, teeth: 0.16 });
  }
}

/** A rose seen from above, of radius 1. */
export function drawRose(pen: Pen): void {
  const turn = pen.random.between(0, fullTurn);
  rings.forEach(({ radius, petals }, ring) => {
    const innerRadius = (rings[ring + 1]?.radius ?? 0.25) * 0.62;
    const start = turn + ring * 0.9 + pen.random.between(0, 0.5);
    for (let i = 0; i < petals; i++) {
      const angle = start + (i * fullTurn) / petals + pen.random.between(-0.06, 0.06);
      drawPetal(pen, { angle, spread: (Math.PI / petals) * 1.32, radius, innerRadius, ring });
    }
  });
  drawBud(pen, turn);
}

interface RosePetal {
  readonly angle: number;
  /** Half the angle that the petal covers. */
  readonly spread: number;
  readonly radius: number;
  readonly innerRadius: number;
  readonly ring: number;
}

function drawPetal(pen: Pen, { angle, spread, radius, innerRadius, ring }: RosePetal): void {
  const phase = pen.random.between(0, 10);
  const size = radius * pen.random.between(0.94, 1.06);
  const rim: Point[] = [];
  const fold: Point[] = [];
  for (let step = 0; step <= petalSteps; step++) {
    const u = (step / petalSteps) * 2 - 1;
    const shoulder = Math.max(0, 1 - Math.abs(u) ** 3.4) ** 0.42;
    const tip = ring < 3 ? 1 + 0.05 * Math.exp(-u * u * 18) : 1;
    const at = size * (0.6 + 0.4 * shoulder) * tip * (1 + 0.025 * Math.sin(u * 7 + phase));
    const turnedOver = radius * (0.15 + 0.03 * Math.sin(phase + u * 3)) * Math.max(0, 1 - u * u) ** 0.7;
    rim.push(onRose(angle + u * spread, at));
    fold.push(onRose(angle + u * spread, at - turnedOver));
  }
  const outline = [onRose(angle - spread, 0.12), ...rim, onRose(angle + spread, 0.12)];
  pen.cell(outline, {
    pigment: 'petal',
    tone: (x, y) =>
      clamp(
        0.86 - (1.3 * (lengthOf(x, y / flattening) - innerRadius)) / (radius * 0.86 - innerRadius),
        0,
        0.9,
      ),
    line: pen.weight.inner * 0.9,
  });
  pen.cell([...rim, ...fold.toReversed()], {
    pigment: 'petalLight',
    tone: 0.02,
    line: pen.weight.detail * 1.15,
  });
  if (pen.hasDetail && ring < 3) drawFolds(pen, angle, spread, innerRadius, radius);
}

function drawFolds(pen: Pen, angle: number, spread: number, innerRadius: number, radius: number): void {
  for (let i = 0; i < 3; i++) {
    const at = angle + (-0.5 + 0.5 * i + pen.random.between(-0.1, 0.1)) * spread * 0.9;
    const start = innerRadius * 1.05;
    const end = innerRadius + (radius * 0.8 - innerRadius) * pen.random.between(0.45, 0.75);
    const line = [onRose(at, start), onRose(at + 0.03, (start + end) / 2), onRose(at, end)];
    pen.stroke(line, pen.weight.detail * 0.8, { taper: 0.7, tapering: 'end' });
  }
}

function drawBud(pen: Pen, turn: number): void {
  pen.cell(ellipse([0, 0], 0.27, 0.27 * flattening), {
    pigment: 'petal',
    tone: radialTone([0, 0], [0, 0.27], [0.9, 0.1]),
    line: pen.weight.inner,
  });
  const whorl = Array.from({ length: 41 }, (_, i) => {
    const t = i / 40;
    return onRose(turn + t * fullTurn * 1.7, 0.235 * (1 - t * 0.86));
  });
  pen.stroke(whorl, (t) => pen.weight.inner * (1 - 0.45 * t), { taper: 0.1 });
}

function onRose(angleRad: number, radius: number): Point {
  const [x, y] = polar(angleRad, radius);
  return [x, y * flattening];
}
