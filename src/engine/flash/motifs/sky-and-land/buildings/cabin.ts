import { clamp, steps } from '../../../geometry/interval.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawPanedWindow } from '../../parts/buildings/paned-window.ts';

/** A log cabin from its gable: round logs whose ends cross at the corners, a low roof, a stone chimney. */
export const cabin: Motif = {
  name: 'cabin',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawChimney(pen);
      drawGable(pen);
      for (const y of steps(6, 0.06, 0.9)) drawLog(pen, y);
      drawRoof(pen);
      drawPanedWindow(pen.at({ at: [0, -0.3], scale: 0.13 }));
      drawBothSides(pen, (side) => drawPanedWindow(side.at({ at: [0.56, 0.44], scale: 0.18 })));
      drawDoor(pen);
    });
  },
};

function drawChimney(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(0.5, -1.06, 0.8, -0.2), {
    pigment: 'grey',
    tone: (x) => clamp(3 * (x - 0.5)),
    line: inner,
  });
  pen.fill(rectangle(0.45, -1.14, 0.85, -1.03), { pigment: 'grey', tone: 0.3, line: inner });
  for (const stone of [
    '0.5 -0.9, 0.62 -0.88, 0.64 -0.98',
    '0.64 -0.88, 0.8 -0.84',
    '0.5 -0.74, 0.6 -0.72, 0.66 -0.84',
  ])
    pen.stroke(traced(stone), detail * 1.1);
}

function drawGable(pen: Pen): void {
  pen.fill(symmetric('0 -0.84!, 0.98 0.02!, 0 0.02!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 0.3 * x),
    line: pen.weight.inner,
  });
  for (const y of [-0.54, -0.4, -0.26, -0.12]) {
    const half = 0.98 * ((y + 0.84) / 0.86) - 0.08;
    pen.stroke(traced(`${-half} ${y}, ${half} ${y}`), pen.weight.detail * 1.2);
  }
}

function drawLog(pen: Pen, y: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(-1.02, y - 0.07, 1.02, y + 0.07), {
    pigment: 'wood',
    tone: (_, py) => clamp(0.16 + 4 * (py - y)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.94, y], 0.08, 24), { pigment: 'gold', tone: 0.25, line: inner });
    side.fill(circle([0.94, y], 0.03, 14), { pigment: 'wood', tone: 0.2, line: detail });
  });
}

function drawRoof(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.02!, 1.26 0.08!, 1.16 0.18!, 0 -0.8!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.5 + 0.3 * x),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const share of steps(7, 0.1, 0.9))
      side.stroke(
        [
          [1.26 * share, -1.02 + 1.1 * share],
          [1.16 * share, -0.8 + 0.98 * share],
        ],
        detail,
      );
  });
}

function drawDoor(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(-0.26, 0.2, 0.26, 0.98), { pigment: 'gold', tone: 0.35, line: inner * 1.1 });
  pen.fill(rectangle(-0.19, 0.27, 0.19, 0.98), { pigment: 'wood', tone: 0.65, line: inner });
  for (const x of [-0.07, 0.06]) pen.stroke(traced(`${x} 0.27, ${x} 0.98`), detail);
  pen.fill(circle([0.13, 0.64], 0.025, 14), { pigment: 'gold', tone: 0.1, line: detail });
  pen.fill(rectangle(-0.4, 0.96, 0.4, 1.06), { pigment: 'wood', tone: 0.3, line: inner });
}
