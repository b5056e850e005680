import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Whorls of petals from the outside in. */
const whorls = [
  { petals: 6, radius: 1, spread: 0.74, notches: 3 },
  { petals: 5, radius: 0.84, spread: 0.8, notches: 4 },
  { petals: 5, radius: 0.66, spread: 0.86, notches: 4 },
  { petals: 5, radius: 0.46, spread: 0.96, notches: 3 },
  { petals: 4, radius: 0.27, spread: 1.1, notches: 2 },
] as const;
/** From petal to petal, in all whorls. */
const goldenAngle = fullTurn * 0.381966;
/** The bowl stands up: its heart is seen above the middle of the outermost petals. */
const heart: Point = [0, -0.12];

export const peony: Motif = {
  name: 'peony',
  tinted: ['petal', 'blush'],
  draw(canvas) {
    canvas.layer((pen) => {
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

/** A peony of radius 1, seen from the front and slightly from above: a ball of torn petals that hides its heart. */
export function drawPeony(pen: Pen): void {
  let angle = pen.random.between(0, fullTurn);
  for (const [i, { petals, ...look }] of whorls.entries())
    for (let k = 0; k < petals; k++) {
      angle += goldenAngle;
      const where = { at: [0, (heart[1] * i) / (whorls.length - 1)] } as const;
      drawPetal(pen.at(where), { ...look, radius: look.radius * (1 - 0.015 * k), angle });
    }
}

interface PeonyPetal {
  readonly angle: number;
  /** Half the angle that the petal covers. */
  readonly spread: number;
  readonly radius: number;
  /** How often its rim is torn in. */
  readonly notches: number;
}

function drawPetal(pen: Pen, { angle, spread, radius, notches }: PeonyPetal): void {
  const size = radius * pen.random.between(0.95, 1.05);
  const shift = pen.random.between(-0.25, 0.25);
  const rim: Point[] = [];
  const fold: Point[] = [];
  for (const u of steps(36, -1, 1)) {
    const shoulder = (1 - Math.abs(u) ** 3) ** 0.45;
    // Round lobes that meet in sharp notches.
    const lobe = Math.abs(Math.sin((Math.PI / 2) * (u * (notches + 0.001) + shift + notches)));
    const reach = size * (0.5 + 0.5 * shoulder) * (0.9 + 0.13 * lobe ** 0.6);
    rim.push(polar(angle + u * spread, reach));
    const rolled = 0.085 * Math.max(0, Math.cos((Math.PI / 2) * (u + shift * 2))) ** 0.7;
    fold.push(polar(angle + u * spread, reach - size ** 0.5 * rolled * (0.5 + 0.5 * lobe)));
  }
  pen.fill([polar(angle, 0.08), ...rim], {
    pigment: 'petal',
    tone: (x, y) =>
      clamp(1 - (lengthOf(x, y) - radius * 0.44) / (radius * 0.44), 0, radius > 0.5 ? 0.92 : 0.55),
    line: pen.weight.inner,
  });
  pen.fill([...rim, ...fold.toReversed()], { pigment: 'blush', tone: 0, line: pen.weight.detail * 0.9 });
  if (!pen.hasDetail) return;
  for (const u of [-0.55, -0.2, 0.15, 0.5]) {
    const vein = [0.56, 0.68, pen.random.between(0.76, 0.82)].map((share) =>
      polar(angle + u * spread * (0.8 + 0.4 * share), radius * share),
    );
    pen.stroke(vein, pen.weight.detail * 0.75, { taper: 0.6 });
  }
}
