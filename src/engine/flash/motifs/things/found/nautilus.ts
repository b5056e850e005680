import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import type { Motif } from '../../motif.ts';

/** A nautilus shell cut open: a logarithmic spiral of chambers, each larger than the one before. */
export const nautilus: Motif = {
  name: 'nautilus',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      pen.fill(chamber(firstWall, 0), {
        pigment: 'scroll',
        tone: (x, y) => clamp(0.1 + 0.4 * (y - 0.2 * x)),
        line: inner * 1.1,
      });
      for (let i = 0; i < chamberCount; i++) {
        const from = firstWall - chamberRad * i;
        pen.fill(chamber(from - chamberRad, from), {
          pigment: i % 2 === 0 ? 'blush' : 'foam',
          tone: (x, y) => clamp(0.1 + 0.35 * (x + y + 0.4)),
          line: inner * (i < 16 ? 0.9 : 0.5),
        });
      }
    });
  },
};

const chamberRad = 0.4;
const chamberCount = 26;
/** Where the chamber that the animal lives in ends. */
const firstWall = -2.1;
const growthPerRad = 0.172;

/** The part of the spiral between two walls, told by their angles: 0 at the mouth, negative towards the middle. */
function chamber(from: number, to: number): Point[] {
  return [
    ...steps(10, from, to).map((angle) => at(angle, 1)),
    ...wall(to).toReversed(),
    ...steps(10, to, from).map((angle) => at(angle, 0)),
    ...wall(from),
  ];
}

/** A wall bulges towards the middle of the spiral. */
function wall(angle: number): Point[] {
  return steps(8).map((share) => at(angle - 0.24 * Math.sin(Math.PI * share), share));
}

/** @param share 0 on the whorl within, 1 on the outer rim */
function at(angle: number, share: number): Point {
  const radius = lerp(radiusAt(angle - fullTurn), radiusAt(angle), share);
  return polar(angle + 0.5, radius, [-0.12, 0.1]);
}

function radiusAt(angle: number): number {
  return 1.15 * Math.exp(growthPerRad * angle);
}
