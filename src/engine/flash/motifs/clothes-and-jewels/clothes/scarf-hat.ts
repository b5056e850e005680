import { clamp, lerp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A knitted hat: stitches in columns that meet at its top, a ribbed cuff turned up. */
export const scarfHat: Motif = {
  name: 'scarf-hat',
  tinted: ['water'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawCrown(pen);
      drawCuff(pen);
    }),
};

function drawCrown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.16!, 0.14 -1.14, 0.56 -0.98, 0.88 -0.62, 1.02 -0.1, 1.04 0.4!, 0 0.5'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 1, x) + 0.3 * smoothstep(0.1, 0.4, y)),
    line: inner * 1.3,
  });
  for (const column of steps(8, -1, 1)) {
    const line = steps(14).map((t): Point => columnAt(column, t));
    if (Math.abs(column) < 0.95) pen.stroke(line, inner);
    if (column > 0.9) continue;
    for (const t of steps(8, 0.16, 0.96)) {
      const [low, middle, high] = [
        columnAt(column + 0.05, t - 0.05),
        columnAt(column + 0.125, t),
        columnAt(column + 0.2, t - 0.05),
      ];
      pen.stroke([low, middle, high], detail * 1.1);
    }
  }
}

/** Down one column of stitches: `column` is -1 at the left edge and 1 at the right, `share` 0 at the top. */
function columnAt(column: number, share: number): Point {
  const width = 1.03 * Math.sin((Math.PI / 2) * Math.min(1, share * 1.12)) ** 0.8;
  return [column * width, lerp(-1.12, 0.44, share ** 1.15) + 0.06 * (1 - column * column) * share];
}

function drawCuff(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.1 0.32!, -0.5 0.42, 0.5 0.42, 1.1 0.32!, 1.16 0.56, 1.1 0.86!, 0.5 0.98, -0.5 0.98, -1.1 0.86!, -1.16 0.56',
    ),
    {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.08 + 0.55 * smoothstep(0.2, 1.1, x) + 0.3 * smoothstep(0.7, 0.98, y)),
      line: inner * 1.3,
    },
  );
  for (const x of steps(20, -1.04, 1.04)) {
    const top = 0.43 - 0.09 * x * x;
    pen.stroke(
      [
        [x, top],
        [x * 1.03, top + 0.27],
        [x, top + 0.53],
      ],
      Math.round(x * 100) % 2 === 0 ? inner : detail * 1.2,
    );
  }
}
