import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A cyclops: a giant's bald head with a single eye in its brow, tusks in its jaw, a horn on top. */
export const cyclops: Motif = {
  name: 'cyclops',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawEar);
      drawHead(pen);
      drawEye(pen);
      drawMouth(pen);
    });
  },
};

function drawEar(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.74 0.16!, 0.86 -0.16, 1.16 -0.3!, 1.2 0.0, 1.08 0.3, 0.8 0.44!'), {
    pigment: 'leafLight',
    tone: 0.5,
    line: inner * 1.1,
  });
  side.stroke(traced('0.86 0.2, 0.94 -0.02, 1.08 -0.12'), detail * 1.3, { taper: 0.4 });
  side.stroke(closedRing, inner * 1.5);
}

const closedRing = traced('1.04 0.3, 0.98 0.44, 1.08 0.52, 1.16 0.42, 1.1 0.3');

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.5!, 0.08 -1.36, 0.2 -1.0, 0.24 -0.82!, 0 -0.78'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 2 * x + 0.3 * (y + 1.2)),
    line: inner * 1.1,
  });
  pen.fill(
    symmetric('0 -0.96, 0.42 -0.9, 0.72 -0.62, 0.82 -0.2, 0.84 0.2, 0.94 0.56, 0.78 0.92, 0.4 1.12, 0 1.16'),
    {
      pigment: 'leafLight',
      tone: (x, y) => clamp(0.08 + 0.75 * Math.max(0, Math.abs(x + 0.1) - 0.3) + 0.3 * Math.max(0, y - 0.3)),
      line: inner * 1.2,
    },
  );
  for (const wrinkle of ['-0.3 -0.72, 0 -0.68, 0.3 -0.72', '-0.22 -0.82, 0 -0.79, 0.22 -0.82'])
    pen.stroke(traced(wrinkle), detail * 1.3, { taper: 0.4 });
  drawBothSides(pen, (side) => side.stroke(traced('0.3 0.32, 0.48 0.42, 0.56 0.62'), inner, { taper: 0.4 }));
  pen.fill(symmetric('0 0.18, 0.12 0.2, 0.26 0.34, 0.22 0.46, 0.1 0.46, 0 0.5'), {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.1 + 1.4 * x + 0.8 * (y - 0.3)),
    line: inner,
  });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.08 0.43!, 0.16 0.38, 0.2 0.42!'), { black: 'always', tone: 1 }),
  );
}

function drawEye(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.52 -0.18!, -0.3 -0.46, 0 -0.54, 0.3 -0.46, 0.52 -0.18!, 0.3 0.08, 0 0.14, -0.3 0.08'),
    {
      pigment: 'foam',
      tone: (_, y) => clamp(0.4 - 1.6 * (y + 0.36)),
      line: inner * 1.2,
    },
  );
  pen.fill(circle([0, -0.2], 0.24, 44), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.2 + 2 * Math.sqrt(x * x + (y + 0.2) ** 2)),
    line: inner,
  });
  pen.fill(circle([0, -0.2], 0.115, 32), { black: 'always', tone: 1 });
  pen.fill(circle([-0.08, -0.29], 0.05, 18), { color: [255, 255, 255], tone: 0 });
  for (const vein of ['-0.46 -0.18, -0.36 -0.2, -0.28 -0.16', '0.46 -0.18, 0.36 -0.14, 0.28 -0.18'])
    pen.stroke(traced(vein), detail);
  pen.fill(symmetric('0 -0.52!, 0.3 -0.48, 0.54 -0.22!, 0.62 -0.38, 0.4 -0.66, 0.14 -0.66, 0 -0.6!'), {
    black: 'always',
    tone: 1,
  });
  pen.stroke(traced('-0.4 0.12, 0 0.22, 0.4 0.12'), inner, { taper: 0.4 });
}

function drawMouth(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.64, 0.3 0.62, 0.54 0.7!, 0.4 0.88, 0.16 0.94, 0 0.94'), {
    black: 'always',
    tone: 1,
  });
  for (const x of [-0.2, -0.07, 0.07, 0.2])
    pen.fill(outlined(`${x - 0.06} 0.64!, ${x + 0.06} 0.64!, ${x + 0.04} 0.76!, ${x - 0.04} 0.76!`), {
      pigment: 'foam',
      tone: 0.05,
      line: inner * 0.7,
    });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.26 0.9!, 0.32 0.68, 0.42 0.46!, 0.48 0.7, 0.44 0.88!'), {
      pigment: 'foam',
      tone: (x) => clamp(2 * (x - 0.3)),
      line: inner,
    }),
  );
}
