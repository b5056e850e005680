import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** The devil: horns, pointed ears, goatee and grin. */
export const devil: Motif = {
  name: 'devil',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawEar);
      drawBothSides(pen, drawHorn);
      drawManFace(pen, { skin: 'petal', mood: 'stern', cast: 'lean' });
      drawGrin(pen);
      drawHair(pen);
    });
  },
};

function drawEar(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.48 0.16!, 0.62 -0.1, 0.86 -0.34, 1.14 -0.5!, 1.02 -0.16, 0.84 0.12, 0.54 0.34!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.9 - 0.6 * (x - 0.3)),
    line: inner * 1.1,
  });
  side.stroke(traced('0.6 0.1, 0.76 -0.08, 0.96 -0.28'), detail * 1.3, { taper: 0.4 });
}

function drawHorn(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined(
      '0.14 -0.62!, 0.4 -0.9, 0.64 -1.06, 0.8 -1.36, 0.72 -1.76!, 1.0 -1.4, 0.98 -1.0, 0.78 -0.68, 0.48 -0.36!',
    ),
    {
      pigment: 'dark',
      black: 'uncolored',
      tone: (x, y) => clamp(0.2 + 0.9 * (x - 0.5) + 0.3 * (y + 1)),
      line: inner * 1.1,
    },
  );
  for (const ring of [
    '0.34 -0.82, 0.46 -0.72, 0.58 -0.5',
    '0.52 -0.98, 0.66 -0.88, 0.78 -0.68',
    '0.68 -1.12, 0.82 -1.06, 0.92 -0.9',
    '0.78 -1.3, 0.88 -1.26, 0.98 -1.16',
  ])
    side.stroke(traced(ring), detail * 1.3, { isErasing: true, taper: 0.3 });
}

function drawGrin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.42, 0.16 0.42, 0.4 0.3!, 0.32 0.5, 0.16 0.62, 0 0.64'), {
    black: 'always',
    tone: 0,
    line: inner,
  });
  pen.fill(symmetric('0 0.44, 0.16 0.44, 0.34 0.37!, 0.26 0.48, 0 0.52'), {
    pigment: 'foam',
    tone: 0.05,
    line: detail,
  });
  for (const x of [-0.2, -0.1, 0, 0.1, 0.2]) pen.stroke(traced(`${x} 0.43, ${x * 0.94} 0.51`), detail);
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.19 0.44!, 0.27 0.42!, 0.23 0.6!'), { pigment: 'foam', tone: 0.05, line: detail });
    side.stroke(traced('0.4 0.3, 0.44 0.24, 0.42 0.18'), inner, { taper: 0.4 });
  });
}

/** A widow's peak, brows like wings, and a pointed beard. */
function drawHair(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.3!, 0.12 -0.5, 0.34 -0.62, 0.5 -0.5, 0.56 -0.14!, 0.64 -0.4, 0.52 -0.78, 0.24 -0.94, 0 -0.98',
    ),
    {
      pigment: 'dark',
      black: 'uncolored',
      tone: (_, y) => clamp(0.3 + 0.6 * smoothstep(-0.9, -0.4, y)),
      line: inner * 1.1,
    },
  );
  for (const [x, tx, ty, bend] of [
    [0.2, 0.12, 1.12, 0.1],
    [0.08, 0.02, 1.3, 0.06],
  ] as const)
    for (const side of [-1, 1])
      drawLock(pen, {
        root: [side * x, 0.68],
        tip: [side * tx, ty],
        width: 0.2,
        bend: side * bend,
        pigment: 'dark',
        tone: 0.5,
      });
  drawBothSides(pen, (side) =>
    drawLock(side, {
      root: [0.03, 0.36],
      tip: [0.5, 0.24],
      width: 0.11,
      bend: 0.3,
      pigment: 'dark',
      tone: 0.5,
    }),
  );
}
