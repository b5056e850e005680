import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Two fruits on a twig with leaves, creased down one side and dusted with bloom. */
const stoneFruit = (name: string, skin: Pigment): Motif => ({
  name,
  tinted: [skin],
  draw(canvas) {
    canvas.layer((pen) => {
      pen.fill(
        outlined(
          '-0.8 -1.12!, -0.3 -1.0, 0.3 -1.02, 0.9 -1.2!, 0.92 -1.1!, 0.3 -0.92, -0.3 -0.9, -0.8 -1.02!',
        ),
        {
          pigment: 'wood',
          tone: 0.4,
          line: pen.weight.inner,
        },
      );
      for (const [x, y, scale, angleRad] of [
        [0.1, -0.98, 0.86, -0.1],
        [-0.2, -0.96, 0.8, 2.7],
        [0.3, -1.0, 0.66, -1.0],
      ] as const)
        drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.46, teeth: 0.1, veins: 5 });
    });
    canvas.layer((pen) =>
      drawPlum(pen.at({ at: [0.42, 0.1], scale: 0.92, angleRad: -0.12, isFlipped: true }), skin),
    );
    canvas.layer((pen) => drawPlum(pen.at({ at: [-0.34, 0.34], angleRad: 0.1 }), skin));
  },
});

export const plum = stoneFruit('plum', 'violet');
export const apricot = stoneFruit('apricot', 'ember');

/** About 1.2 wide; its stalk starts at its top. */
function drawPlum(pen: Pen, skin: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0.02 -0.58, 0.06 -0.86, 0.16 -1.24'), inner * 2, { taper: 0.1 });
  pen.fill(
    outlined(
      '0.02 -0.6!, 0.24 -0.7, 0.5 -0.52, 0.62 -0.14, 0.54 0.34, 0.26 0.66, 0 0.74, -0.3 0.66, -0.56 0.32, -0.62 -0.14, -0.48 -0.54, -0.2 -0.7',
    ),
    { pigment: skin, tone: (x, y) => clamp(0.3 + 0.6 * x + 0.45 * y), line: inner * 1.1 },
  );
  pen.stroke(traced('0.02 -0.6, 0.16 -0.3, 0.18 0.1, 0.06 0.46, -0.0 0.7'), inner * 1.3, { taper: 0.3 });
  pen.stroke(traced('-0.44 -0.1, -0.4 -0.36, -0.24 -0.52'), inner * 1.6, { isErasing: true, taper: 0.5 });
  pen.stroke(traced('-0.46 0.1, -0.45 0.02'), inner * 1.6, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('0.3 0.34, 0.4 0.12, 0.42 -0.1'), detail, { taper: 0.5 });
}
