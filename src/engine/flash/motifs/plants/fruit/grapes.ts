import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A bunch of grapes under a leaf of the vine, with a tendril. */
export const grapes: Motif = {
  name: 'grapes',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(drawStalk, { silhouette: 'fills-and-lines' });
    canvas.layer((pen) => {
      for (const [row, [count, y]] of rows.entries())
        for (let i = 0; i < count; i++)
          drawGrape(pen, (i - (count - 1) / 2) * 0.42 + (row % 2 ? 0.03 : -0.02), y);
    });
    canvas.layer((pen) => drawVineLeaf(pen.at({ at: [-0.32, -0.84], scale: 0.74, angleRad: 0.3 })));
  },
};

function drawGrape(pen: Pen, x: number, y: number): void {
  pen.fill(circle([x, y], 0.25, 36), {
    pigment: 'violet',
    tone: ballShader([x, y], 0.26, 0.9),
    line: pen.weight.inner * 1.15,
  });
  pen.stroke(
    traced(`${x - 0.14} ${y - 0.02}, ${x - 0.11} ${y - 0.11}, ${x - 0.02} ${y - 0.15}`),
    pen.weight.inner * 1.3,
    { isErasing: true, taper: 0.5 },
  );
}

function drawStalk(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.08 -0.6!, -0.02 -1.1, 0.14 -1.46!, 0.3 -1.4!, 0.14 -1.06, 0.1 -0.6!'), {
    pigment: 'wood',
    tone: 0.35,
    line: inner * 1.2,
  });
  pen.stroke(
    traced(
      '0.1 -1.14, 0.44 -1.2, 0.7 -1.02, 0.72 -0.78, 0.56 -0.74, 0.54 -0.9, 0.74 -0.96, 0.96 -0.8, 1.04 -0.58',
    ),
    inner * 1.3,
    { taper: 0.3, tapering: 'end' },
  );
}

/** Five-lobed, its stem end at the origin, its tip to the lower left. */
function drawVineLeaf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.3 -0.3!, 0.1 -0.52, -0.1 -0.78!, -0.3 -0.62, -0.56 -0.7!, -0.6 -0.46, -0.98 -0.4!, -0.84 -0.16, -1.04 0.1!, -0.76 0.14, -0.72 0.42!, -0.48 0.34, -0.3 0.62!, -0.12 0.4, 0.18 0.56!, 0.24 0.26, 0.48 0.1!, 0.3 -0.04',
    ),
    {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.25 + 0.4 * (x + 0.3) + 0.6 * y),
      line: inner * 1.3,
    },
  );
  for (const vein of [
    '0.26 -0.22, -0.3 -0.08, -0.86 0.02',
    '0.1 -0.18, -0.3 -0.4, -0.72 -0.38',
    '0.14 -0.2, 0.0 -0.44, -0.1 -0.62',
    '0.06 -0.16, -0.12 0.14, -0.28 0.46',
    '0.2 -0.2, 0.2 0.1, 0.14 0.4',
    '-0.46 -0.04, -0.62 0.16, -0.68 0.28',
  ])
    pen.stroke(traced(vein), detail * 1.4, { taper: 0.5, tapering: 'end' });
}

/** How many lie side by side at a height; the lower ones hang in front. */
const rows = [
  [3, -0.5],
  [4, -0.2],
  [5, 0.12],
  [4, 0.42],
  [3, 0.72],
  [2, 1.02],
  [1, 1.32],
] as const;
