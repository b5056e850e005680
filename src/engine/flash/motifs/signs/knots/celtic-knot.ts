import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { closed, fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawInterlace, endless } from '../../parts/signs-and-ornaments/interlace.ts';

/** Rounds of a knot and its lobes: one endless band each, and a ring around some of them. */
const knots = [
  { rounds: 3, lobes: 8, depth: 0.46, half: 0.085, hasRing: false },
  { rounds: 2, lobes: 5, depth: 0.5, half: 0.1, hasRing: true },
  { rounds: 3, lobes: 7, depth: 0.44, half: 0.09, hasRing: true },
  { rounds: 2, lobes: 7, depth: 0.42, half: 0.085, hasRing: true },
] as const;

/** A round knot of endless bands; each design of a set has another. */
export const celticKnot: Motif = {
  name: 'celtic-knot',
  tinted: ['leaf'],
  draw(canvas) {
    const knot = knots[canvas.kit.variant % knots.length] ?? knots[0];
    canvas.layer(
      (pen) => {
        const bands = [torusKnot(knot.rounds, knot.lobes, knot.depth)];
        if (knot.hasRing) bands.push(endless(circle([0, 0], 0.82, 150)));
        drawInterlace(pen, bands, knot.half, look);
      },
      { contour: 0.6 },
    );
    canvas.layer((pen) => drawRim(pen), { silhouette: 'fills-and-lines', contour: 0, gapPx: 0 });
  },
};

/** How bands are filled: shaded from their middle outwards. */
export const look = {
  pigment: 'leaf',
  tone: (x: number, y: number) => clamp(0.12 + 0.3 * lengthOf(x, y)),
} as const;

/** A line that runs round `rounds` times and swings in and out `lobes` times before it meets itself. */
function torusKnot(rounds: number, lobes: number, depth: number): Point[] {
  const count = lobes * 36;
  return endless(
    Array.from({ length: count }, (_, i) => {
      const t = (i / count) * fullTurn;
      return polar(t * rounds - Math.PI / 2, 0.72 + depth * 0.62 * Math.cos(t * lobes));
    }),
  );
}

function drawRim(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(closed(circle([0, 0], 1.2, 140)), inner);
  pen.stroke(closed(circle([0, 0], 1.27, 140)), detail);
}
