import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { onRibbon, ribbon } from '../../../geometry/ribbon.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';

/** A saguaro in bloom on its patch of sand. */
export const cactus: Motif = {
  name: 'cactus',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(drawSand, { contour: 0.5 });
    canvas.layer((pen) => {
      drawStem(pen, traced('-0.1 0.3, -0.46 0.28, -0.6 0.12, -0.6 -0.34', 14), 0.15);
      drawStem(pen, traced('0.1 0.02, 0.44 0.02, 0.6 -0.14, 0.6 -0.64', 14), 0.16);
      drawStem(pen, traced('0 0.98, 0.01 0.3, 0 -0.4, 0 -0.96', 14), 0.25);
      for (const [x, y, scale] of [
        [0, -1.2, 0.2],
        [-0.17, -1.1, 0.13],
        [0.6, -0.86, 0.15],
        [-0.6, -0.54, 0.14],
      ] as const)
        drawBlossom(pen.at({ at: [x, y], scale }), 0);
    });
  },
};

function drawStem(pen: Pen, line: readonly (readonly [number, number])[], half: number): void {
  const { inner, detail } = pen.weight;
  const stem = ribbon(line, (t) => half * Math.sqrt(Math.max(0.02, 1 - Math.max(0, (t - 0.86) / 0.14) ** 2)));
  pen.fill([...stem.left, ...stem.right.toReversed()], {
    pigment: 'leaf',
    tone: (x) => {
      const near = line.reduce((best, [px]) => (Math.abs(px - x) < Math.abs(best - x) ? px : best), 9);
      return clamp(0.3 + ((x - near) / half) * 0.4);
    },
    line: inner * 1.15,
  });
  for (const across of [-0.66, -0.25, 0.2, 0.62]) {
    pen.stroke(
      line.map((_, i) => onRibbon(stem, i / (line.length - 1), across)),
      inner * 0.8,
      { taper: 0.1 },
    );
  }
  for (const across of [-1, -0.45, 0, 0.42, 1])
    for (let t = 0.1; t < 0.95; t += 0.1 / (half * 4.4)) {
      const [x, y] = onRibbon(stem, t, across);
      const out = across * 0.055;
      pen.stroke(
        [
          [x, y],
          [x + out - 0.03, y - 0.035],
        ],
        detail,
      );
      pen.stroke(
        [
          [x, y],
          [x + out + 0.03, y - 0.035],
        ],
        detail,
      );
    }
}

function drawSand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-1.1 1.04!, -0.8 0.94, -0.3 0.88, 0.3 0.9, 0.8 0.92, 1.1 1.04!, 0.6 1.14, 0 1.18, -0.6 1.14'),
    {
      pigment: 'bone',
      tone: (x, y) =>
        clamp(0.1 + 0.8 * smoothstep(0.95, 1.18, y) + 0.3 * smoothstep(-0.2, 0.3, x) * smoothstep(0.5, 0, x)),
      line: inner,
    },
  );
  for (const [x, y, size] of [
    [-0.5, 0.98, 0.13],
    [-0.32, 1.04, 0.08],
    [0.54, 1.0, 0.15],
  ] as const)
    pen.fill(ellipse([x, y], size, size * 0.6, 24), {
      pigment: 'grey',
      tone: (px, py) => clamp(0.3 + 3 * (py - y) + (px - x)),
      line: inner * 0.9,
    });
  for (const line of ['-0.9 1.02, -0.74 1.0', '0.74 1.06, 0.9 1.04', '0.1 1.1, 0.3 1.1'])
    pen.stroke(traced(line), detail, { taper: 0.3 });
}
