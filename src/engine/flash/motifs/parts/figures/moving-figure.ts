import { clamp } from '../../../geometry/interval.ts';
import type { Point, Polygon } from '../../../geometry/point.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHeadAside } from '../faces-and-hair/head-aside.ts';
import type { Stretch } from './figure-limbs.ts';
import { bulge, drawArm, drawLeg, stretchOutline } from './figure-limbs.ts';
import type { Outfit, Pose } from './pose.ts';

/** A figure in motion from its side; `drawHeld` puts in what the nearer arm is laid over. */
export function drawMovingFigure(
  pen: Pen,
  pose: Pose,
  outfit: Outfit,
  drawHeld: (pen: Pen) => void = () => {},
): void {
  const skin = outfit.skin ?? 'bone';
  drawArm(pen, pose.arms[0], outfit, 0.3);
  drawLeg(pen, pose.legs[0], pose.toes[0], outfit, 0.3);
  drawNeck(pen, pose, skin);
  drawTorso(pen, pose, outfit);
  drawLeg(pen, pose.legs[1], pose.toes[1], outfit, 0, seatOf(pose.spine));
  drawHeadAside(pen.at(pose.head), { skin, cut: outfit.hair, pigment: outfit.hairPigment ?? 'wood' });
  drawHeld(pen);
  drawArm(pen, pose.arms[1], outfit, 0);
}

function drawNeck(pen: Pen, { head, spine }: Pose, skin: Pigment): void {
  const [from] = traced(spine);
  const [x, y] = head.at ?? [0, 0];
  if (!from) return;
  const neck: Stretch = { from, to: [x, y], left: [0.13, 0.1], right: [0.13, 0.1] };
  pen.fill(stretchOutline(neck), { pigment: skin, tone: 0.45, line: pen.weight.inner });
}

const trunkHalf = [0.15, 0.28, 0.3, 0.27, 0.22, 0.21, 0.23, 0.22] as const;

function trunkOf(spine: string) {
  return ribbon(traced(spine, 10), (share) => bulge(trunkHalf, share));
}

/** The lowest part of the trunk, as shorts cover it. */
function seatOf(spine: string): Polygon {
  const trunk = trunkOf(spine);
  const rows = [0.72, 0.8, 0.9, 1];
  return [
    ...rows.map((share) => onRibbon(trunk, share, 1.04)),
    ...rows.toReversed().map((share) => onRibbon(trunk, share, -1.04)),
  ];
}

function drawTorso(pen: Pen, { spine }: Pose, { skin = 'bone', top }: Outfit): void {
  const { inner, detail } = pen.weight;
  const trunk = trunkOf(spine);
  const middle = onRibbon(trunk, 0.5);
  pen.fill(outlineOf(trunk), {
    pigment: top ?? skin,
    tone: (x, y) => clamp(0.1 + 1.3 * (x - middle[0] + 0.4 * (y - middle[1]))),
    line: inner * 1.1,
  });
  const across = (share: number, from: number, to: number, sag: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((t) =>
      onRibbon(trunk, share + sag * Math.sin(Math.PI * t), from + (to - from) * t),
    );
  if (top) {
    for (const share of [0.56, 0.68]) pen.stroke(across(share, 0.9, 0.1, 0.05), detail * 1.3, { taper: 0.5 });
    pen.stroke(across(0.62, -0.9, -0.2, 0.05), detail * 1.3, { taper: 0.5 });
    return;
  }
  // Breast, the line of the belly, and the ribs.
  pen.stroke(across(0.34, -0.85, 0.1, 0.06), inner, { taper: 0.4 });
  pen.stroke(
    [0.4, 0.5, 0.6, 0.7].map((share) => onRibbon(trunk, share, -0.3)),
    detail * 1.3,
    { taper: 0.3 },
  );
  for (const share of [0.44, 0.53, 0.62])
    pen.stroke(across(share, -0.75, -0.3, 0.02), detail * 1.2, { taper: 0.4 });
}
