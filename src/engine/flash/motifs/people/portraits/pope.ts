import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';
import { drawTempleHair } from '../../parts/faces-and-hair/short-hair.ts';
import { drawJewel } from '../../parts/jewels/jewel.ts';
import { drawGreekCross } from '../../parts/signs-and-ornaments/greek-cross.ts';

/** A pope: the mitre, white hair, a cope clasped at the breast. */
export const pope: Motif = portrait({
  name: 'pope',
  tinted: ['petal'],
  garment: drawCope,
  face: { man: { skin: 'bone', mood: 'kind', cast: 'aged' } },
  over: (pen) => {
    drawTempleHair(pen, 'foam');
    drawMitre(pen);
  },
});

/** Tall, split into two points, a gold band down its middle and around the brow; from -2.0 to -0.46. */
function drawMitre(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -2.08!, 0.3 -1.8, 0.62 -1.44, 0.74 -1.1, 0.66 -0.52!, 0.34 -0.6, 0 -0.64'), {
    pigment: 'foam',
    tone: (x) => clamp(0.06 + 0.6 * smoothstep(0.2, 0.74, x) + 0.3 * smoothstep(-0.4, -0.74, x)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.08 -1.98, 0.36 -1.68, 0.6 -1.34, 0.66 -1.08'), detail * 1.6);
    drawGreekCross(side.at({ at: [0.38, -1.14], scale: 0.13 }), 'petal');
  });
  pen.fill(symmetric('0 -2.02!, 0.12 -1.88!, 0.12 -0.8!, 0 -0.82'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner,
  });
  pen.fill(symmetric('0 -0.88, 0.36 -0.84, 0.705 -0.76!, 0.66 -0.48!, 0.34 -0.56, 0 -0.6'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 0.7 * x),
    line: inner * 1.1,
  });
  for (const x of [-0.46, -0.23, 0, 0.23, 0.46])
    drawJewel(pen.at({ at: [x, -0.74 + 0.2 * x * x], scale: 0.14 }), x === 0 ? 'petal' : 'water');
  drawGreekCross(pen.at({ at: [0, -1.36], scale: 0.24 }), 'petal');
}

function drawCope(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.5, 0.32 0.5, 0.34 0.96, 0.3 1.3, 0 1.96!'), {
    pigment: 'foam',
    tone: (_, y) => clamp(0.8 * smoothstep(1.2, 0.8, y)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 0.9!, 0.7 0.96, 1.08 1.14, 1.26 1.5, 1.3 1.94!, 0.1 1.98!, 0.14 1.5'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.12 + 0.55 * smoothstep(0.6, 1.28, x) + 0.25 * (y - 1.3)),
      line: inner * 1.2,
    });
    for (const fold of ['0.82 1.12, 0.86 1.5, 0.82 1.92', '1.06 1.26, 1.12 1.56, 1.1 1.92'])
      side.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
    side.fill(
      outlined('0.28 0.76!, 0.5 0.82, 0.62 0.98!, 0.5 1.3, 0.42 1.96!, 0.06 1.98!, 0.1 1.5, 0.24 1.1'),
      {
        pigment: 'gold',
        tone: (x) => clamp(0.1 + 1.1 * smoothstep(0.3, 0.62, x)),
        line: inner * 1.1,
      },
    );
    for (const y of [1.16, 1.72])
      drawGreekCross(side.at({ at: [y < 1.4 ? 0.4 : 0.27, y], scale: 0.1 }), 'petal');
  });
  drawJewel(pen.at({ at: [0, 1.44], scale: 0.4 }), 'water');
}
