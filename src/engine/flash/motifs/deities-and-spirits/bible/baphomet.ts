import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { goat } from '../../beasts/hoofed/goat.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawFeatheredWing } from '../../parts/birds/plumage.ts';
import { drawFlames } from '../../sky-and-land/land/flame.ts';

/** Baphomet: a goat's head on a man's shoulders, a torch burning between the horns, a pentagram on the brow, black wings. */
export const baphomet: Motif = {
  name: 'baphomet',
  tinted: ['dark'],
  carries: ['goat', 'pentagram', 'torch', 'wings', 'fire'],
  draw(canvas) {
    for (const isFlipped of [true, false]) canvas.layer(drawWing, { at: { isFlipped }, contour: 0.7 });
    canvas.layer(drawShoulders);
    canvas.layer(drawTorchOnCrown, { contour: 0.8 });
    canvas.part((own) => goat.draw(own), { at: [0, 0], scale: 1 });
    canvas.layer((pen) => drawStar(pen.at({ at: [0, -0.52], scale: 0.27 })), { contour: 0.5 });
  },
};

function drawWing(pen: Pen): void {
  drawFeatheredWing(pen.at({ at: [0.1, 0.9] }), traced('1.62 -1.0, 1.3 -1.16, 0.84 -0.9, 0.4 -0.42'), [
    { feathers: 10, pigment: 'dark', lengths: [1.3, 0.8], anglesRad: [0.9, 1.5], width: 0.22, shade: 0.12 },
    { feathers: 9, pigment: 'dark', lengths: [0.8, 0.55], anglesRad: [0.8, 1.5], width: 0.3, shade: 0.08 },
    { feathers: 8, pigment: 'dark', lengths: [0.42, 0.36], anglesRad: [0.7, 1.4], width: 0.45, shade: 0.02 },
  ]);
}

function drawShoulders(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.5, 0.3 0.5, 0.36 0.86, 0.7 1.0, 1.1 1.18, 1.24 1.5, 1.22 1.92!, 0 1.96!'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.5 * Math.abs(x) + 0.6 * (1.1 - y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const line of [
      '0.1 1.16, 0.4 1.18, 0.72 1.14',
      '0.06 1.74, 0.4 1.82, 0.74 1.66, 0.84 1.44',
      '1.0 1.4, 0.96 1.66, 0.98 1.9',
    ])
      side.stroke(traced(line), detail * 1.5, { taper: 0.4 });
  });
  pen.stroke(traced('0 1.3, 0 1.9'), detail * 1.3, { taper: 0.3 });
}

/** It stands on the crown of the head. */
function drawTorchOnCrown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawFlames(pen.at({ at: [0, -1.58], scale: 0.44 }));
  pen.fill(outlined('-0.2 -1.34!, 0.2 -1.34!, 0.1 -0.7!, -0.1 -0.7!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.17 -1.2, 0 -1.17, 0.17 -1.2'), detail * 1.4);
}

/** A pentagram in its circle, one point up. */
function drawStar(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 1, 50), { pigment: 'petal', tone: 0.2, line: inner });
  const tips = [0, 2, 4, 1, 3, 0].map((i) => polar(-Math.PI / 2 + (i * fullTurn) / 5, 0.96));
  pen.stroke(tips, inner * 1.1);
}
