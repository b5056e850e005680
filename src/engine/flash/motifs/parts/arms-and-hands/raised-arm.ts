import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLimb } from '../any-beast/limb.ts';

export interface RaisedArm {
  /** Shoulder, elbow and fist. */
  readonly line: readonly [
    shoulder: readonly [number, number],
    elbow: readonly [number, number],
    fist: readonly [number, number],
  ];
  readonly skin: Pigment;
  readonly bangle?: Pigment;
  /** What the fist closes on, its grip at the origin; drawn before the fist. */
  readonly drawHeld?: (pen: Pen) => void;
}

/** A bare arm of a god with many of them, a thing in its fist. */
export function drawRaisedArm(pen: Pen, { line, skin, bangle, drawHeld }: RaisedArm): void {
  const { inner, detail } = pen.weight;
  const [, [elbowX, elbowY], [x, y]] = line;
  drawLimb(
    pen,
    { line: line.map((knot) => knot.join(' ')).join(', '), half: [0.19, 0.15, 0.1] },
    { pigment: skin, tone: (px, py) => clamp(0.12 + 0.35 * Math.sin(2 * px + py) ** 2), line: inner },
  );
  if (bangle)
    for (const share of [0.66, 0.78]) {
      const across = pen.at({
        at: [elbowX + (x - elbowX) * share, elbowY + (y - elbowY) * share],
        angleRad: Math.atan2(y - elbowY, x - elbowX),
      });
      across.fill(outlined('-0.035 -0.14!, 0.035 -0.14!, 0.035 0.14!, -0.035 0.14!'), {
        pigment: bangle,
        tone: 0.2,
        line: detail * 1.3,
      });
    }
  const hand = pen.at({ at: [x, y] });
  drawHeld?.(hand);
  hand.fill(outlined('-0.12 -0.11, 0.04 -0.15, 0.14 -0.1, 0.15 0.06, 0.1 0.16, -0.06 0.16, -0.15 0.08'), {
    pigment: skin,
    tone: (px) => clamp(0.2 + 1.5 * px),
    line: inner,
  });
  for (const knuckle of [-0.04, 0.03, 0.1])
    hand.stroke(traced(`-0.13 ${knuckle}, 0.04 ${knuckle}`), detail * 1.2);
}
