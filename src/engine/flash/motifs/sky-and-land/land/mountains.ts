import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

interface Peak {
  readonly x: number;
  readonly height: number;
}

/** From the back to the front; the ground is at y = 0.6. */
const peaks: readonly Peak[] = [
  { x: -0.62, height: 0.62 },
  { x: 0.58, height: 0.7 },
  { x: 0, height: 1 },
];
const ground = 0.6;
const stepCount = 14;

export const mountains: Motif = {
  name: 'mountain',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const peak of peaks) drawPeak(pen, peak);
    });
  },
};

function drawPeak(pen: Pen, { x, height }: Peak): void {
  const rise = 1.2 * height;
  const half = 0.62 * (0.6 + 0.4 * height);
  const top: Point = [x, ground - rise];
  const slope = (side: number): Point[] => [
    top,
    ...Array.from({ length: stepCount }, (_, i): Point => {
      const t = (i + 1) / stepCount;
      return [x + side * half * t + pen.random.between(-0.02, 0.02) * half, ground - rise * (1 - t)];
    }),
  ];
  const [left, right] = [slope(-1), slope(1)];
  const ridge = Array.from({ length: stepCount + 1 }, (_, i): Point => {
    const t = i / stepCount;
    return [x + half * t * (0.06 * Math.sin(t * 9 + x * 5) + 0.1), ground - rise * (1 - t)];
  });
  const { inner, detail } = pen.weight;
  pen.fill([...left.toReversed(), ...right], { pigment: 'water', tone: 0.03, line: inner });
  pen.fill([...ridge, ...right.toReversed()], {
    tone: (_, y) => clamp(0.85 - (0.55 * (y - top[1])) / rise),
    isOverlay: true,
  });
  pen.fill(snowcap(top, half * 0.3, rise * 0.3), { pigment: 'foam', tone: 0, isOverlay: true });
  pen.stroke(ridge, detail * 1.2, { taper: 0.3 });
  pen.stroke(snowcap(top, half * 0.3, rise * 0.3).slice(1), detail);
}

/** The peak above a zigzag snow line. */
function snowcap([x, y]: Point, half: number, depth: number): Point[] {
  const line = Array.from({ length: 9 }, (_, i): Point => {
    const u = (i / 8) * 2 - 1;
    const edge = Math.abs(u) * depth;
    return [x + u * half, y + Math.max(edge, depth * (i % 2 === 1 ? 1.28 : 0.86))];
  });
  line[0] = [x - half, y + depth];
  line[8] = [x + half, y + depth];
  return [[x, y], ...line];
}
