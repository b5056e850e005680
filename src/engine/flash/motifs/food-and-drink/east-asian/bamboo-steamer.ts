import { clamp, steps } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Soup dumplings in their bamboo basket, pleated to a knot each, steaming. */
export const soupDumplings: Motif = {
  name: 'soup-dumplings',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(drawSteam, { silhouette: 'fills-and-lines', contour: 0.5 });
    canvas.layer(drawInside);
    for (const [x, y, scale] of buns)
      canvas.layer((pen) => drawBun(pen.at({ at: [x, y], scale })), { contour: 0.7 });
    canvas.layer(drawBasket);
  },
};

function drawInside(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0.1], 1.3, 0.52, 80), { pigment: 'gold', tone: 0.3, line: inner * 1.2 });
  pen.fill(ellipse([0, 0.14], 1.16, 0.42, 76), { pigment: 'wood', tone: 0.6, line: inner });
  for (const x of steps(8, -0.9, 0.9)) pen.stroke(traced(`${x} -0.14, ${x * 1.1} 0.4`), detail);
}

/** About 1.4 wide; its pleats turn into the knot on top. */
function drawBun(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 -0.62, 0.24 -0.52, 0.58 -0.2, 0.74 0.2, 0.6 0.5, 0 0.6, -0.6 0.5, -0.74 0.2, -0.58 -0.2, -0.24 -0.52',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.04 + 0.5 * x + 0.5 * y),
      line: inner * 1.1,
    },
  );
  for (const across of steps(8, -1, 1)) {
    const x = 0.66 * Math.sin(across * 1.4);
    pen.stroke(
      traced(`${0.06 * across} -0.5, ${0.5 * x + 0.08} -0.24, ${x} ${0.2 + 0.12 * (1 - Math.abs(across))}`),
      inner,
      {
        taper: 0.5,
        tapering: 'end',
      },
    );
  }
  pen.fill(outlined('-0.16 -0.5!, -0.14 -0.7, 0.02 -0.8, 0.16 -0.7, 0.16 -0.5!, 0 -0.44'), {
    pigment: 'foam',
    tone: 0.2,
    line: inner,
  });
  pen.stroke(traced('-0.08 -0.56, 0.02 -0.7, 0.08 -0.58, 0 -0.54'), detail * 1.2);
}

function drawBasket(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.3 0.1!, -1.2 0.34, -0.8 0.54, 0 0.63, 0.8 0.54, 1.2 0.34, 1.3 0.1!, 1.3 0.72, 1.1 1.0, 0.5 1.18, 0 1.2, -0.5 1.18, -1.1 1.0, -1.3 0.72',
    ),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.15 + 0.5 * x),
      line: inner * 1.2,
    },
  );
  for (const hoop of [
    '-1.3 0.22, -1.1 0.52, 0 0.76, 1.1 0.52, 1.3 0.22',
    '-1.3 0.56, -1.1 0.86, 0 1.08, 1.1 0.86, 1.3 0.56',
  ])
    pen.stroke(traced(hoop), inner);
  // Laced with split bamboo between the hoops.
  for (const across of steps(12, -0.95, 0.95)) {
    const x = 1.28 * across;
    const y = 0.76 - 0.3 * across * across;
    pen.stroke(traced(`${x - 0.05} ${y}, ${x + 0.05} ${y + 0.3}`), detail * 1.3);
  }
  pen.fill(outlined('-0.16 0.66!, 0.18 0.66!, 0.2 1.16!, -0.14 1.17!'), {
    pigment: 'wood',
    tone: 0.25,
    line: inner,
  });
}

function drawSteam(pen: Pen): void {
  for (const wisp of [
    '-0.5 -0.7, -0.64 -0.9, -0.42 -1.1, -0.58 -1.34',
    '0.02 -0.8, -0.12 -1.04, 0.12 -1.24, -0.06 -1.5',
    '0.52 -0.7, 0.4 -0.9, 0.62 -1.1, 0.48 -1.32',
  ])
    pen.stroke(traced(wisp), pen.weight.inner * 1.6, { taper: 0.5 });
}

const buns = [
  [0, -0.14, 0.58],
  [-0.66, 0.02, 0.6],
  [0.66, 0.02, 0.6],
  [0, 0.28, 0.68],
] as const;
