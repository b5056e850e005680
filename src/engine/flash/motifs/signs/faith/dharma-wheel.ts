import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The wheel of the teaching: eight turned spokes between a hub of swirls and a rim with a jewel on each. */
export const dharmaWheel: Motif = {
  name: 'dharma-wheel',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (let i = 0; i < 8; i++) drawSpoke(pen.at({ angleRad: (i * Math.PI) / 4 }));
      drawRim(pen);
      drawHub(pen);
    });
  },
};

/** Upwards from the hub, and the jewel beyond the rim. */
function drawSpoke(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.3!, 0.09 -1.2, 0.15 -1.12, 0.09 -1.04, 0.11 -0.98!, 0 -0.98!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner,
  });
  pen.fill(
    symmetric(
      '0 -0.84!, 0.09 -0.84!, 0.08 -0.76, 0.045 -0.7, 0.09 -0.58, 0.045 -0.46, 0.06 -0.34, 0.1 -0.26!, 0 -0.26!',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.25 + 4 * x), line: inner },
  );
  for (const y of [-0.7, -0.46]) pen.stroke(traced(`-0.06 ${y}, 0.06 ${y}`), detail * 1.4);
}

function drawRim(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([circle([0, 0], 1.02, 110), circle([0, 0], 0.8, 100)], {
    pigment: 'gold',
    rule: 'evenodd',
    tone: (x, y) => clamp(0.2 + 0.3 * (x + y)),
    line: inner,
  });
  for (let i = 0; i < 24; i++) {
    const where = {
      at: polar(((i + 0.5) / 24) * 2 * Math.PI, 0.91),
      angleRad: ((i + 0.5) / 24) * 2 * Math.PI,
    };
    pen.at(where).fill(outlined('-0.06 0, 0 -0.09!, 0.06 0, 0 0.09!'), {
      pigment: 'petal',
      tone: 0.35,
      line: detail,
    });
  }
}

/** Three swirls that chase each other within a ring of petals. */
function drawHub(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.3, 60), { pigment: 'gold', tone: 0.15, line: inner * 1.2 });
  for (let i = 0; i < 3; i++)
    pen.at({ angleRad: (i / 3) * 2 * Math.PI }).fill(swirl, {
      pigment: i === 0 ? 'petal' : i === 1 ? 'water' : 'leaf',
      tone: (x: number, y: number) => clamp(0.2 + 1.4 * lengthOf(x, y)),
      line: detail * 1.3,
    });
}

/** A comma from the middle outwards: a round head and a tail that follows the rim. */
const swirl: Point[] = outlined(
  '0 0!, -0.06 -0.08, -0.02 -0.18, 0.1 -0.21, 0.2 -0.14, 0.24 -0.02, 0.21 0.12!, 0.17 0.0, 0.08 -0.05',
);
