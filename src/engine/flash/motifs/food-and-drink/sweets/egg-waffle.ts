import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A Hong Kong egg waffle: a sheet of bubbles rolled into a paper cone. */
export const eggWaffle: Motif = {
  name: 'egg-waffle',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => drawSheet(pen, back, 0.3));
    canvas.layer((pen) => drawSheet(pen, front, 0.05));
    canvas.layer(drawCone);
  },
};

/** Flat batter between the bubbles, then the bubbles in staggered rows. */
function drawSheet(pen: Pen, [outline, rows]: Sheet, shade: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined(outline), { pigment: 'ember', tone: 0.3 + shade, line: inner * 1.1 });
  for (const [y, from, to] of rows) {
    const count = Math.round((to - from) / 0.36);
    for (let i = 0; i <= count; i++) {
      const x = from + ((to - from) * i) / Math.max(1, count);
      const dy = y + 0.1 * x * x;
      pen.fill(circle([x, dy], 0.18, 30), {
        pigment: 'gold',
        tone: (px, py) => clamp(0.15 + shade + 2 * (px - x + py - dy) + 0.2 * x),
        line: inner,
      });
      pen.stroke(
        traced(`${x - 0.1} ${dy - 0.02}, ${x - 0.06} ${dy - 0.09}, ${x + 0.01} ${dy - 0.11}`),
        detail * 1.6,
        { isErasing: true, taper: 0.3 },
      );
    }
  }
}

function drawCone(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.86 0.2!, -0.5 0.4, 0 0.36, 0.5 0.12, 0.92 0.02!, 0.26 1.56!, 0 1.66, -0.22 1.58!'), {
    pigment: 'scroll',
    tone: (x, y) => clamp(0.06 + 0.6 * x + 0.2 * (y - 0.4)),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.86 0.2!, -0.5 0.4, -0.1 0.36, 0.1 1.64!, -0.22 1.58!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.3 - 0.3 * x),
    line: inner,
  });
  for (const line of ['0.5 0.2, 0.1 1.4', '0.74 0.16, 0.24 1.3'])
    pen.stroke(traced(line), detail, { taper: 0.4 });
}

type Sheet = readonly [outline: string, rows: readonly (readonly [y: number, from: number, to: number])[]];

const back: Sheet = [
  '-0.5 0.3!, -0.8 -0.4, -0.62 -1.2, 0.1 -1.5, 0.84 -1.3, 1.12 -0.7, 0.9 0.2!',
  [
    [-1.24, -0.3, 0.66],
    [-0.94, -0.46, 0.84],
    [-0.66, -0.5, 0.86],
    [-0.36, -0.5, 0.82],
  ],
];
const front: Sheet = [
  '-0.86 0.3!, -1.12 -0.2, -1.06 -0.8, -0.7 -0.94, -0.2 -0.6, 0.3 -0.24, 0.7 0.14!, 0.4 0.5, -0.3 0.6',
  [
    [-0.78, -0.86, -0.62],
    [-0.48, -0.94, -0.24],
    [-0.16, -0.9, 0.14],
    [0.16, -0.76, 0.5],
    [0.42, -0.5, 0.3],
  ],
];
