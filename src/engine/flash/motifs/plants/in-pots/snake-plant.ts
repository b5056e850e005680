import { clamp, steps } from '../../../geometry/interval.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A snake plant: stiff upright blades, banded across, each with a yellow edge. */
export const snakePlant: Motif = {
  name: 'snake-plant',
  tinted: ['leaf'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      for (const [line, half] of blades) drawBlade(pen, line, half);
    }),
};

function drawBlade(pen: Pen, line: string, half: number): void {
  const { inner, detail } = pen.weight;
  const widthAt = (t: number) => half * (0.55 + 0.9 * t - 1.1 * t ** 2) * (1 - t ** 7) + 0.004;
  const spine = traced(line, 14);
  pen.fill(outlineOf(ribbon(spine, widthAt)), { pigment: 'gold', tone: 0.15, line: inner * 1.2 });
  const inside = ribbon(spine, (t) => widthAt(t) * 0.68);
  pen.fill(outlineOf(inside), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.25 + 0.4 * x + 0.15 * y),
    line: detail * 1.3,
  });
  for (const t of steps(9, 0.08, 0.86)) {
    const band = [-0.9, -0.5, -0.15, 0.2, 0.55, 0.9].map((across, i) =>
      onRibbon(inside, t + (i % 2 ? 0.022 : -0.006), across),
    );
    pen.fill([...band, ...band.map(([x, y]) => [x, y + 0.05] as const).reverse()], {
      pigment: 'leafLight',
      tone: 0.1,
      line: detail,
    });
  }
}

/** From the back to the front. */
const blades: readonly (readonly [string, number])[] = [
  ['-0.1 1.1, -0.2 0.3, -0.34 -0.6, -0.3 -1.36', 0.2],
  ['0.14 1.1, 0.24 0.3, 0.4 -0.4, 0.42 -1.12', 0.2],
  ['-0.24 1.12, -0.5 0.5, -0.74 -0.06, -0.78 -0.72', 0.18],
  ['0.26 1.12, 0.52 0.6, 0.76 0.14, 0.84 -0.46', 0.17],
  ['0.02 1.14, 0.02 0.4, 0.06 -0.5, 0.0 -1.06', 0.22],
  ['-0.16 1.16, -0.3 0.7, -0.42 0.3, -0.44 -0.14', 0.17],
  ['0.2 1.16, 0.3 0.8, 0.42 0.44, 0.46 0.06', 0.16],
];
