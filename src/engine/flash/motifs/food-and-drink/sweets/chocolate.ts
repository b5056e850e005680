import { clamp } from '../../../geometry/interval.ts';
import { ellipse, rectangle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A bar of chocolate, half out of its wrapper, one corner bitten off. */
export const chocolate: Motif = {
  name: 'chocolate',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.2 });
      drawBar(pen);
      drawWrapper(pen);
    }),
};

function drawBar(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.8 -1.34!, 0.36 -1.34!, 0.3 -1.14, 0.46 -1.04!, 0.42 -0.86, 0.6 -0.8!, 0.62 -0.66, 0.8 -0.62!, 0.8 0.4!, -0.8 0.4!',
    ),
    { pigment: 'wood', tone: (x, y) => clamp(0.35 + 0.25 * x + 0.1 * y), line: inner * 1.5 },
  );
  for (const [left, top] of squares) {
    const [right, bottom] = [left + 0.44, top + 0.44];
    pen.fill(rectangle(left, top, right, bottom), {
      pigment: 'wood',
      tone: clamp(0.1 + 0.25 * (left + 0.5)),
      line: inner,
    });
    pen.fill(rectangle(left + 0.09, top + 0.09, right - 0.09, bottom - 0.09), {
      pigment: 'wood',
      tone: (x, y) => clamp(0.2 + 0.8 * (x - left + y - top - 0.3)),
      line: pen.weight.detail * 1.3,
    });
  }
}

function drawWrapper(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.92 -0.04!, -0.7 0.12!, -0.5 -0.1!, -0.28 0.12!, -0.06 -0.08!, 0.18 0.14!, 0.4 -0.08!, 0.6 0.12!, 0.92 -0.1!, 0.92 0.44!, -0.92 0.44!',
    ),
    { pigment: 'steel', tone: (x, y) => clamp(0.1 + 0.3 * x + 0.3 * y), line: inner * 1.2 },
  );
  for (const crease of ['-0.5 0.0, -0.56 0.24', '-0.06 0.02, -0.1 0.26', '0.4 0.02, 0.36 0.24'])
    pen.stroke(traced(crease), detail * 1.4, { taper: 0.5 });
  pen.fill(outlined('-0.92 0.28!, 0.92 0.28!, 0.92 1.42!, -0.92 1.42!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.12 + 0.35 * x + 0.2 * (y - 0.5)),
    line: inner * 1.5,
  });
  pen.fill(ellipse([0, 0.85], 0.68, 0.32, 50), {
    pigment: 'scroll',
    tone: (x) => clamp(0.08 + 0.3 * x),
    line: inner * 1.2,
  });
  for (const [y, reach] of [
    [0.77, 0.44],
    [0.93, 0.3],
  ] as const)
    pen.stroke(traced(`${-reach} ${y}, ${reach} ${y}`), inner * 1.6, { taper: 0.2 });
}

const squares = [
  [-0.74, -1.26],
  [-0.24, -1.26],
  [-0.74, -0.74],
  [-0.24, -0.74],
  [0.28, -0.52],
  [-0.74, -0.22],
  [-0.24, -0.22],
  [0.28, -0.02],
] as const;
