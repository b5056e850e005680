import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawCurvedRoof } from '../../parts/buildings/curved-roof.ts';

/** The keep of a Japanese castle: white storeys under grey roofs, a gable, golden fish on the ridge, a stone base. */
export const japaneseCastle: Motif = {
  name: 'japanese-castle',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawStoneBase(pen);
      for (const storey of storeys) drawStorey(pen, storey);
      drawGable(pen, [0, 0.24], 0.42);
      drawGable(pen, [0, -0.62], 0.24);
      drawFish(pen);
    });
  },
};

/** From the ground up: where its eaves are, half the width of its roof and of its wall, and how high that is. */
const storeys = [
  { eaves: 0.34, half: 1.06, wall: 0.84, height: 0.4 },
  { eaves: -0.16, half: 0.84, wall: 0.62, height: 0.36 },
  { eaves: -0.62, half: 0.64, wall: 0.42, height: 0.32 },
] as const;
type Storey = (typeof storeys)[number];

function drawStorey(pen: Pen, { eaves, half, wall, height }: Storey): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(-wall, eaves, wall, eaves + height), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.06 + (0.22 * x) / wall + 1.4 * clamp(eaves + 0.12 - y)),
    line: inner,
  });
  for (const share of [-0.7, -0.26, 0.26, 0.7]) {
    const x = wall * share;
    pen.fill(rectangle(x - 0.07, eaves + 0.12, x + 0.07, eaves + height - 0.07), {
      black: 'always',
      tone: 1,
      line: detail,
    });
    pen.stroke(traced(`${x} ${eaves + 0.12}, ${x} ${eaves + height - 0.07}`), detail, { isErasing: true });
  }
  drawCurvedRoof(pen, { half, ridge: half * 0.5, top: eaves - 0.2, eaves, pigment: 'steel' });
}

/** The pointed gable that breaks a roof. */
function drawGable(pen: Pen, [x, y]: Point, size: number): void {
  const { inner } = pen.weight;
  const at = pen.at({ at: [x, y], scale: size });
  at.fill(symmetric('0 -0.86!, 0.5 -0.2, 1.1 0.14!, 0.9 0.22!, 0 0.22!'), {
    pigment: 'steel',
    tone: (px) => clamp(0.3 + 0.3 * px),
    line: inner,
  });
  at.fill(symmetric('0 -0.5!, 0.34 -0.04, 0.62 0.16!, 0 0.16!'), { pigment: 'foam', tone: 0.1, line: inner });
}

function drawFish(pen: Pen): void {
  drawBothSides(pen, (side) =>
    side.fill(
      outlined(
        '0.25 -0.82!, 0.32 -0.85, 0.35 -0.92, 0.33 -1.0!, 0.38 -0.96, 0.43 -0.98!, 0.41 -0.88, 0.36 -0.8!',
      ),
      {
        pigment: 'gold',
        tone: 0.15,
        line: side.weight.inner,
      },
    ),
  );
}

function drawStoneBase(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.7!, 0.92 0.7!, 0.98 0.92, 1.14 1.24!, 0 1.24!'), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.14 + 0.3 * x + 0.5 * (y - 0.8)),
    line: inner * 1.2,
  });
  if (!pen.hasDetail) return;
  steps(3, 0.8, 1.14).forEach((y, row) => {
    for (const x of steps(6, -0.9 + 0.08 * (row % 2), 0.72 + 0.08 * (row % 2)))
      pen.stroke(
        traced(`${x} ${y + 0.08}, ${x} ${y}, ${x + 0.12} ${y - 0.02}, ${x + 0.18} ${y + 0.04}`),
        detail,
      );
  });
}
