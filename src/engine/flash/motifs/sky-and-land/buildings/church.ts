import { clamp } from '../../../geometry/interval.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawPanedWindow } from '../../parts/buildings/paned-window.ts';
import { drawShingledRoof } from '../../parts/buildings/shingled-roof.ts';

/** A church from its front: a steeple with its cross and bell window, a nave on either side, a pointed portal. */
export const church: Motif = {
  name: 'church',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawNave(pen);
      drawSteeple(pen);
      drawPortal(pen.at({ at: [0, 0.98] }));
    });
  },
};

function drawNave(pen: Pen): void {
  pen.fill(rectangle(-0.94, 0.24, 0.94, 1.2), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.12 + 0.3 * (x + 0.1) + 0.6 * clamp(0.44 - y)),
    line: pen.weight.inner * 1.1,
  });
  drawShingledRoof(pen, { ridge: [0.62, -0.3], eaves: [1.06, 0.28], pigment: 'petal' });
  drawBothSides(pen, (side) => drawPanedWindow(side.at({ at: [0.66, 0.72], scale: 0.17 }), 'pointed'));
}

function drawSteeple(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(-0.34, -0.62, 0.34, 1.2), {
    pigment: 'bone',
    tone: (x) => clamp(0.1 + 0.7 * (x - 0.02)),
    line: inner * 1.2,
  });
  pen.fill(rectangle(-0.41, -0.7, 0.41, -0.58), { pigment: 'grey', tone: 0.25, line: inner });
  pen.fill(rectangle(-0.38, 0.24, 0.38, 0.32), { pigment: 'grey', tone: 0.25, line: inner });
  pen.fill(symmetric('0 -1.62!, 0.4 -0.7!, 0 -0.66!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.24 + 2.2 * x),
    line: inner * 1.2,
  });
  for (const x of [-0.2, 0.04, 0.24]) pen.stroke(traced(`0 -1.5, ${x} -0.72`), detail, { taper: 0.3 });
  pen.fill(cross, { pigment: 'gold', tone: 0.12, line: inner });
  drawPanedWindow(pen.at({ at: [0, -0.22], scale: 0.16 }), 'round');
  pen.fill(circle([0, 0.1], 0.09, 30), { pigment: 'gold', tone: 0.15, line: inner });
  if (!pen.hasDetail) return;
  for (const [x, y] of stones) pen.stroke(traced(`${x} ${y}, ${x + 0.12} ${y}`), detail);
}

function drawPortal(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.54!, 0.2 -0.3, 0.25 -0.12!, 0.25 0.22!, 0 0.22!'), {
    pigment: 'foam',
    tone: 0.15,
    line: inner,
  });
  pen.fill(symmetric('0 -0.42!, 0.14 -0.24, 0.17 -0.1!, 0.17 0.22!, 0 0.22!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.4 + 1.4 * x),
    line: inner,
  });
  pen.stroke(traced('0 -0.42, 0 0.22'), inner);
  for (const x of [-0.04, 0.04]) pen.dot([x, 0.02], detail * 1.4);
  pen.fill(rectangle(-0.4, 0.2, 0.4, 0.3), { pigment: 'grey', tone: 0.3, line: inner });
}

const cross = symmetric(
  '0 -2.0!, 0.045 -2.0!, 0.045 -1.88!, 0.14 -1.88!, 0.14 -1.79!, 0.045 -1.79!, 0.045 -1.58!, 0 -1.58!',
);
const stones = [
  [-0.3, -0.44],
  [0.18, -0.5],
  [0.17, -0.02],
  [-0.3, 0.08],
  [-0.31, 0.5],
  [0.2, 0.56],
] as const;
