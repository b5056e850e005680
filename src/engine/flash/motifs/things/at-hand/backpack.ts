import { clamp } from '../../../geometry/interval.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A rucksack packed for a hike: a flap with two straps, side pockets, a rolled mat on top. */
export const backpack: Motif = {
  name: 'backpack',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawSidePocket);
      drawMat(pen);
      drawBody(pen);
      drawFlap(pen);
    });
  },
};

function drawSidePocket(pen: Pen): void {
  pen.fill(outlined('0.6 0.2!, 0.86 0.22, 0.96 0.42, 0.94 0.78, 0.82 0.88!, 0.6 0.9!'), {
    pigment: 'leaf',
    tone: (x) => clamp(0.3 + 1.2 * (x - 0.6)),
    line: pen.weight.inner * 1.2,
  });
  pen.stroke(traced('0.7 0.38, 0.9 0.42'), pen.weight.detail * 1.5);
}

function drawMat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.14!, 0.74 -1.14!, 0.88 -1.06, 0.9 -0.9, 0.88 -0.74, 0.74 -0.66!, 0 -0.66!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.3 * clamp(x) + 1.2 * clamp(y + 0.95)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.74 -1.13, 0.66 -0.9, 0.74 -0.67'), inner);
    side.stroke(traced('0.84 -0.84, 0.76 -0.84, 0.75 -0.96, 0.84 -0.98'), detail * 1.4);
    side.fill(rectangle(0.28, -1.16, 0.4, -0.64), { pigment: 'wood', tone: 0.3, line: inner });
  });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.7, 0.4 -0.68, 0.58 -0.5, 0.66 -0.1, 0.72 0.5, 0.7 0.88, 0.56 1.02, 0 1.04'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.12 + 0.5 * clamp(x) + 0.3 * clamp(y)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.36!, 0.46 0.36!, 0.5 0.7, 0.46 0.92!, 0 0.94!'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 0.6 * clamp(x) + 0.5 * clamp(y - 0.6)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.4 0.86, 0 0.87, 0.4 0.86'), detail * 1.3);
}

function drawFlap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.76, 0.4 -0.74, 0.6 -0.54, 0.68 -0.1, 0.62 0.14, 0.34 0.26, 0 0.28'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.04 + 0.55 * clamp(x) + 0.4 * clamp(y)),
    line: inner * 1.2,
  });
  pen.stroke(
    traced('-0.61 -0.1, -0.56 0.08, -0.3 0.18, 0 0.2, 0.3 0.18, 0.56 0.08, 0.61 -0.1'),
    detail * 1.4,
  );
  drawBothSides(pen, (side) => {
    side.fill(rectangle(0.24, -0.2, 0.36, 0.52), { pigment: 'wood', tone: 0.25, line: inner });
    const buckle = [rectangle(0.19, 0.26, 0.41, 0.44), rectangle(0.25, 0.31, 0.35, 0.39)];
    side.fill(buckle, { pigment: 'gold', tone: 0.15, line: inner, rule: 'evenodd' });
  });
  pen.stroke(traced('-0.46 -0.54, -0.52 -0.36, -0.52 -0.18'), inner * 1.5, { isErasing: true, taper: 0.4 });
}
