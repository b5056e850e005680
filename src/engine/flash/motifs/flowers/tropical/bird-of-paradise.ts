import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A bird of paradise flower: orange crests and a blue tongue rising from a beak. */
export const birdOfParadise: Motif = {
  name: 'bird-of-paradise',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer(drawLeaf, { contour: 0.8 });
    canvas.layer(drawFlower);
  },
};

function drawLeaf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.3 1.5!, -0.7 0.9, -0.9 0.2, -0.76 -0.5, -0.5 -1.0!, -0.3 -0.4, -0.26 0.3, -0.2 0.9'),
    { pigment: 'leaf', tone: (x, y) => clamp(0.3 + 0.8 * (x + 0.5) + 0.2 * y), line: inner * 1.1 },
  );
  pen.stroke(traced('-0.28 1.4, -0.5 0.5, -0.52 -0.9'), inner, { taper: 0.3 });
  for (const y of [-0.4, -0.1, 0.2, 0.5, 0.8]) {
    pen.stroke(traced(`-0.52 ${y + 0.1}, -0.66 ${y - 0.06}, -0.78 ${y - 0.14}`), detail, { taper: 0.4 });
    pen.stroke(traced(`-0.5 ${y + 0.1}, -0.4 ${y - 0.06}, -0.32 ${y - 0.14}`), detail, { taper: 0.4 });
  }
}

function drawFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.1 1.6!, -0.08 0.9, -0.14 0.3!, 0.06 0.2!, 0.1 0.8, 0.06 1.6!'), {
    pigment: 'leaf',
    tone: (x) => clamp(0.3 + 3 * x),
    line: inner * 1.1,
  });
  for (const [petal, vein, tone] of [
    [
      '0.0 0.1!, -0.3 -0.4, -0.4 -0.9, -0.3 -1.4!, -0.06 -1.0, 0.1 -0.4',
      '-0.06 -0.1, -0.22 -0.7, -0.28 -1.3',
      0.3,
    ],
    [
      '0.1 0.1!, 0.0 -0.6, 0.1 -1.1, 0.36 -1.6!, 0.44 -1.1, 0.36 -0.5',
      '0.14 -0.1, 0.2 -0.8, 0.34 -1.46',
      0.15,
    ],
    ['0.2 0.1!, 0.4 -0.5, 0.7 -0.9, 1.1 -1.1!, 0.96 -0.7, 0.6 -0.2', '0.3 -0.06, 0.6 -0.6, 1.0 -1.0', 0.05],
  ] as const) {
    pen.fill(outlined(petal), {
      pigment: 'ember',
      tone: (_x, y) => clamp(tone + 0.6 * (y + 0.7)),
      line: inner * 1.1,
    });
    pen.stroke(traced(vein), detail * 1.2, { taper: 0.4 });
  }
  pen.fill(
    outlined('0.1 0.1!, 0.3 -0.34, 0.6 -0.54, 0.9 -0.62!, 0.76 -0.4!, 1.1 -0.36!, 0.8 -0.2, 0.4 0.06'),
    { pigment: 'water', tone: (x) => clamp(0.6 - 0.5 * x), line: inner },
  );
  pen.stroke(traced('0.2 0.0, 0.5 -0.3, 0.84 -0.46'), detail, { taper: 0.4 });
  pen.fill(
    outlined(
      '-0.3 0.2!, -0.2 0.0, 0.1 -0.02, 0.6 0.0, 1.1 -0.1, 1.66 -0.24!, 1.1 0.12, 0.6 0.28, 0.1 0.4, -0.16 0.46',
    ),
    { pigment: 'leafLight', tone: (x, y) => clamp(0.15 + 1.4 * (y - 0.05) + 0.1 * x), line: inner * 1.1 },
  );
  pen.fill(outlined('-0.2 0.02!, 0.1 -0.03, 0.6 0.0, 1.1 -0.1, 1.6 -0.23!, 1.1 0.0, 0.6 0.1, 0.1 0.1'), {
    pigment: 'petal',
    tone: 0.3,
    line: detail,
  });
}
