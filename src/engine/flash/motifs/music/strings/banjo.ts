import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A banjo: a drum for a body, a long neck, the peg of its short string halfway up. */
export const banjo: Motif = {
  name: 'banjo',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ at: [-0.34, 0.56], angleRad: 0.56 });
      drawPot(pen);
      drawNeck(pen);
      drawStrings(pen);
    }),
};

function drawPot(pen: Pen): void {
  const { inner } = pen.weight;
  for (let hook = 0; hook < 16; hook++)
    pen.fill(circle(polar((hook / 16) * fullTurn, 0.78), 0.06, 14), {
      pigment: 'steel',
      tone: 0.3,
      line: inner,
    });
  pen.fill(circle([0, 0], 0.76, 70), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.3 + 0.5 * x + 0.3 * y),
    line: inner * 1.5,
  });
  pen.fill(circle([0, 0], 0.62, 64), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.35 * x + 0.35 * y),
    line: inner * 1.3,
  });
  pen.fill(outlined('-0.16 0.56!, 0.16 0.56!, 0.1 0.84!, -0.1 0.84!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
}

function drawNeck(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const side of [-1, 1])
    for (const y of [-2.3, -2.08])
      pen.fill(ellipse([side * 0.25, y], 0.09, 0.065, 22), { pigment: 'foam', tone: 0.1, line: inner * 1.1 });
  pen.fill(ellipse([-0.2, -1.28], 0.08, 0.06, 22), { pigment: 'foam', tone: 0.1, line: inner * 1.1 });
  pen.fill(symmetric('0 -1.98!, 0.09 -1.98!, 0.14 -0.54!, 0 -0.5'), {
    pigment: 'wood',
    tone: (x) => clamp(0.4 + 3 * x),
    line: inner * 1.3,
  });
  for (const y of [-1.8, -1.58, -1.38, -1.2, -1.03, -0.88, -0.74])
    pen.stroke(traced(`-0.12 ${y}, 0.12 ${y}`), detail * 1.3);
  pen.fill(symmetric('0 -2.56!, 0.16 -2.5, 0.12 -2.38, 0.2 -2.26, 0.18 -2.02, 0.09 -1.94!, 0 -1.94'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 1.6 * x),
    line: inner * 1.4,
  });
}

function drawStrings(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const place of [-1, -0.33, 0.33, 1])
    pen.stroke(traced(`${0.055 * place} -2.1, ${0.09 * place} 0.6`), detail * 1.1);
  pen.fill(outlined('-0.2 0.24!, 0.2 0.24!, 0.24 0.34!, -0.24 0.34!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner * 1.2,
  });
}
