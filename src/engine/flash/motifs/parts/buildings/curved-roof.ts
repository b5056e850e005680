import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A roof of East Asia: its middle at x, half as wide as it is at its eaves, their height and that of its top. */
export interface CurvedRoof {
  readonly half: number;
  /** Half the width of its ridge. */
  readonly ridge: number;
  readonly top: number;
  readonly eaves: number;
  readonly pigment: Pigment;
}

/** It sags to its eaves, whose corners turn up; ribs of tiles run down it. */
export function drawCurvedRoof(pen: Pen, roof: CurvedRoof): void {
  const { inner, detail } = pen.weight;
  const { half, ridge, top, eaves, pigment } = roof;
  const right = slope(roof, 1);
  const left = slope(roof, -1);
  const under = steps(12, half, -half).map((x): Point => [x, eaves + 0.05 - 0.12 * (x / half) ** 4]);
  pen.fill([...left, ...right.toReversed(), ...under], {
    pigment,
    tone: (x, y) => clamp(0.16 + (0.3 * x) / half + 0.9 * (y - eaves + 0.16)),
    line: inner * 1.2,
  });
  if (pen.hasDetail)
    for (const share of steps(8, -0.84, 0.84)) pen.stroke(rib(roof, share), detail, { taper: 0.2 });
  pen.stroke(
    under.map(([x, y]): Point => [x * 0.97, y - 0.05]),
    detail * 1.2,
  );
  pen.fill(
    [
      [-ridge - 0.05, top - 0.05],
      [ridge + 0.05, top - 0.05],
      [ridge + 0.02, top + 0.03],
      [-ridge - 0.02, top + 0.03],
    ],
    { pigment, tone: 0.5, line: inner },
  );
}

/** From the upturned corner of the eaves up to the ridge; or back, on the right. */
function slope({ half, ridge, top, eaves }: CurvedRoof, side: 1 | -1): Point[] {
  return steps(12, 0, 1).map((t): Point => {
    const x = side * (ridge + (half - ridge) * (1 - t));
    return [x, top + (eaves - top) * (1 - t ** 0.62) - 0.09 * (1 - t) ** 6];
  });
}

function rib({ half, ridge, top, eaves }: CurvedRoof, share: number): Point[] {
  return steps(6, 0.06, 0.86).map(
    (t): Point => [share * (ridge + (half - ridge) * t), top + (eaves - top) * (1 - (1 - t) ** 0.62)],
  );
}
