import { clamp } from '../../../geometry/interval.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A wrapped box with a lid, a ribbon around it tied in a bow. */
export const gift: Motif = {
  name: 'gift',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBox(pen);
      drawBow(pen);
    });
  },
};

function drawBox(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(rectangle(-0.82, -0.1, 0.82, 1.0), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 0.4 * clamp(x) + 0.4 * clamp(0.3 - y) + 0.2 * y),
    line: inner * 1.2,
  });
  pen.fill(rectangle(-0.16, -0.1, 0.16, 1.0), { pigment: 'gold', tone: 0.3, line: inner });
  pen.fill(rectangle(-0.92, -0.4, 0.92, -0.04), {
    pigment: 'petal',
    tone: (x) => clamp(0.06 + 0.4 * clamp(x)),
    line: inner * 1.2,
  });
  pen.fill(rectangle(-0.18, -0.4, 0.18, -0.04), { pigment: 'gold', tone: 0.1, line: inner });
  pen.stroke(traced('-0.7 0.12, -0.7 0.5'), inner * 1.6, { isErasing: true, taper: 0.4 });
}

function drawBow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0 -0.44!, 0.24 -0.34, 0.48 -0.2, 0.72 -0.16!, 0.6 -0.3!, 0.66 -0.42!, 0.4 -0.46, 0.1 -0.56!'),
      { pigment: 'gold', tone: 0.4, line: inner },
    );
    side.fill(
      outlined('0.04 -0.48!, 0.14 -0.84, 0.44 -1.06, 0.74 -0.96, 0.78 -0.68, 0.54 -0.48, 0.2 -0.42'),
      {
        pigment: 'gold',
        tone: (x, y) => clamp(0.1 + 0.5 * clamp(0.3 - x) + 0.4 * clamp(y + 0.7)),
        line: inner * 1.2,
      },
    );
    side.fill(outlined('0.18 -0.52!, 0.3 -0.76, 0.5 -0.88, 0.62 -0.8, 0.6 -0.66, 0.44 -0.56'), {
      pigment: 'gold',
      tone: 0.65,
      line: inner,
    });
    side.stroke(traced('0.1 -0.5, 0.16 -0.68, 0.28 -0.84'), detail * 1.5, { taper: 0.4 });
  });
  pen.fill(
    outlined('-0.13 -0.58, 0 -0.62, 0.13 -0.58, 0.16 -0.46, 0.12 -0.36, 0 -0.33, -0.12 -0.36, -0.16 -0.46'),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.15 + 2 * clamp(x)),
      line: inner * 1.2,
    },
  );
}
