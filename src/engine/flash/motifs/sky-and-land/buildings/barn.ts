import { clamp, steps } from '../../../geometry/interval.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A red barn from its gable: planks, a broken roof line, a hay door, and a wide door with its white crosses. */
export const barn: Motif = {
  name: 'barn',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawFront(pen);
      drawRoof(pen);
      drawHayDoor(pen);
      drawDoors(pen);
      drawGrass(pen);
    });
  },
};

function drawFront(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.98!, 0.56 -0.68!, 0.9 -0.06!, 0.9 0.98!, 0 0.98!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.12 + 0.4 * (x + 0.1) + 0.3 * clamp(-0.3 - y)),
    line: inner * 1.2,
  });
  for (const x of steps(10, -0.75, 0.75)) {
    const top = Math.abs(x) < 0.56 ? -0.9 + Math.abs(x) * 0.5 : -0.6 + (Math.abs(x) - 0.56) * 1.8;
    pen.stroke(traced(`${x} ${top}, ${x} 0.96`), detail);
  }
}

function drawRoof(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.14!, 0.64 -0.8!, 1.04 -0.04!, 0.92 0.04!, 0.54 -0.66!, 0 -0.96!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 0.4 * x),
    line: inner * 1.2,
  });
  for (const side of [-1, 1]) pen.stroke(traced(`${side * 0.64} -0.8, ${side * 0.54} -0.66`), detail * 1.2);
}

function drawHayDoor(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(rectangle(-0.22, -0.66, 0.22, -0.18), { pigment: 'foam', tone: 0.1, line: inner });
  pen.fill(rectangle(-0.16, -0.6, 0.16, -0.24), {
    pigment: 'wood',
    tone: 0.6,
    black: 'uncolored',
    line: inner,
  });
}

function drawDoors(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(rectangle(-0.58, 0.04, 0.58, 0.98), { pigment: 'foam', tone: 0.08, line: inner * 1.1 });
  for (const side of [-1, 1]) {
    const [near, far] = [side * 0.05, side * 0.51];
    const [left, right] = [Math.min(near, far), Math.max(near, far)];
    pen.fill(rectangle(left, 0.11, right, 0.94), { pigment: 'petal', tone: 0.45, line: inner });
    for (const [from, to] of [
      [left, right],
      [right, left],
    ] as const)
      drawBrace(pen, [from, 0.11], [to, 0.94]);
  }
}

/** A white board from corner to corner. */
function drawBrace(pen: Pen, [x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): void {
  const half = x2 > x1 ? 0.045 : -0.045;
  pen.fill(
    [
      [x1, y1],
      [x1 + half, y1],
      [x2, y2 - 0.08],
      [x2, y2],
      [x2 - half, y2],
      [x1, y1 + 0.08],
    ],
    { pigment: 'foam', tone: 0.08, line: pen.weight.inner },
  );
}

function drawGrass(pen: Pen): void {
  for (const x of steps(8, -0.94, 0.94))
    pen.stroke(
      traced(`${x - 0.05} 1.02, ${x} 0.86, ${x + 0.03} 1.0, ${x + 0.09} 0.9`),
      pen.weight.inner * 1.1,
      {
        taper: 0.4,
      },
    );
}
