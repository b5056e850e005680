import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A scallop, its ribs spreading from the hinge below. */
export const shell: Motif = {
  name: 'shell',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(outlined('-0.42 0.66!, -0.16 0.5!, 0.16 0.5!, 0.42 0.66!, 0.34 0.9!, 0 0.96, -0.34 0.9!'), {
        pigment: 'blush',
        tone: 0.35,
        line: inner * 1.1,
      });
      const ribs = steps(9, -1.12, 1.12);
      ribs.slice(0, -1).forEach((from, i) => {
        const to = ribs[i + 1] ?? from;
        pen.fill([hinge(from), ...rim(from, to), hinge(to)], {
          pigment: i % 2 === 0 ? 'blush' : 'foam',
          tone: (x, y) => clamp(0.08 + 0.45 * (y + 0.5) + 0.35 * (x + 0.2)),
          line: inner,
        });
      });
      for (const radius of [0.62, 0.92, 1.2])
        for (const [i, from] of ribs.slice(0, -1).entries())
          pen.stroke(rim(from, ribs[i + 1] ?? from, radius), detail, { taper: 0.2 });
    });
  },
};

/** Where a rib begins at the hinge; angles are told from straight up. */
function hinge(angle: number): Point {
  return [0.14 * Math.sin(angle), 0.62 - 0.1 * Math.cos(angle)];
}

/** The scallop of the rim between two ribs. */
function rim(from: number, to: number, radius = 1.44): Point[] {
  return steps(6).map((share): Point => {
    const angle = from + (to - from) * share;
    const reach = radius * (1 - 0.13 * angle * angle) * (1 + 0.05 * Math.sin(Math.PI * share));
    return polar(angle - Math.PI / 2, reach, [0, 0.66]);
  });
}
