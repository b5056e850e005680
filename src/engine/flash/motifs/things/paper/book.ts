import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** An open book, seen a little from above: its pages arched, a ribbon between them. */
export const book: Motif = {
  name: 'book',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawHalf);
      drawRibbon(pen);
    });
  },
};

function drawHalf(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(cover, { pigment: 'petal', tone: (x) => clamp(0.2 + 0.5 * (x - 0.6)), line: inner * 1.1 });
  side.fill(pageEdges, { pigment: 'bone', tone: 0.3, line: inner });
  for (const layer of ['0 0.66, 0.36 0.5, 0.78 0.5, 1.17 0.62', '0 0.72, 0.36 0.56, 0.78 0.56, 1.18 0.68'])
    side.stroke(traced(layer), detail);
  side.fill(page, {
    pigment: 'foam',
    tone: (x) => clamp(0.75 * smoothstep(0.36, 0, x) + 0.3 * smoothstep(0.8, 1.2, x)),
    line: inner * 1.1,
  });
  for (let line = 0; line < 7; line++) {
    const y = -0.3 + 0.125 * line;
    const end = line === 6 ? 0.66 : 1.0;
    side.stroke(
      traced(`0.2 ${y - 0.08}, 0.4 ${y - 0.13}, 0.66 ${y - 0.12}, ${end} ${y - (line === 6 ? 0.12 : 0.04)}`),
      detail * 1.2,
      { taper: 0.1 },
    );
  }
}

/** From the spine over the left page, out below. */
function drawRibbon(pen: Pen): void {
  pen.fill(
    outlined(
      '-0.03 -0.3!, 0.03 -0.3!, 0.05 0.4, 0.12 0.76, 0.22 1.02!, 0.12 0.98!, 0.06 1.06!, 0.02 0.8, -0.02 0.4',
    ),
    {
      pigment: 'gold',
      tone: (_, y) => clamp(0.15 + 0.3 * y),
      line: pen.weight.inner,
    },
  );
}

const page = outlined(
  '0 -0.3!, 0.2 -0.48, 0.5 -0.56, 0.84 -0.52, 1.12 -0.42!, 1.18 0.56!, 0.8 0.44, 0.4 0.44, 0.16 0.5, 0 0.6!',
);
const pageEdges = outlined('0 0.56!, 0.4 0.42, 0.8 0.42, 1.17 0.52!, 1.2 0.74!, 0.8 0.62, 0.4 0.62, 0 0.78!');
const cover = outlined('0 -0.3!, 0.5 -0.5, 1.2 -0.42!, 1.32 0.8!, 0.8 0.72, 0.4 0.72, 0.12 0.86, 0 0.86!');
