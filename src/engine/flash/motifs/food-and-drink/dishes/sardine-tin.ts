import { clamp, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An open tin, its lid rolled up on the key, four sardines head to head in their oil. */
export const sardineTin: Motif = {
  name: 'sardine-tin',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTin(pen);
      for (const x of [-0.69, -0.23, 0.23, 0.69]) drawSardine(pen.at({ at: [x, 0.16] }), x);
      drawLid(pen);
    });
  },
};

function drawTin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.14 -0.7!, -1.14 1.0, -0.94 1.28, 0.94 1.28, 1.14 1.0, 1.14 -0.7!, 1.14 1.3, 0.94 1.58, -0.94 1.58, -1.14 1.3',
    ),
    {
      pigment: 'petal',
      tone: (x) => clamp(0.2 + 0.4 * x),
      line: inner * 1.1,
    },
  );
  pen.fill(
    outlined(
      '-1.14 0.9!, -1.08 1.14, -0.9 1.28, 0.9 1.28, 1.08 1.14, 1.14 0.9!, 1.14 1.3, 0.94 1.58, -0.94 1.58, -1.14 1.3',
    ),
    {
      pigment: 'petal',
      tone: (x) => clamp(0.2 + 0.5 * x),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('-1.08 1.3, -0.9 1.46, 0.9 1.46, 1.08 1.3'), detail * 1.5);
  pen.fill(outlined('-1.14 -0.9!, 1.14 -0.9!, 1.14 1.0, 0.92 1.26, -0.92 1.26, -1.14 1.0'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.15 + 0.2 * (x + y)),
    line: inner * 1.2,
  });
  pen.fill(outlined('-1.0 -0.9!, 1.0 -0.9!, 1.0 0.94, 0.84 1.12, -0.84 1.12, -1.0 0.94'), {
    pigment: 'gold',
    tone: 0.75,
    line: inner,
  });
}

/** Upright, its head down, about 2 long. */
function drawSardine(pen: Pen, lean: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 -1.1!, 0.14 -0.8, 0.21 -0.2, 0.2 0.4, 0.12 0.74, 0 0.88!, -0.12 0.74, -0.2 0.4, -0.21 -0.2, -0.14 -0.8',
    ),
    {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.12 + 2.6 * Math.max(0, x) + 0.2 * Math.max(0, -y) + 0.1 * lean),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('-0.06 -1.0!, -0.13 -0.6, -0.18 0.0, -0.17 0.34!, -0.06 0.3, -0.04 -0.4'), {
    pigment: 'water',
    tone: 0.35,
  });
  pen.stroke(traced('-0.19 0.4, -0.06 0.36, 0.08 0.38, 0.19 0.44'), inner);
  pen.fill(circle([0, 0.58], 0.085, 22), { pigment: 'foam', tone: 0, line: inner });
  pen.dot([0, 0.59], detail * 2.2);
  pen.stroke(traced('-0.06 0.8, 0.02 0.76, 0.08 0.78'), detail * 1.3);
  for (const y of steps(5, -0.62, 0.22))
    pen.stroke(traced(`-0.02 ${y}, 0.05 ${y + 0.06}, 0.13 ${y}`), detail);
}

function drawLid(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-1.2 -1.2!, -1.0 -1.26, 1.0 -1.26, 1.2 -1.2!, 1.2 -0.68!, 1.0 -0.62, -1.0 -0.62, -1.2 -0.68!'),
    {
      pigment: 'steel',
      tone: (_, y) => clamp(0.1 + 1.3 * Math.abs(y + 1.02)),
      line: inner * 1.2,
    },
  );
  for (const end of [-1.2, 1.2]) {
    pen.fill(circle([end, -0.94], 0.27, 36), { pigment: 'steel', tone: 0.3, line: inner });
    pen.stroke(
      traced(
        `${end + 0.16} -0.94, ${end} -1.1, ${end - 0.15} -0.94, ${end} -0.82, ${end + 0.08} -0.92, ${end} -0.98`,
      ),
      detail * 1.6,
    );
  }
  pen.fill([circle([1.72, -0.94], 0.24, 30), circle([1.72, -0.94], 0.13, 24)], {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
    rule: 'evenodd',
  });
  pen.stroke(traced('1.4 -0.94, 1.5 -0.94'), inner * 3);
  for (const y of [-1.1, -0.94, -0.78]) pen.stroke(traced(`-0.8 ${y}, 0.7 ${y}`), detail, { taper: 0.4 });
}
