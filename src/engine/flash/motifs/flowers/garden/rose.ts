import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Whorls of petals from the outside in. */
const whorls = [
  { petals: 5, radius: 1, spread: 0.86, lip: 0.2, point: 0.09 },
  { petals: 4, radius: 0.74, spread: 1.02, lip: 0.15, point: 0.07 },
  { petals: 3, radius: 0.5, spread: 1.3, lip: 0.11, point: 0.03 },
] as const;
/** From petal to petal, in all whorls. */
const goldenAngle = fullTurn * 0.381966;
/** Each petal of a whorl is smaller than the one before by this share. */
const stepIn = 0.02;
/** The heart stands up: it is seen above the middle of the outermost petals. */
const heart: Point = [0, -0.13];
const heartRadius = 0.3;

export const rose: Motif = {
  name: 'rose',
  tinted: ['petal', 'petalLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRoseLeaves(pen, 3);
      drawRose(pen);
    });
  },
};

export function drawRoseLeaves(pen: Pen, count: number): void {
  const start = pen.random.between(0, fullTurn);
  for (let i = 0; i < count; i++) {
    const angle = start + (i * fullTurn) / count + pen.random.between(-0.25, 0.25);
    const leaf = pen.at({
      at: polar(angle, 0.7),
      scale: pen.random.between(0.95, 1.25),
      angleRad: angle + pen.random.between(-0.15, 0.15),
    });
    drawLeaf(leaf, { width: 0.62, teeth: 0.16 });
  }
}

/** What petals are filled with, and where they are rolled over. */
export interface RoseSlots {
  readonly petal: Pigment;
  readonly rim: Pigment;
}

const usual: RoseSlots = { petal: 'petal', rim: 'petalLight' };

/**
 * A rose of radius 1, seen from the front and slightly from above.
 *
 * @returns the directions in which its five outermost petals point
 */
export function drawRose(pen: Pen, slots = usual): number[] {
  const turn = pen.random.between(0, fullTurn);
  let angle = turn;
  for (const [i, { petals, ...look }] of whorls.entries())
    for (let k = 0; k < petals; k++) {
      angle += goldenAngle;
      const where = { at: [0, (heart[1] * i) / whorls.length] } as const;
      drawPetal(pen.at(where), { ...look, radius: look.radius * (1 - stepIn * k), angle }, slots);
    }
  drawHeart(pen.at({ at: heart, scale: heartRadius, angleRad: turn }), slots);
  return steps(4, 1, 5).map((k) => turn + k * goldenAngle);
}

interface RosePetal {
  readonly angle: number;
  /** Half the angle that the petal covers. */
  readonly spread: number;
  readonly radius: number;
  /** How broad its rim is turned over, where it is broadest. */
  readonly lip: number;
  /** How far its tip is drawn out. */
  readonly point: number;
}

function drawPetal(pen: Pen, { angle, spread, radius, lip, point }: RosePetal, slots: RoseSlots): void {
  const lean = pen.random.between(-0.3, 0.3);
  const phase = pen.random.between(0, fullTurn);
  const rim: Point[] = [];
  const fold: Point[] = [];
  for (const u of steps(24, -1, 1)) {
    const shoulder = (1 - Math.abs(u) ** 3.2) ** 0.5;
    const tip = 1 + point * Math.exp(-(((u - lean) / 0.16) ** 2)) + 0.025 * Math.sin(u * 5 + phase);
    const reach = radius * (0.5 + 0.5 * shoulder) * tip;
    // The rim rolls over from one end, and dies away before the other.
    const rolled = Math.max(0, Math.sin((Math.PI * (u + 1)) / 2 + lean)) ** 0.8;
    rim.push(polar(angle + u * spread, reach));
    fold.push(
      polar(angle + u * spread, reach - lip * rolled * (1 - 0.35 * Math.exp(-(((u - lean) / 0.2) ** 2)))),
    );
  }
  const root = radius * 0.36;
  pen.fill([polar(angle, 0.1), ...rim], {
    pigment: slots.petal,
    tone: (x, y) => clamp(1 - (lengthOf(x, y) - root) / (radius * 0.5), 0, 0.95),
    line: pen.weight.inner,
  });
  pen.fill([...rim, ...fold.toReversed()], {
    pigment: slots.rim,
    tone: 0.02,
    line: pen.weight.detail * 1.1,
  });
  if (!pen.hasDetail) return;
  for (const u of [-0.5, -0.12, 0.3]) {
    const at = angle + (u + pen.random.between(-0.08, 0.08)) * spread;
    const line = [0.62, 0.7, pen.random.between(0.74, 0.8)].map((share, i) =>
      polar(at + 0.02 * i, radius * share),
    );
    pen.stroke(line, pen.weight.detail * 0.8, { taper: 0.8 });
  }
}

/** The petals that have not opened, rolled around each other; of radius 1. */
function drawHeart(pen: Pen, slots: RoseSlots): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0], 1, 1, 48), { pigment: slots.petal, tone: 0.8, line: inner });
  for (const [start, sweep, radius, lip] of [
    [0.4, 3.5, 1.02, 0.36],
    [2.6, 3.4, 0.84, 0.34],
    [4.6, 3.6, 0.62, 0.3],
    [0.5, 4.2, 0.4, 0.28],
  ] as const) {
    const at = (t: number, depth: number) =>
      polar(start + sweep * t, lerp(radius, radius * 0.74, t) - depth * lip * Math.sin(Math.PI * t) ** 0.7);
    pen.fill([...steps(18).map((t) => at(t, 0)), ...steps(18).map((t) => at(1 - t, 1))], {
      pigment: slots.rim,
      tone: 0.1,
      line: detail * 1.2,
    });
  }
}
