import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A hot pot divided like yin and yang: red broth with chilies, white broth with mushrooms and greens. */
export const hotPot: Motif = {
  name: 'hot-pot',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawSteam, { silhouette: 'fills-and-lines', contour: 0.5 });
    canvas.layer((pen) => {
      drawBody(pen);
      drawBroth(pen);
      drawFood(pen);
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const side of [-1, 1])
    pen.stroke(
      traced(`${side * 1.24} 0.3, ${side * 1.6} 0.24, ${side * 1.62} 0.5, ${side * 1.16} 0.62`),
      inner * 4,
    );
  for (const x of [-0.7, 0.7])
    pen.fill(outlined(`${x - 0.14} 1.0!, ${x + 0.14} 1.0!, ${x + 0.08} 1.34!, ${x - 0.08} 1.34!`), {
      pigment: 'gold',
      tone: 0.4,
      line: inner,
    });
  pen.fill(outlined('-1.34 0.06!, 1.34 0.06!, 1.28 0.6, 0.9 1.06, 0 1.2, -0.9 1.06, -1.28 0.6'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.6 * x + 0.3 * (y - 0.5)),
    line: inner * 1.2,
  });
  for (const x of [-0.76, -0.26, 0.26, 0.76])
    pen.stroke(
      traced(`${x - 0.16} 0.84, ${x - 0.16} 0.66, ${x + 0.16} 0.66, ${x + 0.16} 0.84, ${x} 0.84, ${x} 0.74`),
      detail * 1.6,
    );
  pen.fill(ellipse([0, 0.06], 1.36, 0.62, 80), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.4 * x),
    line: inner * 1.2,
  });
}

function drawBroth(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(ellipse([0, 0.08], 1.22, 0.52, 76), { pigment: 'foam', tone: (x) => clamp(0.2 * x), line: inner });
  pen.fill(
    outlined(
      '-0.1 -0.44!, -0.7 -0.36, -1.1 -0.14, -1.22 0.08, -1.1 0.3, -0.7 0.52, 0.1 0.6!, 0.46 0.44, 0.34 0.24, -0.1 0.08, -0.4 -0.12, -0.36 -0.34',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.35 - 0.2 * x + 0.2 * y),
      line: inner,
    },
  );
  pen.stroke(
    traced('-0.1 -0.44, -0.36 -0.34, -0.4 -0.12, -0.1 0.08, 0.34 0.24, 0.46 0.44, 0.1 0.6'),
    inner * 3.2,
  );
}

function drawFood(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, angleRad] of [
    [-0.86, 0.02, 0.4],
    [-0.6, 0.3, -0.3],
    [-0.66, -0.18, -0.9],
  ] as const)
    pen
      .at({ at: [x, y], angleRad, scale: 0.3 })
      .fill(outlined('-0.8 -0.1!, -0.2 -0.26, 0.6 -0.16, 1.1 0.2!, 0.5 0.14, -0.2 0.16'), {
        pigment: 'ember',
        tone: 0.2,
        line: inner,
      });
  for (const [x, y, radius] of [
    [-0.3, 0.34, 0.12],
    [-0.96, 0.22, 0.09],
    [-0.2, 0.16, 0.06],
    [-0.5, 0.06, 0.07],
  ] as const)
    pen.stroke(circle([x, y], radius, 18), detail * 1.5);
  // A mushroom cap with its cross cut, a fish ball or two and greens in the white broth.
  pen.fill(ellipse([0.62, -0.02], 0.28, 0.18, 36), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.3 + x - 0.5 + y),
    line: inner,
  });
  for (const cut of ['0.46 -0.08, 0.78 0.05', '0.5 0.08, 0.74 -0.13'])
    pen.stroke(traced(cut), inner * 1.6, { isErasing: true });
  for (const [x, y] of [
    [0.86, 0.26],
    [0.1, -0.2],
  ] as const)
    pen.fill(circle([x, y], 0.14, 28), {
      pigment: 'scroll',
      tone: (px, py) => clamp(0.1 + 2 * (px - x + py - y)),
      line: inner,
    });
  for (const leaf of [
    '0.2 0.0!, 0.24 -0.24, 0.42 -0.38, 0.56 -0.3, 0.46 -0.1, 0.34 0.06',
    '0.94 -0.1!, 1.0 -0.26, 0.86 -0.34, 0.72 -0.24, 0.78 -0.12',
  ])
    pen.fill(outlined(leaf), { pigment: 'leaf', tone: (x) => clamp(0.6 - 0.4 * x), line: inner });
}

function drawSteam(pen: Pen): void {
  for (const wisp of [
    '-0.6 -0.6, -0.74 -0.82, -0.5 -1.02, -0.68 -1.28',
    '0.02 -0.66, -0.14 -0.92, 0.12 -1.14, -0.06 -1.46',
    '0.62 -0.6, 0.5 -0.8, 0.74 -1.0, 0.58 -1.26',
  ])
    pen.stroke(traced(wisp), pen.weight.inner * 1.7, { taper: 0.5 });
}
