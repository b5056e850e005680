import { clamp } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A pansy with its face: two petals behind, two at the sides, one below, dark in their middle. */
export const pansy: Motif = {
  name: 'pansy',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const angleRad of [0.9, 2.2])
        drawLeaf(pen.at({ at: [0, 0.4], angleRad, scale: 0.95 }), { width: 0.42, teeth: 0.2 });
      drawBothSides(pen, (side) =>
        drawPetal(
          side,
          '0.02 -0.1!, 0.0 -0.6, 0.2 -0.96, 0.56 -1.0, 0.84 -0.72, 0.72 -0.34, 0.36 -0.1',
          'violet',
        ),
      );
      drawBothSides(pen, (side) => {
        drawPetal(side, '0 0.04!, 0.26 -0.3, 0.7 -0.4, 1.0 -0.14, 0.96 0.26, 0.62 0.48, 0.24 0.36', 'violet');
        drawFace(
          side,
          '0 0.06!, 0.26 -0.08, 0.52 -0.12!, 0.42 0.0, 0.58 0.08!, 0.42 0.14, 0.46 0.26!, 0.22 0.2',
        );
      });
      pen.fill(symmetric('0 0.02!, 0.3 0.2, 0.66 0.34, 0.8 0.64, 0.56 0.96, 0.2 1.02, 0 0.94!'), {
        pigment: 'gold',
        tone: (x, y) => clamp(0.1 + 0.5 * lengthOf(x, y - 0.3) - 0.2),
        line: pen.weight.inner,
      });
      drawFace(
        pen,
        '0 0.08!, 0.24 0.3, 0.46 0.52!, 0.26 0.5, 0.22 0.72!, 0.08 0.56, 0 0.76!, -0.08 0.56, -0.22 0.72!, -0.26 0.5, -0.46 0.52!, -0.24 0.3',
      );
      pen.fill(circle([0, 0.1], 0.12, 28), { pigment: 'gold', tone: 0.1, line: pen.weight.inner });
    });
  },
};

function drawPetal(pen: Pen, outline: string, pigment: 'violet'): void {
  pen.fill(outlined(outline), {
    pigment,
    tone: (x, y) => clamp(0.75 - 0.7 * lengthOf(x, y)),
    line: pen.weight.inner,
  });
  pen.stroke(traced('0.66 -0.12, 0.76 -0.14, 0.86 -0.1'), pen.weight.detail, { taper: 0.4 });
}

function drawFace(pen: Pen, outline: string): void {
  pen.fill(outlined(outline), { pigment: 'dark', black: 'uncolored', tone: 0.5, line: pen.weight.detail });
}
