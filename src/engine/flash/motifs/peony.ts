import { clamp } from '../geometry/interval.ts';
import type { Point } from '../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../geometry/point.ts';
import { circle } from '../geometry/shape.ts';
import type { Pen } from '../paint/pen.ts';
import type { Motif } from './motif.ts';
import { drawLeaf } from './parts/leaf.ts';

/** Rings of petals from the outside in. */
const rings = [
  { radius: 1, petals: 8 },
  { radius: 0.83, petals: 8 },
  { radius: 0.66, petals: 7 },
  { radius: 0.5, petals: 6 },
  { radius: 0.35, petals: 5 },
];
const petalSteps = 30;
/** The angle between neighbours in a sunflower's head: 360° / φ². */
const goldenAngle = 2.39996;

export const peony: Motif = {
  name: 'peony',
  tinted: ['petal'],
  draw(easel) {
    easel.layer((pen) => {
      const start = pen.random.between(0, fullTurn);
      for (let i = 0; i < 3; i++) {
        const angle = start + (i * fullTurn) / 3 + pen.random.between(-0.2, 0.2);
        drawLeaf(pen.at({ at: polar(angle, 0.65), scale: 1.05, angleRad: angle }), {
          width: 0.5,
          teeth: 0.1,
        });
      }
      drawPeony(pen);
    });
  },
};

/** A peony seen from above, of radius 1: rings of ruffled petals around a heap of stamens. */
export function drawPeony(pen: Pen): void {
  const turn = pen.random.between(0, fullTurn);
  rings.forEach(({ radius, petals }, ring) => {
    const start = turn + ring * 0.55 + pen.random.between(0, 0.3);
    for (let i = 0; i < petals; i++) {
      drawPetal(pen, start + (i * fullTurn) / petals, (Math.PI / petals) * 1.28, radius, 3 + (ring % 2));
    }
  });
  for (let i = 0; i < 9; i++) {
    const stamen = circle(polar(i * goldenAngle, 0.045 * Math.sqrt(i)), 0.042, 16);
    pen.cell(stamen, { pigment: 'gold', tone: 0.1, line: pen.weight.detail });
  }
}

function drawPetal(pen: Pen, angle: number, spread: number, radius: number, lobes: number): void {
  const phase = pen.random.between(0, 6);
  const size = radius * pen.random.between(0.95, 1.04);
  const rim = Array.from({ length: petalSteps + 1 }, (_, step): Point => {
    const u = (step / petalSteps) * 2 - 1;
    const shoulder = Math.max(0, 1 - Math.abs(u) ** 3) ** 0.45;
    const ruffle = 1 + 0.05 * Math.abs(Math.sin(u * lobes * 1.57 + phase)) * (1 - Math.abs(u) * 0.4);
    return polar(angle + u * spread, size * (0.55 + 0.45 * shoulder) * ruffle);
  });
  pen.cell([polar(angle, 0.08), ...rim], {
    pigment: 'petal',
    tone: (x, y) => clamp(1 - (1.35 * (lengthOf(x, y) - radius * 0.5)) / (radius * 0.5), 0, 0.92),
    line: pen.weight.inner,
  });
  if (!pen.hasDetail) return;
  for (let i = 0; i < 4; i++) {
    const at = angle + (-0.55 + 0.37 * i) * spread;
    const start = polar(at, radius * pen.random.between(0.62, 0.68));
    pen.stroke([start, polar(at + 0.01, radius * pen.random.between(0.81, 0.86))], pen.weight.detail * 0.75, {
      taper: 0.6,
    });
  }
}
