import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawHairs } from '../parts/any-beast/fur.ts';
import type { FeatherRow } from '../parts/birds/plumage.ts';
import { drawFeatherBlade, drawFeatheredWing } from '../parts/birds/plumage.ts';
import { drawSprig } from '../parts/plants/sprig.ts';

/** A dove in flight, its wings raised, an olive twig in its beak; flies to the right. */
export const dove: Motif = {
  name: 'dove',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(
      (pen) => drawFeatheredWing(pen.at({ at: [0.24, 0.02], angleRad: 0.5, scale: 0.86 }), arm, rows),
      { contour: 0.8 },
    );
    canvas.layer((pen) => drawSprig(pen.at({ at: [0.98, 0.16], scale: 0.5, angleRad: 0.75 }), 4), {
      contour: 0.5,
    });
    canvas.layer((pen) => {
      for (const turn of [0.34, -0.34, 0.17, -0.17, 0])
        drawFeatherBlade(
          pen.at({ at: [-0.42, 0.36], scale: 0.72, angleRad: 2.72 + turn }),
          0.3,
          'foam',
          -0.15,
        );
      drawBody(pen);
    });
    canvas.layer((pen) => drawFeatheredWing(pen.at({ at: [0.06, 0.14], isFlipped: true }), arm, rows), {
      contour: 0.8,
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.84 0.02!, 1.04 0.08, 1.06 0.18!, 0.94 0.14, 0.82 0.16!'), {
    pigment: 'gold',
    tone: 0.25,
    line: inner,
  });
  pen.fill(body, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.7 * smoothstep(0.3, 0.66, y - 0.25 * x) + 0.3 * smoothstep(0, -0.5, x)),
    line: inner * 1.1,
  });
  pen.fill(circle([0.72, 0.02], 0.045, 18), { black: 'always', tone: 1 });
  pen.stroke(traced('0.62 0.0, 0.7 -0.06, 0.8 -0.03'), detail, { taper: 0.4 });
  drawHairs(pen, traced('0.4 0.5, 0.5 0.36, 0.52 0.2'), [-0.08, 0.06], 7);
  drawHairs(pen, traced('0.1 0.62, 0.24 0.56, 0.36 0.46'), [-0.1, 0.02], 7);
}

const arm = traced('0.74 -1.06, 0.62 -0.98, 0.5 -0.66, 0.34 -0.34, 0.06 0.0', 8);
const rows: readonly FeatherRow[] = [
  { feathers: 11, pigment: 'foam', lengths: [0.6, 0.52], anglesRad: [-1.2, 1.25], width: 0.28, shade: -0.2 },
  { feathers: 9, pigment: 'foam', lengths: [0.36, 0.36], anglesRad: [-1.1, 1.2], width: 0.36, shade: -0.15 },
  { feathers: 7, pigment: 'foam', lengths: [0.2, 0.24], anglesRad: [-1.0, 1.2], width: 0.5, shade: -0.2 },
];
const body = outlined(
  '0.86 0.08, 0.82 -0.06, 0.7 -0.14, 0.54 -0.1, 0.4 0.04, 0.1 0.12, -0.24 0.22, -0.5 0.28, -0.62 0.42, -0.46 0.54, -0.1 0.66, 0.24 0.64, 0.52 0.48, 0.7 0.26, 0.8 0.18',
);
