import { fullTurn, polar } from '../../../geometry/point.ts';
import { starPolygon } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** Sparks that fly off the origin: a white-hot arc, streaks of uneven length, and grains at their ends. */
export function drawSparks(pen: Pen): void {
  const { inner, detail } = pen.weight;
  streaks.forEach((length, i) => {
    const angle = ((i + 0.35 * (i % 3)) / streaks.length) * fullTurn;
    const from = polar(angle, 0.34);
    // They fall as they fly.
    const bend = polar(angle, length * 0.75);
    const end = polar(angle, length);
    pen.stroke([from, [bend[0], bend[1] + 0.02], [end[0], end[1] + 0.08]], inner * 1.7, {
      taper: 0.6,
      tapering: 'end',
    });
    if (i % 2 === 0)
      pen.fill(starPolygon([end[0] * 1.14, end[1] * 1.14 + 0.1], 0.14, 4, 0.4), {
        pigment: 'gold',
        tone: 0,
        line: detail * 1.2,
      });
    else pen.dot([end[0] * 1.12, end[1] * 1.12 + 0.1], inner * 0.9);
  });
  pen.fill(starPolygon([0, 0], 0.56, 11, 0.5), { pigment: 'ember', tone: 0.1, line: inner });
  pen.fill(
    outlined(
      '0 -0.3!, 0.07 -0.08!, 0.28 -0.04!, 0.1 0.07!, 0.14 0.28!, 0 0.13!, -0.18 0.26!, -0.1 0.06!, -0.3 -0.02!, -0.08 -0.08!',
    ),
    {
      pigment: 'moon',
      tone: 0,
      line: detail,
    },
  );
}

const streaks = [1.0, 0.74, 0.92, 0.66, 1.06, 0.7, 0.88, 0.98, 0.68, 0.94, 0.76, 1.02, 0.7, 0.9];
