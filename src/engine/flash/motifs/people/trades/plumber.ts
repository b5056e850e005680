import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawBib, dungarees } from '../../parts/clothes/dungarees.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';

/** A plumber on one knee, who turns a pipe with a pipe wrench; it drips. */
export const plumber: Motif = {
  name: 'plumber',
  tinted: ['water'],
  carries: ['adjustable-wrench', 'drop'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPipe(pen);
      drawMovingFigure(
        pen,
        {
          head: { at: [-0.22, -0.72], angleRad: 0.15 },
          spine: '-0.36 -0.46, -0.48 -0.04, -0.54 0.4',
          arms: ['-0.24 -0.34, 0.14 -0.1, 0.44 -0.22', '-0.4 -0.32, -0.12 0.1, 0.38 0.04'],
          legs: ['-0.46 0.44, 0.1 0.46, 0.04 1.02', '-0.58 0.44, -0.36 1.02, -0.94 0.96'],
          toes: [0, 1.0],
        },
        dungarees,
        (held) => {
          drawBib(held.at({ at: [-0.38, 0.42], angleRad: 0.06 }));
          drawPipeWrench(held.at({ at: [0.92, 0.0], angleRad: 0.06 }));
        },
      );
    });
  },
};

function drawPipe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const metal = {
    pigment: 'steel',
    tone: (x: number) => clamp(0.15 + 2.4 * Math.abs(x - 0.86)),
    line: inner * 1.1,
  } as const;
  pen.fill(outlined('0.74 -1.3!, 0.98 -1.3!, 0.98 1.2!, 0.74 1.2!'), metal);
  for (const y of [-0.9, 0.02, 0.7])
    pen.fill(outlined(`0.66 ${y - 0.1}!, 1.06 ${y - 0.1}!, 1.06 ${y + 0.1}!, 0.66 ${y + 0.1}!`), metal);
  for (const y of [-0.62, 0.42])
    pen.stroke(traced(`0.8 ${y}, 0.8 ${y + 0.16}`), detail * 1.5, { taper: 0.3 });
  for (const [x, y, scale] of [
    [1.2, 0.2, 1],
    [1.3, 0.56, 0.8],
    [1.14, 0.86, 0.9],
  ] as const)
    pen
      .at({ at: [x, y], scale })
      .fill(outlined('0 -0.16!, 0.08 0.02, 0.07 0.1, 0 0.14, -0.07 0.1, -0.08 0.02'), {
        pigment: 'waterLight',
        tone: 0.2,
        line: inner,
      });
}

/** Its jaws on the origin, the handle to the left. */
function drawPipeWrench(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const red = {
    pigment: 'petal',
    tone: (_: number, y: number) => clamp(0.25 + 2 * y),
    line: inner * 1.1,
  } as const;
  drawLimb(pen, { line: '-0.86 -0.04, -0.5 0.0, -0.2 0.0', half: [0.07, 0.055, 0.08] }, red);
  pen.fill(outlined('-0.3 -0.14!, -0.14 -0.14!, -0.12 0.12!, 0.1 0.14!, 0.12 0.28!, -0.3 0.28!'), red);
  pen.fill(outlined('-0.26 -0.14!, -0.28 -0.34!, 0.16 -0.34!, 0.16 -0.2!, -0.1 -0.18!, -0.12 -0.1!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner * 1.1,
  });
  for (const x of [-0.04, 0.02, 0.08]) pen.stroke(traced(`${x} -0.22, ${x} -0.16`), detail * 1.4);
}
