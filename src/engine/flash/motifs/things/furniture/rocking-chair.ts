import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A rocking chair with a ladder back and a cushion, seen from its front corner. */
export const rockingChair: Motif = {
  name: 'rocking-chair',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      // The far side, the back, the seat, then the near side over them.
      drawSide(pen.at({ at: [0.62, -0.2] }), 0.6);
      drawBack(pen);
      drawSeat(pen);
      drawSide(pen, 0.2);
    }),
};

/** Post, front leg, arm, rocker. */
function drawSide(pen: Pen, tone: number): void {
  const { inner } = pen.weight;
  const turned = (line: string, half: readonly number[], extra = 0) =>
    drawLimb(
      pen,
      { line, half },
      { pigment: 'wood', tone: (x) => clamp(tone + extra + 0.2 * (x + 0.3)), line: inner * 1.2 },
    );
  turned(
    '-1.36 1.0, -1.0 1.22, -0.4 1.34, 0.2 1.3, 0.66 1.1, 0.84 0.92',
    [0.06, 0.085, 0.09, 0.09, 0.08, 0.05],
  );
  turned('0.36 0.02, 0.38 0.2, 0.36 0.6, 0.38 1.24', [0.07, 0.085, 0.06, 0.075], 0.1);
  turned('-1.06 -1.5, -0.9 -0.6, -0.78 0.2, -0.8 1.26', [0.06, 0.08, 0.08, 0.07], 0.1);
  turned('-0.34 0.42, -0.36 0.04', [0.05, 0.04]);
  turned('-0.86 -0.16, -0.4 -0.08, 0.1 -0.04, 0.5 0.02', [0.06, 0.075, 0.08, 0.1]);
  turned('-0.76 0.86, 0.36 0.9', [0.045, 0.045], 0.15);
}

function drawBack(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [y, bow] of [
    [-1.36, 0.16],
    [-0.98, 0.12],
    [-0.6, 0.1],
    [-0.22, 0.1],
  ] as const) {
    const x = -1.02 + (y + 1.4) * 0.19;
    pen.fill(
      outlined(
        `${x} ${y}!, ${x + 0.3} ${y - bow - 0.14}, ${x + 0.64} ${y - 0.22}!, ${x + 0.64} ${y + 0.02}!, ${x + 0.3} ${y + 0.08}, ${x} ${y + 0.22}!`,
      ),
      {
        pigment: 'wood',
        tone: (px) => clamp(0.15 + 0.5 * (px - x)),
        line: inner * 1.2,
      },
    );
    pen.stroke(
      traced(`${x + 0.1} ${y + 0.06}, ${x + 0.3} ${y - 0.04}, ${x + 0.54} ${y - 0.1}`),
      detail * 1.2,
      { taper: 0.3 },
    );
  }
}

function drawSeat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.84 0.42!, -0.2 0.14!, 1.06 0.28!, 0.46 0.56!, 0.46 0.66!, -0.84 0.54!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner * 1.2,
  });
  pen.fill(
    outlined('-0.8 0.38, -0.7 0.22, -0.2 0.0, 0.2 0.02, 0.96 0.16, 0.98 0.28, 0.5 0.5, 0.3 0.52, -0.7 0.46'),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.4 * x + 0.6 * (y - 0.2)),
      line: inner * 1.2,
    },
  );
  for (const seam of ['-0.3 0.16, 0.3 0.28, 0.5 0.46', '-0.5 0.3, 0.0 0.26, 0.7 0.22'])
    pen.stroke(traced(seam), detail * 1.4, { taper: 0.2 });
}
