import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point, Polygon } from '../../../geometry/point.ts';
import { distance } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { FillLook, Pen } from '../../../paint/pen.ts';
import type { Outfit } from './pose.ts';

/** A stretch of a limb between two joints: half widths on either side of the line, rounded at its ends. */
export interface Stretch {
  readonly from: Point;
  readonly to: Point;
  readonly left: readonly number[];
  readonly right: readonly number[];
}

function pointsOf(text: string): [Point, Point, Point] {
  const [a, b, c] = text.split(',').map((part): Point => {
    const [x = 0, y = 0] = part.trim().split(/\s+/).map(Number);
    return [x, y];
  });
  if (!a || !b || !c) throw new RangeError(`not three joints: "${text}"`);
  return [a, b, c];
}

export function stretchOutline({ from, to, left, right }: Stretch): Polygon {
  const line = Array.from(
    { length: 13 },
    (_, i): Point => [from[0] + ((to[0] - from[0]) * i) / 12, from[1] + ((to[1] - from[1]) * i) / 12],
  );
  return outlineOf(ribbon(line, (share) => [bulge(left, share), bulge(right, share)]));
}

/** Between the given widths, without corners. */
export function bulge(widths: readonly number[], share: number): number {
  const place = share * (widths.length - 1);
  const i = Math.min(widths.length - 2, Math.floor(place));
  const blend = smoothstep(0, 1, place - i);
  return (widths[i] ?? 0) * (1 - blend) + (widths[i + 1] ?? 0) * blend;
}

/** Dark below the line from joint to joint, light above it. */
function roundTone({ from, to, left }: Stretch, depth: number) {
  const length = distance(from, to) || 1;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const half = Math.max(...left);
  return (x: number, y: number) => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const along = dx * ux + dy * uy;
    const low = (dx - along * ux) * 0.6 + (dy - along * uy) * 0.8;
    return clamp(0.06 + depth + 0.75 * smoothstep(-0.1, 1.1, low / half));
  };
}

/** Several shapes as one: only what surrounds them all keeps its line. */
function drawFused(pen: Pen, shapes: readonly (readonly [Polygon, FillLook])[]): void {
  for (const [shape, look] of shapes) pen.fill(shape, { ...look, line: pen.weight.inner * 2.1 });
  for (const [shape, look] of shapes) pen.fill(shape, look);
}

function fusedLimb(stretches: readonly Stretch[], pigment: Pigment, depth: number) {
  return stretches.flatMap((stretch, i) => {
    const look = { pigment, tone: roundTone(stretch, depth) };
    const cells: (readonly [Polygon, FillLook])[] = [[stretchOutline(stretch), look]];
    const radius = ((stretch.left[0] ?? 0) + (stretch.right[0] ?? 0)) / 2;
    if (i > 0) cells.push([circle(stretch.from, radius, 28), look]);
    return cells;
  });
}

export function drawArm(
  pen: Pen,
  joints: string,
  { skin = 'bone', top, sleeves = 'none', gloves }: Outfit,
  depth: number,
): void {
  const { detail, inner } = pen.weight;
  const [shoulder, elbow, wrist] = pointsOf(joints);
  const upper: Stretch = { from: shoulder, to: elbow, left: [0.13, 0.13, 0.09], right: [0.13, 0.12, 0.09] };
  const lower: Stretch = { from: elbow, to: wrist, left: [0.09, 0.1, 0.06], right: [0.09, 0.09, 0.06] };
  const cloth = sleeves !== 'none' && top ? top : null;
  const length = distance(elbow, wrist) || 1;
  const [ux, uy] = [(wrist[0] - elbow[0]) / length, (wrist[1] - elbow[1]) / length];
  const hand = pen.at({ at: wrist, angleRad: Math.atan2(uy, ux) });
  if (gloves) {
    hand.fill(ellipse([0.1, 0], 0.17, 0.15, 30), {
      pigment: gloves,
      tone: (_, y) => clamp(0.1 + 3 * y),
      line: inner,
    });
    hand.stroke(traced('0.02 0.1, 0.1 0.04, 0.2 0.06'), detail * 1.4, { taper: 0.3 });
  } else {
    hand.fill(
      outlined('-0.04 -0.06!, 0.08 -0.09, 0.17 -0.06, 0.19 0.02, 0.14 0.08, 0.04 0.08, -0.04 0.06!'),
      {
        pigment: skin,
        tone: (_, y) => clamp(0.1 + depth + 3 * y),
        line: inner,
      },
    );
    for (const y of [-0.03, 0.02]) hand.stroke(traced(`0.1 ${y}, 0.18 ${y}`), detail);
  }
  const shoulderCap: Polygon = circle(shoulder, 0.135, 28);
  const bare = fusedLimb([upper, lower], skin, depth);
  if (!cloth || sleeves === 'short')
    drawFused(pen, [[shoulderCap, { pigment: skin, tone: 0.1 + depth }], ...bare]);
  if (!cloth) return;
  const wide = (stretch: Stretch): Stretch => ({
    ...stretch,
    left: stretch.left.map((w) => w * 1.2),
    right: stretch.right.map((w) => w * 1.2),
  });
  if (sleeves === 'long') {
    drawFused(pen, [
      [circle(shoulder, 0.15, 28), { pigment: cloth, tone: 0.1 + depth }],
      ...fusedLimb([wide(upper), wide(lower)], cloth, depth),
    ]);
    return;
  }
  const half: Point = [
    shoulder[0] + (elbow[0] - shoulder[0]) * 0.62,
    shoulder[1] + (elbow[1] - shoulder[1]) * 0.62,
  ];
  drawFused(pen, [
    [circle(shoulder, 0.15, 28), { pigment: cloth, tone: 0.1 + depth }],
    ...fusedLimb([{ from: shoulder, to: half, left: [0.15, 0.17], right: [0.15, 0.17] }], cloth, depth),
  ]);
}

export function drawLeg(
  pen: Pen,
  joints: string,
  toes: number,
  { skin = 'bone', bottoms, legs, shoes }: Outfit,
  depth: number,
  seat?: Polygon,
): void {
  const { inner, detail } = pen.weight;
  const [hip, knee, ankle] = pointsOf(joints);
  // The calf swells on the side to which the knee folds.
  const fold = (knee[0] - hip[0]) * (ankle[1] - knee[1]) - (knee[1] - hip[1]) * (ankle[0] - knee[0]);
  const [calf, shin] = [
    [0.12, 0.17, 0.075],
    [0.12, 0.1, 0.07],
  ];
  const isLeft = fold > -0.02;
  const thigh: Stretch = { from: hip, to: knee, left: [0.2, 0.2, 0.13], right: [0.2, 0.2, 0.13] };
  const shank: Stretch = { from: knee, to: ankle, left: isLeft ? calf : shin, right: isLeft ? shin : calf };
  const isFlipped = Math.abs(toes) > 2.6;
  const foot = pen.at({ at: ankle, angleRad: isFlipped ? toes - Math.PI : toes, isFlipped });
  drawFoot(foot, shoes ?? skin, shoes !== undefined, depth);
  if (legs !== 'long') drawFused(pen, fusedLimb([thigh, shank], skin, depth));
  if (legs !== 'long') {
    const bend: Point = [knee[0], knee[1]];
    pen.stroke(circle(bend, 0.09, 20).slice(2, 8), detail, { taper: 0.4 });
  }
  if (legs === 'bare') {
    if (seat) pen.fill(seat, { pigment: bottoms, tone: 0.15, line: inner });
    return;
  }
  const end: Point = [hip[0] + (knee[0] - hip[0]) * 0.66, hip[1] + (knee[1] - hip[1]) * 0.66];
  const cloth =
    legs === 'short'
      ? [{ from: hip, to: end, left: [0.22, 0.25], right: [0.22, 0.25] }]
      : [
          { from: hip, to: knee, left: [0.22, 0.22, 0.17], right: [0.22, 0.22, 0.17] },
          { from: knee, to: ankle, left: [0.17, 0.17, 0.13], right: [0.17, 0.17, 0.13] },
        ];
  const cells = fusedLimb(cloth, bottoms, depth);
  drawFused(pen, [
    [circle(hip, 0.22, 30), { pigment: bottoms, tone: 0.1 + depth }],
    ...(seat ? [[seat, { pigment: bottoms, tone: 0.15 }] as const] : []),
    ...cells,
  ]);
  pen.stroke(
    [hip, end].map(([x, y]): Point => [x + 0.08, y - 0.02]),
    detail * 1.2,
    { taper: 0.5 },
  );
}

/** Its ankle at the origin, the toes to the right. */
function drawFoot(pen: Pen, pigment: Pigment, isShod: boolean, depth: number): void {
  const { inner, detail } = pen.weight;
  if (!isShod) {
    pen.fill(
      outlined('-0.07 -0.1!, 0.07 -0.1!, 0.12 0.0, 0.26 0.08, 0.32 0.13, 0.28 0.17, -0.08 0.17, -0.12 0.08'),
      {
        pigment,
        tone: (_, y) => clamp(0.1 + depth + 2 * y),
        line: inner,
      },
    );
    for (const x of [0.22, 0.26]) pen.stroke(traced(`${x} 0.1, ${x + 0.02} 0.15`), detail);
    return;
  }
  pen.fill(
    outlined(
      '-0.1 -0.1!, 0.09 -0.1!, 0.14 -0.01, 0.28 0.05, 0.36 0.13!, 0.35 0.18!, -0.13 0.18!, -0.14 0.06',
    ),
    {
      pigment,
      tone: (_, y) => clamp(0.15 + depth + 2 * y),
      line: inner,
    },
  );
  pen.fill(outlined('-0.14 0.13!, 0.36 0.13!, 0.36 0.19!, -0.14 0.19!'), {
    pigment: 'foam',
    tone: 0.1,
    line: detail,
  });
  for (const x of [0.08, 0.14, 0.2])
    pen.stroke(traced(`${x} ${x * 0.4 - 0.06}, ${x + 0.06} ${x * 0.4 - 0.09}`), detail * 1.2);
}
