import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const top = -0.92;
const half = 0.66;

/** A can of soup: its lid on, the label red above and white below with a seal on it. */
export const soupCan: Motif = {
  name: 'soup-can',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      drawCan(pen);
      pen.fill(band(-0.72, 0.06), { pigment: 'petal', tone: round, line: inner });
      pen.fill(band(0.06, 0.82), { pigment: 'foam', tone: round, line: inner });
      pen.fill(ellipse([0, 0.2], 0.26, 0.26, 36), { pigment: 'gold', tone: 0.15, line: inner * 1.1 });
      pen.fill(ellipse([0, 0.2], 0.17, 0.17, 30), { pigment: 'gold', tone: 0.4, line: detail * 1.4 });
      for (const [y, width] of [
        [-0.46, 0.34],
        [-0.28, 0.22],
      ] as const)
        pen.fill(bar(y, width), { pigment: 'foam', tone: 0, line: detail * 1.2 });
      for (const y of [0.62, 0.74]) pen.stroke(traced(`-0.34 ${y}, 0 ${y + 0.07}, 0.34 ${y}`), inner * 1.4);
      pen.fill(ellipse([0, top], half, 0.19, 48), { pigment: 'steel', tone: 0.15, line: inner * 1.2 });
      pen.fill(ellipse([0, top], half - 0.08, 0.145, 44), { pigment: 'steel', tone: 0.3, line: inner });
      pen.fill(ellipse([0, top + 0.01], half - 0.24, 0.09, 40), {
        pigment: 'steel',
        tone: 0.15,
        line: detail * 1.3,
      });
    }),
};

/** An empty tin can, open at the top, its label gone. */
export const tinCan: Motif = {
  name: 'tin-can',
  tinted: ['steel'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      drawCan(pen);
      for (const y of [-0.5, -0.36, -0.22, -0.08, 0.06, 0.2, 0.34, 0.48]) pen.stroke(level(y), inner);
      pen.fill(ellipse([0, top], half, 0.19, 48), { pigment: 'steel', tone: 0.1, line: inner * 1.2 });
      pen.fill(ellipse([0, top + 0.01], half - 0.07, 0.145, 44), {
        pigment: 'dark',
        tone: (x) => clamp(0.75 - 0.5 * x),
        black: 'uncolored',
        line: inner,
      });
    }),
};

function drawCan(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(band(top, 0.98), { pigment: 'steel', tone: round, line: inner * 1.3 });
  for (const y of [top + 0.1, 0.88]) pen.stroke(level(y), inner);
}

function round(x: number): number {
  return clamp(0.06 + 0.8 * smoothstep(0.1, half, x) + 0.3 * smoothstep(-0.44, -half, x));
}

/** A part of the can's wall from one height down to another. */
function band(from: number, to: number): Point[] {
  return [...level(from), ...level(to).reverse()];
}

function level(y: number): Point[] {
  return traced(
    `${-half} ${y}!, ${-half * 0.7} ${y + 0.13}, 0 ${y + 0.18}, ${half * 0.7} ${y + 0.13}, ${half} ${y}!`,
  );
}

/** What stands for a word of the label. */
function bar(y: number, width: number): Point[] {
  return outlined(
    `${-width} ${y}!, 0 ${y + 0.06}, ${width} ${y}!, ${width} ${y + 0.1}!, 0 ${y + 0.16}, ${-width} ${y + 0.1}!`,
  );
}
