import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Point, Polyline } from '../../../geometry/point.ts';
import { between, pointAt } from '../../../geometry/point.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A row of feathers of the right wing. */
export interface FeatherRow {
  readonly feathers: number;
  readonly pigment: Pigment;
  /** Lengths of the outermost and the innermost feather. */
  readonly lengths: readonly [number, number];
  /** Their directions. */
  readonly anglesRad: readonly [number, number];
  /** Width as a share of the length. */
  readonly width: number;
  readonly shade: number;
}

/** A wing whose feathers spread from `arm`, which runs from the tip of the hand to the shoulder. */
export function drawFeatheredWing(pen: Pen, arm: Polyline, rows: readonly FeatherRow[]): void {
  for (const { feathers, pigment, lengths, anglesRad, width, shade } of rows) {
    for (let i = 0; i < feathers; i++) {
      const t = i / (feathers - 1);
      const place = t * (arm.length - 1);
      const root = between(
        pointAt(arm, Math.floor(place)),
        pointAt(arm, Math.floor(place) + 1),
        place - Math.floor(place),
      );
      const scale = lerp(lengths[0], lengths[1], t) * pen.random.between(0.96, 1.04);
      const angleRad = lerp(anglesRad[0], anglesRad[1], t);
      drawFeatherBlade(pen.at({ at: root, scale, angleRad }), width, pigment, shade);
    }
  }
}

/** A feather along the x axis from 0 to 1, dark at its root. */
export function drawFeatherBlade(pen: Pen, width: number, pigment: Pigment, shade: number): void {
  const half = (u: number) => width * 0.5 * Math.sin(Math.PI * (0.06 + 0.94 * u) ** 0.7) ** 0.55;
  const side = (sign: number) => steps(10).map((u): Point => [u, sign * half(u) + 0.07 * u * u]);
  pen.fill([...side(-1), [1.01, 0.08], ...side(1).toReversed()], {
    pigment,
    tone: (x) => clamp(shade + 0.75 - 1.1 * x, 0, 0.9),
    line: pen.weight.inner * 0.9,
  });
  pen.stroke(
    [
      [0.3, 0.005],
      [0.65, 0.03],
      [0.93, 0.065],
    ],
    pen.weight.detail,
    { taper: 0.4 },
  );
}

/** Rows of breast feathers: scallops that hang from each point between two edges. */
export function drawBreastFeathers(
  pen: Pen,
  rows: readonly (readonly [y: number, halfWidth: number])[],
  size: number,
): void {
  if (!pen.hasDetail) return;
  rows.forEach(([y, halfWidth], row) => {
    const count = Math.max(1, Math.round((2 * halfWidth) / size));
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * size + (row % 2 === 0 ? 0 : size * 0.15);
      const scallop = steps(6, 0, Math.PI).map(
        (angle): Point => [x + Math.cos(angle) * size * 0.42, y + Math.sin(angle) * size * 0.5],
      );
      pen.stroke(scallop, pen.weight.detail, { taper: 0.25 });
    }
  });
}

/** A bird's foot with three toes and claws, gripping downwards; about 1 wide. */
export function drawTalons(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.34, 0.34, 0]) {
    const spread = x * 0.5;
    pen.fill(
      steps(8, -Math.PI / 2, Math.PI / 2)
        .flatMap((angle): Point[] => [
          [x + spread * Math.sin(angle) + Math.cos(angle) * 0.15, 0.3 + Math.sin(angle) * 0.3],
        ])
        .concat(
          steps(8, Math.PI / 2, (3 * Math.PI) / 2).map(
            (angle): Point => [
              x + spread * Math.sin(angle) + Math.cos(angle) * 0.15,
              0.3 + Math.sin(angle) * 0.3,
            ],
          ),
        ),
      { pigment: 'gold', tone: 0.25, line: inner },
    );
    pen.stroke(
      [
        [x + spread * 0.2 - 0.1, 0.3],
        [x + spread * 0.2 + 0.1, 0.3],
      ],
      detail,
    );
    pen.fill(
      [
        [x + spread - 0.1, 0.52],
        [x + spread + 0.1, 0.52],
        [x + spread * 1.5 + 0.02, 0.92],
      ],
      { black: 'always', tone: 1, line: detail },
    );
  }
}
