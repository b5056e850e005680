import { clamp } from '../../../geometry/interval.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawPanedWindow } from '../../parts/buildings/paned-window.ts';
import { drawShingledRoof } from '../../parts/buildings/shingled-roof.ts';

/** A small house from its front: a shingled roof with a gable, a chimney, lit windows, a door with its step. */
export const house: Motif = {
  name: 'house',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawChimney(pen);
      drawWalls(pen);
      drawShingledRoof(pen, { ridge: [0.76, -0.66], eaves: [1.14, 0.02], pigment: 'petal' });
      drawGable(pen);
      drawDoor(pen);
      drawBothSides(pen, (side) => drawPanedWindow(side.at({ at: [0.62, 0.46], scale: 0.19 })));
      drawGarden(pen);
    });
  },
};

function drawChimney(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(0.46, -1.0, 0.72, -0.4), {
    pigment: 'ember',
    tone: (x) => clamp(4 * (x - 0.5)),
    line: inner,
  });
  pen.fill(rectangle(0.41, -1.08, 0.77, -0.96), { pigment: 'ember', tone: 0.3, line: inner });
  for (const [x, y] of [
    [0.48, -0.86],
    [0.58, -0.77],
  ] as const)
    pen.stroke(traced(`${x} ${y}, ${x + 0.1} ${y}`), detail);
}

function drawWalls(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(-0.98, -0.02, 0.98, 0.98), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.08 + 0.3 * (x - 0.1) + 0.7 * clamp(0.22 - y)),
    line: inner * 1.1,
  });
  if (!pen.hasDetail) return;
  for (const [x, y, length] of boards) pen.stroke(traced(`${x} ${y}, ${x + length} ${y}`), detail);
}

function drawGable(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.64!, 0.34 -0.1!, 0.34 0.04!, 0 0.04!'), {
    pigment: 'bone',
    tone: (x) => clamp(0.1 + 0.8 * x),
    line: inner,
  });
  pen.fill(symmetric('0 -0.78!, 0.5 -0.04!, 0.38 0.02!, 0 -0.56!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.25 + 0.7 * x),
    line: inner * 1.1,
  });
  drawPanedWindow(pen.at({ at: [0, -0.17], scale: 0.13 }), 'round');
}

function drawDoor(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.2, 0.18 0.26, 0.25 0.42!, 0.25 0.98!, 0 0.98!'), {
    pigment: 'foam',
    tone: 0.15,
    line: inner,
  });
  pen.fill(symmetric('0 0.27, 0.13 0.31, 0.18 0.43!, 0.18 0.98!, 0 0.98!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 1.4 * x),
    line: inner,
  });
  for (const x of [-0.06, 0.06]) pen.stroke(traced(`${x} 0.32, ${x} 0.96`), detail);
  pen.fill(circle([0.12, 0.68], 0.025, 14), { pigment: 'gold', tone: 0.1, line: detail });
  pen.fill(rectangle(-0.36, 0.96, 0.36, 1.06), { pigment: 'grey', tone: 0.3, line: inner });
}

/** Bushes below the windows hide where the walls meet the ground. */
function drawGarden(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(bush, {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.1 + 1.2 * (y - 0.84) + 0.2 * x),
      line: side.weight.inner,
    });
    for (const leaf of [
      '0.52 0.98, 0.58 0.94, 0.64 0.98',
      '0.8 0.94, 0.86 0.9, 0.92 0.94',
      '0.98 1.02, 1.04 0.98, 1.1 1.02',
    ])
      side.stroke(traced(leaf), side.weight.detail * 1.2, { taper: 0.3 });
  });
}

const bush = outlined(
  '0.36 1.08!, 0.4 0.94, 0.52 0.87, 0.64 0.9, 0.74 0.82, 0.9 0.82, 1.0 0.9, 1.14 0.92, 1.22 1.08!',
);
const boards = [
  [-0.92, 0.24, 0.2],
  [-0.42, 0.34, 0.14],
  [0.36, 0.2, 0.12],
  [0.8, 0.3, 0.16],
  [-0.4, 0.66, 0.12],
  [0.34, 0.74, 0.2],
] as const;
