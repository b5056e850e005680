import { clamp, steps } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A wooden ladder, narrowing as it goes up. */
export const ladder: Motif = {
  name: 'ladder',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      for (const y of steps(7, 1.1, -1.04)) drawRung(pen, y);
      drawBothSides(pen, drawRail);
    }),
};

/** How far a rail stands from the middle. */
function reach(y: number): number {
  return 0.43 + 0.07 * y;
}

function drawRung(pen: Pen, y: number): void {
  const half = reach(y);
  pen.fill(
    outlined(`${-half} ${y - 0.055}!, ${half} ${y - 0.055}!, ${half} ${y + 0.055}!, ${-half} ${y + 0.055}!`),
    {
      pigment: 'gold',
      tone: (_, at) => clamp(0.35 + 5 * (at - y)),
      line: pen.weight.inner * 1.1,
    },
  );
}

function drawRail(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.27 -1.38!, 0.3 -1.42!, 0.37 -1.42!, 0.4 -1.38!, 0.59 1.4!, 0.45 1.42!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.3 + 4 * (x - reach(y))),
    line: inner * 1.2,
  });
  for (const y of steps(7, 1.1, -1.04)) side.dot([reach(y), y], inner * 0.9);
  for (const y of [-0.9, -0.2, 0.45])
    side.stroke(traced(`${reach(y) - 0.02} ${y - 0.1}, ${reach(y)} ${y + 0.2}`), detail * 1.1, {
      taper: 0.4,
    });
}
