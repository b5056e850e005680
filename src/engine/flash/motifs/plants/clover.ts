import { clamp } from '../../geometry/interval.ts';
import { fullTurn } from '../../geometry/point.ts';
import { symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBothSides } from '../parts/fur.ts';
import { drawLimb } from '../parts/limb.ts';

/** The lucky one with four leaves. */
export const fourLeafClover = cloverOf('four-leaf-clover', 4, fullTurn / 8);
/** A shamrock. */
export const clover = cloverOf('clover', 3, 0);

/** Leaves like hearts around one point, each with its pale chevron, on a bent stalk. */
function cloverOf(name: string, leaves: number, turn: number): Motif {
  return {
    name,
    tinted: ['leaf'],
    draw: (easel) =>
      easel.layer((pen) => {
        drawLimb(
          pen,
          { line: '0 -0.14, 0.06 0.3, 0.02 0.66, -0.16 1.0', half: [0.03, 0.04, 0.045, 0.07] },
          { pigment: 'leaf', tone: 0.45, line: pen.weight.inner },
        );
        for (let leaf = 0; leaf < leaves; leaf++)
          drawHeart(
            pen.at({
              at: [0, -0.2],
              angleRad: turn + (leaf / leaves) * fullTurn,
              scale: leaves === 4 ? 0.94 : 1,
            }),
          );
      }),
  };
}

/** Upwards from its point. */
function drawHeart(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(
    symmetric('0 -0.02!, 0.2 -0.26, 0.42 -0.46, 0.5 -0.68, 0.42 -0.86, 0.24 -0.92, 0.08 -0.86, 0 -0.74!'),
    {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.15 + 0.5 * x + 0.9 * (y + 0.6)),
      line: inner * 1.2,
    },
  );
  pen.cell(symmetric('0 -0.44!, 0.18 -0.6, 0.34 -0.66!, 0.3 -0.5, 0.14 -0.36, 0 -0.28!'), {
    pigment: 'leafLight',
    tone: 0.1,
    line: detail,
  });
  pen.stroke(traced('0 -0.04, 0 -0.72'), inner, { taper: 0.5, tapering: 'end' });
  drawBothSides(pen, (side) => {
    for (const vein of [
      '0 -0.2, 0.16 -0.34, 0.28 -0.42',
      '0.02 -0.5, 0.14 -0.7, 0.2 -0.84',
      '0.02 -0.4, 0.24 -0.6, 0.38 -0.76',
    ])
      side.stroke(traced(vein), detail, { taper: 0.5, tapering: 'end' });
  });
}
