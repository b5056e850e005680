import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A camper bus of the sixties from the front, in two colours; luggage and a surfboard on its roof. */
export const camper: Motif = {
  name: 'camper',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRoofLoad(pen);
      drawBody(pen);
      drawWindows(pen);
      drawFront(pen);
    });
  },
};

function drawRoofLoad(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.5 -1.1!, 0.1 -1.1!, 0.1 -0.86!, -0.5 -0.86!'), {
    pigment: 'wood',
    tone: 0.25,
    line: inner,
  });
  for (const x of [-0.34, -0.06]) pen.stroke(traced(`${x} -1.1, ${x} -0.86`), detail * 1.5);
  pen.fill(outlined('-0.98 -0.86, -0.6 -0.94, 0 -0.96, 0.6 -0.94, 1.0 -0.84!, 0.6 -0.8, -0.6 -0.8'), {
    pigment: 'gold',
    tone: 0.15,
    line: inner,
  });
  pen.fill(outlined('0.2 -1.08!, 0.52 -1.08!, 0.52 -0.95!, 0.2 -0.95!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.44 0.7!, 0.8 0.7!, 0.78 1.04!, 0.48 1.04!'), {
      pigment: 'dark',
      tone: 0.8,
      line: inner,
    });
  });
  pen.fill(symmetric('0 -0.82, 0.5 -0.8, 0.74 -0.66, 0.84 -0.3, 0.9 0.14!, 0 0.14!'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.08 + 0.35 * x + 0.2 * y),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.62!, 0.2 0.3, 0.5 0.08, 0.88 -0.06!, 0.94 0.3, 0.92 0.78!, 0 0.78!'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.1 + 0.35 * x + 0.35 * y),
    line: inner * 1.2,
  });
}

function drawWindows(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.05 -0.62!, 0.48 -0.6, 0.62 -0.52, 0.7 -0.14!, 0.05 -0.06!'), {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.1 + 0.3 * (x + y)),
      line: inner,
    });
    side.stroke(traced('0.2 -0.24, 0.38 -0.48'), detail * 1.3, { taper: 0.3 });
    side.fill(outlined('0.9 -0.44, 1.06 -0.46, 1.1 -0.3, 1.06 -0.14, 0.92 -0.16'), {
      pigment: 'steel',
      tone: 0.3,
      line: inner,
    });
  });
}

function drawFront(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0.2], 0.17, 36), { pigment: 'foam', tone: 0.1, line: inner });
  pen.stroke(traced('-0.1 0.12!, 0 0.32!, 0.1 0.12!'), inner);
  drawBothSides(pen, (side) => {
    side.fill(circle([0.62, 0.36], 0.16, 36), { pigment: 'steel', tone: 0.2, line: inner });
    side.fill(circle([0.62, 0.36], 0.11, 28), { pigment: 'gold', tone: 0.1, line: detail });
    side.fill(circle([0.62, 0.12], 0.05, 20), { pigment: 'ember', tone: 0.1, line: detail });
  });
  pen.fill(symmetric('0 0.68!, 0.9 0.66, 1.02 0.74, 0.98 0.88, 0 0.88!'), {
    pigment: 'steel',
    tone: (_, y) => clamp(1.5 * (y - 0.66)),
    line: inner * 1.1,
  });
}
