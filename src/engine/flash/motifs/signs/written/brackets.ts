import { clamp } from '../../../geometry/interval.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A pair of curly brackets. */
export const brackets: Motif = {
  name: 'brackets',
  tinted: ['water'],
  draw: (canvas) => canvas.layer((pen) => drawBothSides(pen.at({ at: [0, 0] }), drawCurly)),
};

/** What programmers close their tags with: </>. */
export const codeSign: Motif = {
  name: 'code-sign',
  tinted: ['water'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBothSides(pen, drawAngle);
      pen.fill(outlined('0.22 -0.94!, 0.42 -0.86!, -0.22 0.94!, -0.42 0.86!'), look(pen));
    }),
};

const look = (pen: Pen) =>
  ({
    pigment: 'water',
    tone: (x: number, y: number) => clamp(0.15 + 0.25 * Math.abs(x) + 0.3 * y),
    line: pen.weight.inner * 1.3,
  }) as const;

function drawCurly(side: Pen): void {
  side.fill(
    outlined(
      '0.46 -1.2!, 0.74 -1.18, 0.98 -1.02, 1.04 -0.7, 1.02 -0.34, 1.12 -0.14, 1.36 -0.06!, 1.36 0.06!, 1.12 0.14, 1.02 0.34, 1.04 0.7, 0.98 1.02, 0.74 1.18, 0.46 1.2!, 0.46 1.04!, 0.66 1.0, 0.78 0.86, 0.78 0.56, 0.8 0.28, 0.98 0.0, 0.8 -0.28, 0.78 -0.56, 0.78 -0.86, 0.66 -1.0, 0.46 -1.04!',
    ),
    look(side),
  );
}

function drawAngle(side: Pen): void {
  side.fill(
    outlined('0.56 -0.66!, 0.74 -0.8!, 1.42 -0.08!, 1.42 0.08!, 0.74 0.8!, 0.56 0.66!, 1.12 0.0!'),
    look(side),
  );
}
