import { clamp, smoothstep } from '../../geometry/interval.ts';
import { ellipse } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBothSides } from '../parts/fur.ts';

/** A hurricane lantern: a flame behind its bulging glass, air tubes at its sides, a handle of wire. */
export const oilLantern: Motif = {
  name: 'lantern',
  tinted: ['petal'],
  draw: (easel) => easel.layer(drawLantern),
};

function drawLantern(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const iron = (x: number) => clamp(0.3 + 0.9 * x);
  pen.stroke(
    traced('-0.56 -0.5, -0.54 -0.92, -0.3 -1.18, 0 -1.26, 0.3 -1.18, 0.54 -0.92, 0.56 -0.5', 10),
    inner * 1.8,
  );
  drawBothSides(pen, (side) =>
    side.cell(
      outlined(
        '0.24 -0.56!, 0.5 -0.54, 0.62 -0.36, 0.62 0.4, 0.56 0.62!, 0.46 0.6!, 0.51 0.4, 0.51 -0.32, 0.44 -0.42, 0.24 -0.44!',
      ),
      { pigment: 'petal', tone: iron, line: inner },
    ),
  );
  pen.cell(glass, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.85 * smoothstep(0.12, 0.5, Math.sqrt(x * x + (y - 0.1) ** 2)) - 0.1),
    line: inner * 1.3,
  });
  pen.cell(symmetric('0 -0.22!, 0.06 -0.06, 0.14 0.08, 0.13 0.24, 0.06 0.34, 0 0.36'), {
    pigment: 'ember',
    tone: 0.1,
    line: inner,
  });
  pen.cell(symmetric('0 0.04!, 0.05 0.16, 0.05 0.26, 0 0.32'), { pigment: 'foam', tone: 0 });
  pen.cell(symmetric('0 0.34!, 0.1 0.34!, 0.16 0.48!, 0 0.48!'), {
    pigment: 'petal',
    tone: 0.5,
    line: inner,
  });
  // The wires that guard the glass.
  pen.stroke(traced('-0.4 0.2, -0.2 0.27, 0.2 0.27, 0.4 0.2'), inner);
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.24 -0.4, 0.33 -0.1, 0.34 0.2, 0.26 0.46'), detail * 1.5),
  );
  pen.stroke(traced('-0.27 0.06, -0.27 -0.14, -0.2 -0.3'), inner * 1.6, { isErasing: true, taper: 0.4 });
  for (const part of [
    '0 0.44!, 0.3 0.44!, 0.34 0.54!, 0 0.54!',
    '0 0.54!, 0.5 0.56!, 0.64 0.66, 0.66 0.92, 0.6 1.0!, 0 1.0!',
    '0 -0.4!, 0.26 -0.4!, 0.26 -0.5!, 0 -0.5!',
    '0 -0.5!, 0.34 -0.5!, 0.3 -0.68, 0.14 -0.78!, 0 -0.78!',
    '0 -0.76!, 0.2 -0.76!, 0.2 -0.86, 0.1 -0.94!, 0 -0.94!',
  ])
    pen.cell(symmetric(part), { pigment: 'petal', tone: iron, line: inner * 1.1 });
  for (const x of [-0.2, -0.1, 0, 0.1, 0.2])
    pen.stroke(traced(`${x} -0.7, ${x * 1.1} -0.58`), detail * 1.6, { isErasing: true });
  pen.stroke(traced('-0.62 0.8, 0 0.84, 0.64 0.8'), detail * 1.4, { isErasing: true });
  pen.cell(ellipse([0.42, 0.62], 0.1, 0.06, 24), { pigment: 'gold', tone: 0.2, line: inner });
}

const glass = symmetric('0 -0.44!, 0.24 -0.42!, 0.34 -0.24, 0.42 0.0, 0.4 0.24, 0.28 0.48!, 0 0.5!');
