import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { regularPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawTuningPeg } from '../../parts/games-and-music/tuning-peg.ts';

/** An erhu: a long neck on a hexagonal box of snakeskin, two pegs, the bow between its strings. */
export const erhu: Motif = {
  name: 'erhu',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => drawErhu(pen.at({ at: [-0.2, 0.9], angleRad: 0.2 })));
    canvas.layer((pen) => drawBow(pen.at({ at: [0.12, 0.02], angleRad: -0.36 })), { contour: 0.8 });
  },
};

/** Upright, the middle of its box on the pen's origin. */
function drawErhu(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const y of [-1.7, -2.0]) drawTuningPeg(pen.at({ at: [-0.02, y], isFlipped: true }), 0.44);
  pen.fill(
    outlined(
      '-0.065 -0.3!, -0.065 -2.2, -0.02 -2.42, 0.12 -2.54, 0.3 -2.5, 0.3 -2.4, 0.16 -2.4, 0.07 -2.28, 0.065 -0.3!',
    ),
    {
      pigment: 'wood',
      tone: (x) => clamp(0.2 + 5 * x),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('-0.46 0.4!, 0.46 0.4!, 0.52 0.56!, -0.52 0.56!'), {
    pigment: 'dark',
    tone: 0.3,
    line: inner * 1.1,
  });
  pen.fill(regularPolygon([0.07, 0.02], 0.52, 6, Math.PI / 6), {
    pigment: 'wood',
    tone: 0.85,
    line: inner * 1.2,
  });
  pen.fill(regularPolygon([0, 0], 0.52, 6, Math.PI / 6), { pigment: 'wood', tone: 0.3, line: inner * 1.2 });
  pen.fill(regularPolygon([0, 0], 0.43, 6, Math.PI / 6), {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.05 + 0.7 * smoothstep(0, 0.4, x + 0.4 * y)),
    line: inner,
  });
  for (const row of steps(4, -0.26, 0.26))
    for (const column of steps(4, -0.26, 0.26))
      if (lengthOf(row, column) < 0.34)
        pen.fill(regularPolygon([column + (row > 0 ? 0.02 : -0.02), row], 0.06, 4), {
          pigment: 'dark',
          tone: 0.3,
          line: detail,
        });
  pen.fill(outlined('-0.08 -0.1!, 0.08 -0.1!, 0.06 -0.02!, -0.06 -0.02!'), {
    pigment: 'bone',
    tone: 0.2,
    line: inner,
  });
  for (const x of [-0.035, 0.035])
    pen.stroke(
      [
        [-0.03 + x * 0.6, -1.96],
        [x, -1.3],
        [x * 1.3, 0.4],
      ],
      detail * 1.1,
    );
  pen.fill(outlined('-0.09 -1.4!, 0.08 -1.42!, 0.08 -1.34!, -0.09 -1.32!'), {
    pigment: 'petal',
    tone: 0.2,
    line: detail * 1.3,
  });
}

/** Along the x axis; the stick bows up, the hair runs below it. */
function drawBow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.1 0.12!, 0 0.09!, 1.06 0.12!, 1.06 0.17!, 0 0.15!, -1.1 0.17!'), {
    pigment: 'foam',
    tone: 0.1,
    line: detail,
  });
  pen.stroke(
    traced('-1.2 0.16, -1.1 0.06, -0.6 -0.02, 0 -0.05, 0.6 -0.02, 1.06 0.06, 1.24 0.2'),
    inner * 2.2,
  );
  pen.fill(outlined('1.0 0.04!, 1.2 0.08!, 1.18 0.26!, 1.0 0.22!'), {
    pigment: 'dark',
    tone: 0.3,
    line: inner,
  });
}
