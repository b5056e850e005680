import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** The slipper of glass, alone. */
export const glassSlipper: Motif = {
  name: 'glass-slipper',
  tinted: ['waterLight'],
  draw(canvas) {
    canvas.layer((pen) => drawSlipperCushion(pen.at({ at: [0, 0.86], scale: 1.6 })), { contour: 0.8 });
    canvas.layer(
      (bare) => {
        const pen = bare.at({ at: [0, 0.06], scale: 1.66 });
        drawGlassSlipper(pen);
        for (const [x, y, scale] of [
          [-0.66, -0.16, 0.18],
          [0.74, -0.56, 0.2],
          [0.1, -0.5, 0.12],
        ] as const)
          drawSparkle(pen.at({ at: [x, y], scale }));
      },
      { contour: 0.9 },
    );
  },
};

/** The cushion that it stands on, tasselled at its ends. */
export function drawSlipperCushion(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.86 -0.2!, -0.4 -0.14, 0 -0.16, 0.4 -0.14, 0.86 -0.2!, 0.8 0.04, 0.86 0.24!, 0.4 0.2, 0 0.22, -0.4 0.2, -0.86 0.24!, -0.8 0.04',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.15 + 0.4 * x + 1.2 * y),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('-0.8 0.02, -0.4 0.06, 0 0.07, 0.4 0.06, 0.8 0.02'), detail * 1.4);
  for (const x of [-0.88, 0.88])
    pen.fill(ellipse([x, 0.02], 0.07, 0.1, 20), { pigment: 'gold', tone: 0.2, line: inner });
}

/** A court shoe from the side, see-through, its heel to the right; 1.5 wide, from -0.4 to 0.36. */
export function drawGlassSlipper(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.74 0.3!, -0.72 0.16, -0.5 0.06, -0.2 -0.02, 0.1 -0.22, 0.34 -0.4!, 0.56 -0.5!, 0.62 -0.36, 0.6 -0.1, 0.56 0.1, 0.54 0.34!, 0.46 0.34!, 0.44 0.06!, 0.24 0.12, 0.0 0.26, -0.3 0.34, -0.62 0.36',
    ),
    {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.06 + 0.3 * Math.sin(5 * x + 4 * y) ** 2),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('-0.24 0.02!, 0.1 -0.18, 0.34 -0.36!, 0.54 -0.44!, 0.5 -0.26, 0.2 -0.06, -0.04 0.08'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  for (const gleam of [
    '-0.62 0.22, -0.4 0.12, -0.24 0.1',
    '-0.5 0.28, -0.2 0.22, 0.06 0.12',
    '0.54 -0.2, 0.52 0.0',
  ])
    pen.stroke(traced(gleam), detail * 1.3, { taper: 0.4 });
}
