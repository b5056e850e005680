import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** Thor's hammer, leaning as it stands. */
export const mjolnir: Motif = {
  name: 'mjolnir',
  tinted: ['steel'],
  carries: ['hammer'],
  draw(canvas) {
    canvas.layer((pen) => drawHammerOfThor(pen.at({ at: [0, -0.3], angleRad: 0.2 })));
  },
};

/** Thor's hammer, head up, its short handle bound with leather; the head is 1.4 wide. */
export function drawHammerOfThor(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.1!, 0.12 -0.1!, 0.12 1.06!, 0.2 1.12, 0.18 1.26, 0 1.32'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 3 * x),
    line: inner * 1.1,
  });
  for (let i = 0; i < 6; i++)
    pen.stroke(traced(`-0.12 ${0.16 + 0.15 * i}, 0.12 ${0.06 + 0.15 * i}`), detail * 1.5);
  pen.fill(
    outlined(
      '-0.5 -0.72!, 0.5 -0.72!, 0.72 -0.52!, 0.72 -0.14!, 0.5 0.06!, -0.5 0.06!, -0.72 -0.14!, -0.72 -0.52!',
    ),
    { pigment: 'steel', tone: (x, y) => clamp(0.2 + 0.5 * x + 0.4 * (y + 0.3)), line: inner * 1.2 },
  );
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.5 -0.72, 0.5 0.06'), inner);
    side.stroke(traced('0.5 -0.6!, 0.62 -0.46!, 0.62 -0.2!, 0.5 -0.06!'), detail * 1.3);
    // A knot whose bands cross in the middle of the face.
    side.stroke(traced('0 -0.54, 0.2 -0.6, 0.4 -0.44, 0.3 -0.33, 0 -0.33, -0.3 -0.33'), inner * 1.1);
    side.stroke(traced('0.3 -0.33, 0.4 -0.22, 0.2 -0.06, 0 -0.12'), inner * 1.1);
  });
  pen.fill(symmetric('0 -0.47!, 0.16 -0.33!, 0 -0.19!'), { pigment: 'gold', tone: 0.2, line: inner });
}
