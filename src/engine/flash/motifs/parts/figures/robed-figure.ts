import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';
import { drawLimb } from '../any-beast/limb.ts';

export interface RobedFigure {
  readonly skin: Pigment;
  readonly cloth: Pigment;
  /** Shoulder, elbow and hand of the left and of the right arm. */
  readonly arms: readonly [left: string, right: string];
  /** Sleeves that hang from the whole arm, or none. */
  readonly sleeves: 'bare' | 'wide';
  /** The belt's colour. */
  readonly belt?: Pigment;
}

/** A standing figure from the front in a gown down to the ground, from its neck at -0.9 to its hem at 1.5. */
export function drawRobedFigure(pen: Pen, { skin, cloth, arms, sleeves, belt }: RobedFigure): void {
  const { inner, detail } = pen.weight;
  const shade = (x: number, y: number) =>
    clamp(0.08 + 0.7 * smoothstep(0.0, 0.5, x) + 0.2 * smoothstep(0.8, 1.5, y));
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.06 1.44!, 0.22 1.42!, 0.28 1.56, 0.2 1.62, 0.08 1.6'), {
      pigment: skin,
      tone: 0.3,
      line: inner,
    }),
  );
  pen.fill(
    outlined(
      '-0.14 -0.86!, 0.14 -0.86!, 0.36 -0.74, 0.34 -0.4, 0.25 -0.06!, 0.38 0.4, 0.46 1.0, 0.54 1.5!, 0.34 1.46, 0.2 1.54, 0.04 1.48, -0.14 1.55, -0.32 1.47, -0.54 1.52!, -0.46 1.0, -0.38 0.4, -0.25 -0.06!, -0.34 -0.4, -0.36 -0.74',
    ),
    { pigment: cloth, tone: shade, line: inner * 1.2 },
  );
  for (const fold of folds) pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
  pen.fill(symmetric('0 -0.12!, 0.26 -0.13!, 0.25 0.0!, 0 0.02!'), {
    pigment: belt ?? cloth,
    tone: 0.4,
    line: inner,
  });
  drawArm(pen, arms[0], { skin, cloth, sleeves });
  drawArm(pen, arms[1], { skin, cloth, sleeves });
}

function drawArm(
  pen: Pen,
  line: string,
  { skin, cloth, sleeves }: Pick<RobedFigure, 'skin' | 'cloth' | 'sleeves'>,
): void {
  const { inner, detail } = pen.weight;
  const knots = line.split(',').map((knot) => knot.trim().split(/\s+/).map(Number) as [number, number]);
  const [shoulder = [0, 0], elbow = [0, 0], hand = [0, 0]] = knots;
  if (sleeves === 'bare') {
    drawLimb(pen, { line, half: [0.12, 0.1, 0.085, 0.06] }, { pigment: skin, tone: 0.15, line: inner });
    pen.fill(
      outlined(
        `${shoulder[0] * 0.5} -0.84!, ${shoulder[0]} -0.84, ${shoulder[0] + (elbow[0] - shoulder[0]) * 0.4} ${shoulder[1] - 0.08}, ${shoulder[0] + (elbow[0] - shoulder[0]) * 0.45} ${shoulder[1] + 0.16}!, ${shoulder[0] * 0.9} -0.42!, ${shoulder[0] * 0.5} -0.5`,
      ),
      { pigment: cloth, tone: 0.2, line: inner },
    );
  } else {
    // The sleeve hangs down from the forearm.
    pen.fill(
      outlined(
        `${shoulder[0] * 0.7} -0.84!, ${shoulder[0]} -0.82, ${elbow[0]} ${elbow[1] - 0.13}, ${hand[0]} ${hand[1] - 0.1}!, ${hand[0]} ${hand[1] + 0.42}!, ${(hand[0] + elbow[0]) / 2} ${(hand[1] + elbow[1]) / 2 + 0.4}, ${elbow[0]} ${elbow[1] + 0.26}, ${shoulder[0] * 0.86} ${shoulder[1] + 0.4}!`,
      ),
      { pigment: cloth, tone: (_, y) => clamp(0.1 + 0.9 * (y - hand[1])), line: inner * 1.1 },
    );
    for (const share of [0.3, 0.6])
      pen.stroke(
        traced(
          `${shoulder[0]} ${shoulder[1] + 0.1}, ${elbow[0]} ${elbow[1] + 0.2 * share}, ${hand[0]} ${hand[1] + 0.4 * share}`,
        ),
        detail * 1.3,
        { taper: 0.4 },
      );
  }
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]];
  const palm = pen.at({ at: [hand[0], hand[1]], angleRad: Math.atan2(dy, dx) });
  palm.fill(outlined('-0.06 -0.06!, 0.06 -0.09, 0.18 -0.07, 0.24 0.0, 0.18 0.07, 0.04 0.08, -0.06 0.06!'), {
    pigment: skin,
    tone: 0.1,
    line: inner,
  });
  for (const y of [-0.03, 0.02]) palm.stroke(traced(`0.1 ${y}, 0.22 ${y}`), detail);
}

const folds = [
  '-0.1 0.06, -0.16 0.6, -0.24 1.4',
  '0.02 0.06, 0.04 0.7, 0.0 1.42',
  '0.12 0.06, 0.22 0.6, 0.3 1.4',
  '-0.2 0.06, -0.3 0.5, -0.4 1.3',
  '0.2 0.04, 0.32 0.5, 0.42 1.2',
  '-0.1 -0.7, -0.06 -0.44, -0.1 -0.16',
  '0.14 -0.7, 0.08 -0.44, 0.1 -0.16',
];
