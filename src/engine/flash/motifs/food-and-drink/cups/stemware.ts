import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A glass of red wine. */
export const wineGlass: Motif = {
  name: 'wine',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawFoot(pen, 0.22);
      drawWineBowl(pen);
    }),
};

/** A martini: the wide glass, an olive on its pick. */
export const martini: Motif = {
  name: 'cocktail',
  tinted: ['waterLight'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawFoot(pen, 0.06);
      drawMartiniBowl(pen);
    }),
};

const clear = (x: number) => clamp(0.04 + 0.5 * smoothstep(0.1, 0.6, x));

/** The stem below a bowl that ends at `top`, and the foot it stands on. */
function drawFoot(pen: Pen, top: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 1.0], 0.5, 0.13, 50), { pigment: 'foam', tone: clear, line: inner * 1.2 });
  pen.stroke(traced('-0.36 1.02, -0.1 1.08, 0.2 1.07'), detail * 1.3, { taper: 0.4 });
  pen.fill(symmetric(`0 ${top - 0.1}!, 0.1 ${top}, 0.05 ${top + 0.14}, 0.045 0.8, 0.14 0.96, 0 0.99`), {
    pigment: 'foam',
    tone: clear,
    line: inner * 1.1,
  });
}

function drawWineBowl(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.0, 0.4 -1.0!, 0.52 -0.66, 0.56 -0.34, 0.46 0.02, 0.24 0.22, 0 0.28'), {
    pigment: 'foam',
    tone: clear,
    line: inner * 1.3,
  });
  pen.fill(
    outlined(
      '-0.535 -0.44!, -0.3 -0.36, 0.3 -0.36, 0.535 -0.44!, 0.52 -0.18, 0.42 0.02, 0.22 0.18, 0 0.23, -0.22 0.18, -0.42 0.02, -0.52 -0.18',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.25 + 0.7 * x + 0.3 * y),
      line: inner,
    },
  );
  pen.fill(ellipse([0, -0.44], 0.535, 0.09, 50), { pigment: 'petal', tone: 0.1, line: inner });
  pen.fill([ellipse([0, -1.0], 0.4, 0.07, 44), ellipse([0, -1.0], 0.35, 0.045, 40)], {
    pigment: 'foam',
    rule: 'evenodd',
    tone: 0.1,
    line: inner * 0.8,
  });
  pen.stroke(traced('-0.34 -0.88, -0.44 -0.66'), inner * 1.3, { taper: 0.3 });
  pen.stroke(traced('-0.44 -0.26, -0.38 -0.06, -0.28 0.06'), inner * 1.8, { isErasing: true, taper: 0.4 });
}

function drawMartiniBowl(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.92, 0.86 -0.92!, 0.1 0.02, 0 0.06'), {
    pigment: 'foam',
    tone: clear,
    line: inner * 1.3,
  });
  pen.fill(symmetric('0 -0.66, 0.64 -0.7!, 0.09 -0.04, 0 0'), {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(0, 0.5, x + 0.3 * y)),
    line: inner,
  });
  pen.fill(ellipse([0, -0.7], 0.65, 0.1, 54), { pigment: 'waterLight', tone: 0.05, line: inner });
  pen.stroke(traced('-0.42 -0.24, 0.52 -1.16'), inner * 1.6);
  pen.fill(circle([0.54, -1.18], 0.06, 20), { pigment: 'gold', tone: 0.1, line: inner });
  pen.at({ at: [-0.04, -0.6], angleRad: -0.78 }).fill(ellipse([0, 0], 0.2, 0.15, 36), {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.2 + 1.4 * (x + y)),
    line: inner * 1.2,
  });
  pen.fill(circle([0.08, -0.72], 0.055, 20), { pigment: 'petal', tone: 0.1, line: detail * 1.3 });
  pen.fill([ellipse([0, -0.92], 0.86, 0.1, 60), ellipse([0, -0.92], 0.79, 0.07, 56)], {
    pigment: 'foam',
    rule: 'evenodd',
    tone: 0.1,
    line: inner * 0.8,
  });
  pen.stroke(traced('-0.44 -0.36, -0.2 -0.08'), inner * 1.5, { isErasing: true, taper: 0.3 });
}
