import { clamp } from '../../../geometry/interval.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A window of four panes in a wooden frame, its shutters thrown open. */
export const windowWithShutters: Motif = {
  name: 'window',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawShutter);
      drawFrame(pen);
      drawSill(pen);
    });
  },
};

function drawShutter(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.66 -0.92!, 1.14 -1.0!, 1.14 0.92!, 0.66 0.8!'), {
    pigment: 'leaf',
    tone: (x) => clamp(0.15 + 0.7 * (x - 0.66)),
    line: inner * 1.2,
  });
  for (const [top, bottom] of [
    [-0.78, -0.12],
    [0.06, 0.68],
  ] as const) {
    pen.fill(outlined(`0.75 ${top}!, 1.05 ${top - 0.05}!, 1.05 ${bottom + 0.05}!, 0.75 ${bottom}!`), {
      pigment: 'leaf',
      tone: 0.45,
      line: inner,
    });
    for (let y = top + 0.1; y < bottom; y += 0.11)
      pen.stroke(traced(`0.76 ${y}, 1.04 ${y - 0.01}`), detail * 1.5);
  }
}

function drawFrame(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(-0.7, -1.0, 0.7, 0.84), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 0.4 * x),
    line: inner * 1.2,
  });
  for (const [left, top] of [
    [-0.57, -0.87],
    [0.06, -0.87],
    [-0.57, 0],
    [0.06, 0],
  ] as const) {
    pen.fill(rectangle(left, top, left + 0.51, top + 0.76), {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.02 + 0.5 * (x - left) * (y - top)),
      line: inner,
    });
    const pane = pen.at({ at: [left, top] });
    pane.stroke(traced('0.08 0.34, 0.3 0.08'), detail * 1.6, { taper: 0.3 });
    pane.stroke(traced('0.1 0.48, 0.4 0.12'), detail * 1.6, { taper: 0.3 });
  }
}

function drawSill(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.86 0.82!, 0.86 0.82!, 0.94 1.02!, -0.94 1.02!'), {
    pigment: 'wood',
    tone: 0.15,
    line: inner * 1.2,
  });
  pen.fill(rectangle(-0.94, 1.0, 0.94, 1.1), { pigment: 'wood', tone: 0.5, line: inner });
  pen.stroke(traced('-0.6 0.92, -0.1 0.93'), detail * 1.3, { taper: 0.4 });
}
