import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** Somebody in a hooded cloak down to the ground, from the front: no face, but two eyes that glow in the dark. */
export const hoodedFigure: Motif = {
  name: 'hooded-figure',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRobe(pen);
      drawBothSides(pen, drawSleeve);
      drawBothSides(pen, drawCloak);
    });
    canvas.layer(drawHood, { contour: 0.8 });
  },
};

function drawRobe(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.6!, 0.5 -0.5!, 0.56 0.4, 0.66 1.7!, 0.4 1.62, 0.2 1.72!, 0 1.64'), {
    pigment: 'dark',
    tone: (x) => clamp(0.4 + 0.6 * Math.abs(x)),
    line: inner,
  });
  for (const fold of [
    '-0.16 0.5, -0.2 1.0, -0.24 1.6',
    '0.04 0.56, 0.06 1.0, 0.02 1.6',
    '0.22 0.5, 0.28 1.0, 0.34 1.58',
  ])
    pen.stroke(traced(fold), inner * 1.4, { isErasing: true, taper: 0.5 });
  pen.stroke(traced('-0.1 0.3, -0.12 0.7, -0.06 1.02'), inner * 2.4);
}

/** The sleeves meet before the breast. */
function drawSleeve(side: Pen): void {
  const { inner } = side.weight;
  side.fill(
    outlined(
      '0.56 -0.4!, 0.74 0.0, 0.7 0.3, 0.5 0.62!, 0.3 0.56, 0.06 0.44!, 0.02 0.12!, 0.3 0.06, 0.44 -0.1',
    ),
    {
      pigment: 'violet',
      tone: (x, y) => clamp(0.2 + 0.7 * (x - 0.2) + 0.3 * (y - 0.1)),
      line: inner * 1.1,
    },
  );
  for (const fold of ['0.6 -0.06, 0.5 0.16, 0.28 0.2', '0.6 0.18, 0.46 0.34, 0.26 0.34'])
    side.stroke(traced(fold), inner, { taper: 0.4 });
}

function drawCloak(side: Pen): void {
  const { inner } = side.weight;
  side.fill(
    outlined(
      '0.2 -0.62!, 0.6 -0.56, 0.86 -0.3, 0.98 0.4, 1.12 1.2, 1.24 1.78!, 1.02 1.68, 0.84 1.8!, 0.66 1.7, 0.5 1.78!, 0.6 1.1, 0.66 0.5, 0.62 0.0, 0.44 -0.36!',
    ),
    {
      pigment: 'violet',
      tone: (x, y) => clamp(0.12 + 0.7 * smoothstep(0.6, 1.1, x) + 0.2 * y),
      line: inner * 1.2,
    },
  );
  for (const fold of [
    '0.72 -0.3, 0.8 0.3, 0.82 1.5',
    '0.84 0.0, 0.94 0.7, 1.04 1.5',
    '0.64 -0.4, 0.7 0.0, 0.72 0.4',
  ])
    side.stroke(traced(fold), inner * 1.1, { taper: 0.5 });
}

function drawHood(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.66!, 0.24 -1.52, 0.48 -1.2, 0.56 -0.8, 0.66 -0.48!, 0.36 -0.34, 0 -0.2!'), {
    pigment: 'violet',
    tone: (x, y) =>
      clamp(0.12 + 0.7 * smoothstep(0.2, 0.6, Math.abs(x + 0.06)) + 0.3 * smoothstep(-0.7, -0.3, y)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -1.34!, 0.2 -1.22, 0.34 -0.94, 0.34 -0.66, 0.2 -0.46, 0 -0.38'), {
    black: 'always',
    tone: 1,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.06 -0.84!, 0.14 -0.93, 0.24 -0.94!, 0.19 -0.84, 0.12 -0.81'), {
      color: [247, 224, 130],
      tone: 0,
    });
    side.stroke(traced('0.42 -1.14, 0.46 -0.84, 0.44 -0.58'), inner, { taper: 0.4 });
    side.stroke(traced('0.12 -1.46, 0.3 -1.22, 0.38 -1.02'), inner, { taper: 0.4 });
  });
  pen.fill(circle([0, -0.24], 0.1, 24), { pigment: 'gold', tone: 0.2, line: inner * 1.1 });
}
