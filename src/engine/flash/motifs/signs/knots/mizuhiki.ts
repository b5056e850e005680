import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawInterlace, endless } from '../../parts/signs-and-ornaments/interlace.ts';

/** Paper cords of a Japanese gift, three side by side, tied as a plum blossom; their ends fan out below. */
export const mizuhiki: Motif = {
  name: 'mizuhiki',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawEnds);
    canvas.layer((pen) =>
      drawInterlace(
        pen.at({ at: [0, -0.24], angleRad: -Math.PI / 2 }),
        [blossom()],
        0.13,
        { pigment: 'petal', tone: (x, y) => clamp(0.2 + 0.25 * (x + y)) },
        3,
      ),
    );
  },
};

/** Five loops, each crossing its neighbours. */
function blossom(): Point[] {
  const count = 220;
  return endless(
    Array.from({ length: count }, (_, i) => {
      const t = (i / count) * fullTurn;
      return polar(t * 2, 0.62 + 0.3 * Math.cos(t * 5));
    }),
  );
}

function drawEnds(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [line, pigment] of ends) {
    const way = ribbon(traced(line, 10), () => 0.036);
    pen.fill(outlineOf(way), { pigment, tone: (_, y) => clamp(0.6 - 0.4 * y), line: inner });
  }
}

const ends = steps(5, 0, 5).map((i) => {
  const x = (i - 2.5) * 0.1;
  const line = `${x * 0.7} 0.2, ${x * 1.4} 0.7, ${x * 2.2} 1.08, ${x * 4.2} ${1.56 - Math.abs(x) * 1.0}`;
  return [line, i % 3 === 1 ? 'gold' : i % 3 === 2 ? 'foam' : 'petal'] as const;
});
