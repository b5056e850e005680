import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { starPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawJoinedHands } from '../../parts/arms-and-hands/joined-hands.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

const rays = 44;

/** The Virgin in prayer under her starred mantle, in a glory of rays. */
export const virginMary: Motif = {
  name: 'virgin-mary',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer(drawGlory, { contour: 0.4 });
    canvas.layer((pen) => {
      pen.fill(mantle, { pigment: 'water', tone: 0.85, line: pen.weight.inner });
      drawRobe(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'water', areEyesClosed: true });
      drawHair(pen);
      drawMantle(pen);
      drawJoinedHands(pen.at({ at: [0, 1.5], scale: 0.56 }), { skin: 'bone', sleeve: 'blush' });
    });
  },
};

/** Straight and waving rays in turn, longest upwards and downwards. */
function drawGlory(pen: Pen): void {
  const center = [0, 0.4] as const;
  for (let i = 0; i < rays; i++) {
    const angle = ((i + 0.5) / rays) * 2 * Math.PI;
    const reach = (1.5 + 0.5 * Math.sin(angle) ** 2) * (i % 2 === 0 ? 1 : 0.86);
    const half = i % 2 === 0 ? 0.07 : 0.045;
    pen.fill(
      [polar(angle - half, 0.7, center), polar(angle, reach, center), polar(angle + half, 0.7, center)],
      {
        pigment: 'gold',
        tone: (x, y) => clamp(1.3 - 0.8 * Math.sqrt(x * x + (y - 0.4) ** 2)),
        line: pen.weight.inner * 0.8,
      },
    );
  }
}

function drawRobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.8, 0.3 0.9, 0.6 1.2, 0.7 2.0!, 0 2.1'), {
    pigment: 'blush',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.1, 0.6, Math.abs(x)) + 0.3 * (y - 1.2)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    for (const fold of ['0.16 1.3, 0.2 1.7, 0.16 2.04', '0.36 1.2, 0.44 1.6, 0.42 2.0'])
      side.stroke(traced(fold), detail * 1.2, { taper: 0.4 });
  });
}

function drawHair(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0 -0.8!, 0.3 -0.76, 0.52 -0.46, 0.56 -0.04, 0.52 0.4!, 0.46 -0.06, 0.34 -0.4, 0 -0.6!'),
      {
        pigment: 'wood',
        tone: 0.4,
        line: side.weight.inner,
      },
    );
    side.stroke(traced('0.06 -0.7, 0.32 -0.58, 0.49 -0.26'), side.weight.detail, { taper: 0.5 });
  });
}

/** The mantle's near edges, with their hem of gold. */
function drawMantle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -1.08!, 0.38 -1.02, 0.7 -0.7, 0.82 -0.16, 0.86 0.4, 1.04 1.0, 1.16 1.6, 1.14 2.06!, 0.62 2.1!, 0.58 1.6, 0.46 1.16, 0.5 0.7, 0.6 0.3, 0.58 -0.2, 0.44 -0.62, 0.2 -0.82, 0 -0.86!',
      ),
      {
        pigment: 'water',
        tone: (x, y) =>
          clamp(
            0.08 + 0.7 * smoothstep(0.55, 1.1, x) + 0.25 * smoothstep(0, 0.8, y) * smoothstep(1.4, 0.8, y),
          ),
        line: inner * 1.1,
      },
    );
    side.stroke(
      traced(
        '0 -0.92, 0.24 -0.87, 0.5 -0.64, 0.64 -0.2, 0.66 0.3, 0.56 0.72, 0.53 1.16, 0.65 1.6, 0.69 2.06',
      ),
      detail * 1.3,
    );
    for (const fold of [
      '0.74 0.3, 0.72 0.8, 0.86 1.4',
      '0.9 0.8, 0.94 1.3, 1.02 1.8',
      '0.62 1.0, 0.76 1.5, 0.8 2.0',
    ])
      side.stroke(traced(fold), detail * 1.3, { taper: 0.5 });
    for (const [x, y] of stars)
      side.fill(starPolygon([x, y], 0.07, 5, 0.45), { pigment: 'gold', tone: 0, line: detail });
  });
}

const mantle = symmetric('0 -1.08, 0.38 -1.02, 0.7 -0.7, 0.82 -0.16, 0.86 0.4, 1.0 1.0, 1.0 2.0!, 0 2.08');
const stars = [
  [0.36, -0.86],
  [0.66, -0.46],
  [0.74, 0.06],
  [0.84, 0.62],
  [0.8, 1.12],
  [1.0, 1.5],
  [0.9, 1.84],
] as const;
