import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawMoustache } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** A chef: tall hat, moustache, neckerchief, double-breasted jacket. */
export const chef: Motif = {
  name: 'chef',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawJacket(pen);
      drawManFace(pen, { skin: 'bone', mood: 'kind', cast: 'broad' });
      drawMoustache(pen, 'wood');
      drawHat(pen);
    });
  },
};

function drawJacket(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.9, 0.4 0.92, 0.8 1.06, 1.12 1.3, 1.2 1.86!, 0 1.9!'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.6 * smoothstep(0.5, 1.16, Math.abs(x)) + 0.2 * (y - 1.2)),
    line: inner * 1.2,
  });
  pen.stroke(traced('0.3 1.2, 0.36 1.5, 0.34 1.88'), inner, { taper: 0.2 });
  for (const y of [1.42, 1.7])
    for (const x of [-0.2, 0.2])
      pen.fill(circle([x, y], 0.055, 18), { black: 'always', tone: 0, line: detail });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.84 1.4, 0.82 1.62, 0.86 1.86'), detail * 1.3, { taper: 0.4 });
    side.fill(outlined('0 1.2!, 0.1 1.16, 0.34 1.42!, 0.2 1.5!, 0.02 1.28!'), {
      pigment: 'petal',
      tone: 0.35,
      line: inner,
    });
    side.fill(outlined('0.02 0.96!, 0.3 0.82, 0.52 0.76!, 0.56 0.94, 0.3 1.16, 0 1.24!'), {
      pigment: 'petal',
      tone: (x) => clamp(0.1 + 0.9 * x),
      line: inner,
    });
  });
}

/** The pleated band, and the linen that swells above it. */
function drawHat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.86, 0.24 -1.9, 0.46 -1.78, 0.72 -1.8, 0.94 -1.6, 0.94 -1.32, 0.78 -1.14, 0.62 -0.92!, 0 -0.86',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.02 + 0.7 * smoothstep(0.4, 0.96, Math.abs(x + 0.06)) + 0.5 * (y + 1.5)),
      line: inner * 1.2,
    },
  );
  for (const fold of [
    '0 -1.76, 0.04 -1.4, 0.02 -1.02',
    '0.42 -1.72, 0.34 -1.4, 0.3 -1.02',
    '-0.44 -1.72, -0.34 -1.4, -0.3 -1.02',
    '0.76 -1.5, 0.6 -1.3, 0.5 -1.04',
    '-0.76 -1.5, -0.6 -1.3, -0.5 -1.04',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  pen.fill(symmetric('0 -1.02, 0.36 -1.0, 0.64 -0.94!, 0.6 -0.46!, 0.3 -0.56, 0 -0.58'), {
    pigment: 'foam',
    tone: (x) => clamp(0.03 + 0.7 * smoothstep(0.24, 0.64, Math.abs(x + 0.04))),
    line: inner * 1.1,
  });
  for (const x of [-0.42, -0.21, 0, 0.21, 0.42])
    pen.stroke(traced(`${x} -0.92, ${x * 0.98} -0.64`), detail * 1.2, { taper: 0.3 });
}
