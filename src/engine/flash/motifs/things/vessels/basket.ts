import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A basket of plaited cane with a handle on either side. */
export const basket: Motif = {
  name: 'basket',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawEar);
      drawWeave(pen);
      drawRim(pen);
    });
  },
};

/** Low ones on both sides: a high one would stand before what is put into it. */
function drawEar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const ear = [
    outlined('0.9 -0.2!, 1.06 -0.34, 1.26 -0.24, 1.28 0.04, 1.1 0.22, 0.9 0.2!'),
    outlined('0.96 -0.08!, 1.06 -0.2, 1.15 -0.14, 1.16 0.0, 1.06 0.09, 0.96 0.1!'),
  ];
  pen.fill(ear, { pigment: 'wood', tone: 0.25, line: inner * 1.1, rule: 'evenodd' });
  for (const bind of ['1.1 -0.2, 1.14 -0.32', '1.16 -0.08, 1.28 -0.12', '1.1 0.08, 1.18 0.18'])
    pen.stroke(traced(bind), detail * 1.6);
}

function drawWeave(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.06, 0.6 0.02, 0.98 -0.1!, 0.9 0.4, 0.74 0.86!, 0.4 0.98, 0 1.0'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.08 + 0.5 * clamp(x) + 0.4 * clamp(y - 0.3)),
    line: inner * 1.2,
  });
  const rows = 5;
  for (let row = 0; row < rows; row++) {
    const y = 0.24 + 0.15 * row;
    const half = 0.93 - 0.05 * row;
    if (row > 0)
      pen.stroke(
        traced(
          `${-half} ${y - 0.14}, ${-half * 0.5} ${y - 0.03}, 0 ${y}, ${half * 0.5} ${y - 0.03}, ${half} ${y - 0.14}`,
        ),
        detail * 1.4,
      );
    for (let i = 0; i < 9; i++) {
      const share = (i + (row % 2) * 0.5 - 4.25) / 4.6;
      const low = y - 0.13 * share ** 2;
      pen.stroke(traced(`${half * share} ${low + 0.02}, ${half * share + 0.02} ${low + 0.13}`), inner);
    }
  }
}

function drawRim(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.02 -0.14!, -0.6 -0.11, 0 -0.1, 0.6 -0.11, 1.02 -0.14!, 1.02 0.02!, 0.6 0.12, 0 0.15, -0.6 0.12, -1.02 0.02!',
    ),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.1 + 0.4 * clamp(x)),
      line: inner * 1.2,
    },
  );
  for (let x = -0.92; x < 0.95; x += 0.16) {
    const y = 0.02 - 0.08 * x * x;
    pen.stroke(traced(`${x - 0.04} ${y - 0.07}, ${x + 0.05} ${y + 0.08}`), detail * 1.5);
  }
}
