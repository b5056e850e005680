import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A plain shirt with short sleeves, from the front. */
export const tShirt: Motif = {
  name: 't-shirt',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawSleeve);
      drawBody(pen);
    });
  },
};

function drawSleeve(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.5 -0.8!, 0.74 -0.7, 0.94 -0.4, 1.16 0.02!, 0.84 0.24!, 0.66 -0.06, 0.56 -0.2!'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.1 + 0.5 * (x - 0.7) + 0.4 * (y + 0.2)),
    line: inner * 1.2,
  });
  pen.stroke(traced('1.1 -0.08, 0.78 0.14'), detail * 1.5);
  pen.stroke(traced('0.62 -0.22, 0.76 -0.16, 0.84 -0.06'), detail * 1.5, { taper: 0.5, tapering: 'end' });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.78!, 0.26 -0.92!, 0.52 -0.8!, 0.66 -0.62, 0.62 -0.3, 0.6 0.2, 0.64 0.96!, 0.3 1.02, 0 1.03',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.03 + 0.7 * clamp(x - 0.15) + 0.25 * clamp(y - 0.3)),
      line: inner * 1.2,
    },
  );
  pen.fill(symmetric('0 -0.86, 0.26 -0.94!, 0.2 -0.76, 0 -0.66'), {
    pigment: 'grey',
    tone: 0.5,
    line: inner,
  });
  pen.fill(symmetric('0 -0.66, 0.2 -0.76, 0.26 -0.94!, 0.33 -0.9!, 0.26 -0.68, 0 -0.57'), {
    pigment: 'foam',
    tone: 0.2,
    line: inner,
  });
  pen.stroke(traced('-0.63 0.86, -0.3 0.92, 0 0.93, 0.3 0.92, 0.63 0.86'), detail * 1.5);
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.62 -0.58, 0.56 -0.4, 0.58 -0.22'), inner, { taper: 0.2 });
    side.stroke(traced('0.58 -0.2, 0.42 -0.06, 0.24 -0.04'), detail * 1.6, { taper: 0.5, tapering: 'end' });
    side.stroke(traced('0.6 0.24, 0.44 0.38, 0.34 0.4'), detail * 1.6, { taper: 0.5, tapering: 'end' });
  });
  pen.stroke(traced('-0.6 0.5, -0.42 0.62, -0.2 0.66'), detail * 1.6, { taper: 0.5, tapering: 'end' });
  pen.stroke(traced('0.16 0.9, 0.2 0.66, 0.34 0.5'), detail * 1.6, { taper: 0.5, tapering: 'end' });
}
