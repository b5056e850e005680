import { clamp, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pineapple grenade with its lever, its pin and the pin's ring. */
export const handGrenade: Motif = {
  name: 'hand-grenade',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBody(pen);
      drawFuse(pen);
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(body, { pigment: 'leaf', black: 'uncolored', tone: 0.85, line: inner * 1.2 });
  const rows = steps(6, -0.42, 0.98);
  rows.slice(0, -1).forEach((top, row) => {
    const bottom = rows[row + 1] ?? top;
    const columns = steps(5, -1, 1);
    columns.slice(0, -1).forEach((left, i) => {
      const right = columns[i + 1] ?? left;
      const x = (across: number, y: number) => widthAt(y) * Math.sin((across * Math.PI) / 2) * 0.97;
      const [a, b, c, d] = [
        x(left + 0.05, top),
        x(right - 0.05, top),
        x(right - 0.05, bottom),
        x(left + 0.05, bottom),
      ];
      pen.fill(
        outlined(`${a} ${top + 0.03}, ${b} ${top + 0.03}, ${c} ${bottom - 0.03}, ${d} ${bottom - 0.03}`),
        {
          pigment: 'leaf',
          tone: (px, py) => clamp(0.15 + 0.7 * (px + 0.1) + 0.25 * py),
          line: inner,
        },
      );
    });
  });
}

/** Half the width of the body at a height. */
function widthAt(y: number): number {
  return 0.64 * Math.sqrt(Math.max(0.12, 1 - ((y - 0.3) / 0.84) ** 2));
}

function drawFuse(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const metal = (x: number, y: number) => clamp(0.15 + 0.8 * (x + 0.1) + 0.4 * (y + 0.8));
  pen.fill(symmetric('0 -0.74!, 0.2 -0.74!, 0.24 -0.5!, 0.32 -0.4!, 0 -0.38!'), {
    pigment: 'steel',
    tone: metal,
    line: inner,
  });
  pen.fill(outlined('-0.2 -1.02!, 0.16 -1.04!, 0.22 -0.9!, 0.22 -0.74!, -0.22 -0.74!'), {
    pigment: 'steel',
    tone: metal,
    line: inner,
  });
  pen.fill(lever, { pigment: 'steel', tone: (x) => clamp(0.9 - 0.7 * x), line: inner * 1.1 });
  pen.stroke(traced('0.2 -1.06, 0.56 -0.96, 0.74 -0.62, 0.82 -0.1, 0.82 0.3'), detail * 1.3, { taper: 0.3 });
  pen.stroke(traced('-0.42 -0.88, 0.3 -0.88'), inner * 1.8);
  pen.fill([circle([-0.66, -0.72], 0.27, 44), circle([-0.66, -0.72], 0.19, 40)], {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 1.2 * (x + 0.66 + y + 0.72)),
    line: inner,
    rule: 'evenodd',
  });
}

const body = symmetric('0 -0.5, 0.28 -0.46, 0.56 -0.16, 0.68 0.3, 0.58 0.78, 0.3 1.06, 0 1.12');
const lever = outlined(
  '-0.16 -1.14!, 0.2 -1.18, 0.62 -1.04, 0.84 -0.66, 0.92 -0.1, 0.92 0.4!, 0.8 0.44!, 0.74 0.1, 0.66 -0.5, 0.46 -0.86, 0.14 -0.96, -0.16 -0.98!',
);
