import { clamp } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawWheat } from '../../parts/plants/wheat.ts';

/** Ears of wheat, their stalks bound together. */
export const wheat: Motif = {
  name: 'wheat',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawStalks(pen);
      for (const [x, y, angleRad] of ears) drawWheat(pen.at({ at: [x, y], angleRad, scale }));
    });
    canvas.layer(drawTie, { contour: 0.6 });
  },
};

/** Where the ears begin, and how far they lean; the middle one is in front. */
const ears = [
  [-0.4, 0.08, -0.6],
  [0.4, 0.08, 0.6],
  [-0.2, 0.04, -0.29],
  [0.2, 0.04, 0.29],
  [0, 0.0, 0],
] as const;

const scale = 1.06;

function drawStalks(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.02 0.62!, 0.2 0.34, 0.56 0.22, 0.92 0.42!, 0.6 0.36, 0.3 0.5, 0.1 0.74!'), {
      pigment: 'leaf',
      tone: (x) => clamp(0.6 - 0.5 * x),
      line: inner,
    }),
  );
  for (const [x, y, angleRad] of ears) {
    const [earX, earY] = polar(angleRad - Math.PI / 2, 0.7 * scale, [x, y]);
    drawLimb(
      pen,
      {
        line: `${earX} ${earY}, ${x} ${y}, ${x * 0.35} 0.42, 0 0.72, ${-x * 0.6} 1.0, ${-x * 0.9} 1.24`,
        half: [0.034, 0.036],
      },
      { pigment: 'gold', tone: 0.3, line: inner * 0.8 },
    );
  }
}

function drawTie(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const tail of [
    '0.04 0.74!, 0.2 0.9, 0.24 1.14!, 0.14 1.06!, 0.08 1.12!, 0.08 0.94',
    '-0.04 0.74!, -0.14 0.9, -0.3 1.04!, -0.2 1.04!, -0.18 1.14!, -0.06 0.94',
  ])
    pen.fill(outlined(tail), { pigment: 'petal', tone: (_, y) => clamp(0.1 + 0.6 * (y - 0.7)), line: inner });
  pen.fill(outlined('-0.13 0.62!, 0 0.66, 0.13 0.62!, 0.15 0.8!, 0 0.84, -0.15 0.8!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner,
  });
  pen.stroke(traced('-0.13 0.7, 0 0.74, 0.13 0.7'), detail);
}
