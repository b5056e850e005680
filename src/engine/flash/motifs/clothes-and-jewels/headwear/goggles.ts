import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** Goggles of the first airmen: round glasses in riveted brass, on a leather strap. */
export const goggles: Motif = {
  name: 'goggles',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawStrap);
      pen.fill(outlined('-0.2 -0.14!, 0 -0.2, 0.2 -0.14!, 0.2 0.1!, 0 0.02, -0.2 0.1!'), {
        pigment: 'wood',
        tone: 0.3,
        line: pen.weight.inner,
      });
      for (const x of [-0.56, 0.56]) drawEyepiece(pen.at({ at: [x, 0] }));
    });
  },
};

function drawStrap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.9 -0.2!, 1.2 -0.24, 1.36 -0.12!, 1.34 0.2!, 1.18 0.26, 0.9 0.22!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 1.2 * (x - 1)),
    line: inner * 1.1,
  });
  pen.stroke(traced('1.0 -0.15, 1.2 -0.17, 1.33 -0.06'), detail * 1.2);
  pen.stroke(traced('1.0 0.16, 1.18 0.18, 1.32 0.13'), detail * 1.2);
}

function drawEyepiece(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.54, 72), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.25 + 0.6 * (x + y)),
    line: inner,
  });
  pen.fill(circle([0, 0], 0.46, 64), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.8 * (x + y)),
    line: inner,
  });
  for (let i = 0; i < 8; i++)
    pen.fill(circle(polar(((i + 0.5) / 8) * fullTurn, 0.4), 0.035, 14), {
      pigment: 'foam',
      tone: 0.1,
      line: detail,
    });
  pen.fill(circle([0, 0], 0.33, 56), {
    pigment: 'water',
    tone: (x, y) => clamp(0.35 + 0.9 * (x + y)),
    line: inner * 1.2,
  });
  for (const gleam of [
    '-0.24 0.08!, 0.02 -0.26!, 0.12 -0.24!, -0.18 0.16!',
    '-0.12 0.22!, 0.2 -0.2!, 0.24 -0.15!, -0.06 0.26!',
  ])
    pen.fill(outlined(gleam), { pigment: 'waterLight', tone: 0 });
}
