import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';

/** A photographer who looks through a camera with a long lens. */
export const photographer: Motif = {
  name: 'photographer',
  tinted: ['leaf'],
  carries: ['camera'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        {
          head: { at: [0.02, -1.14], angleRad: 0.02 },
          spine: '-0.1 -0.86, -0.16 -0.4, -0.16 0.06',
          arms: ['0.02 -0.7, 0.34 -0.54, 0.52 -0.92', '-0.16 -0.7, 0.14 -0.46, 0.26 -0.9'],
          legs: ['-0.08 0.1, 0.28 0.56, 0.3 1.12', '-0.2 0.1, -0.22 0.66, -0.54 1.1'],
          toes: [0, 0.2],
        },
        {
          hair: 'curls',
          hairPigment: 'wood',
          top: 'leaf',
          sleeves: 'long',
          bottoms: 'wood',
          legs: 'long',
          shoes: 'dark',
        },
        (held) => {
          held.stroke(traced('-0.16 -0.92, -0.12 -0.6, 0.1 -0.6, 0.24 -0.84'), held.weight.inner * 1.6);
          drawCamera(held.at({ at: [0.36, -1.12] }));
        },
      ),
    );
  },
};

/** From its side, its back against the eye. */
function drawCamera(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const body = {
    pigment: 'dark',
    tone: (_: number, y: number) => clamp(0.5 + 1.2 * y),
    line: inner * 1.1,
  } as const;
  pen.fill(outlined('-0.14 -0.16!, -0.1 -0.3!, 0.1 -0.3!, 0.14 -0.16!'), body);
  pen.fill(outlined('-0.16 -0.18!, 0.18 -0.18!, 0.18 0.22!, -0.16 0.22!'), body);
  pen.fill(outlined('0.18 -0.12!, 0.5 -0.12!, 0.5 0.14!, 0.18 0.14!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('0.5 -0.18!, 0.72 -0.2!, 0.72 0.22!, 0.5 0.2!'), body);
  for (const x of [0.26, 0.34, 0.42]) pen.stroke(traced(`${x} -0.1, ${x} 0.12`), detail * 1.4);
  pen.fill(circle([0.02, 0.02], 0.06, 18), { pigment: 'petal', tone: 0.1, line: detail });
}
