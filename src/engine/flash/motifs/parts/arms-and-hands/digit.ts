import { clamp, lerp, smoothstep } from '../../../geometry/interval.ts';
import type { Point, Polyline } from '../../../geometry/point.ts';
import { distance } from '../../../geometry/point.ts';
import type { Ribbon } from '../../../geometry/ribbon.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A finger or a thumb that grows out of a palm: its tip is round, its root open. */
export interface Digit {
  /** From its root to its tip. */
  readonly line: string;
  readonly half: readonly [root: number, tip: number];
  /** Where its nail lies across it, from -1 (its left edge on the way to the tip) to 1. */
  readonly nail?: readonly [from: number, to: number];
  /** The shares of its length at which its joints are creased. */
  readonly joints?: readonly number[];
  /** Of a finger that is folded over: its root is round and closed as well. */
  readonly isFolded?: boolean;
  readonly pigment?: Pigment;
  /** How deep in the shade it lies. */
  readonly depth?: number;
}

/** Draws a finger, lit from the upper left. */
export function drawDigit(pen: Pen, digit: Digit): void {
  const { inner, detail } = pen.weight;
  const { nail, joints = [], isFolded = false, pigment = 'bone', depth = 0 } = digit;
  const body = bodyOf(digit);
  const outline = outlineOf(body);
  const half = Math.max(...digit.half);
  pen.fill(outline, {
    pigment,
    tone: (x, y) => clamp(0.06 + depth + 0.6 * smoothstep(0, half * 1.3, depthAt(body.spine, [x, y]))),
  });
  const from = outline[0];
  pen.stroke(isFolded && from ? [...outline, from] : outline, inner);
  for (const share of joints)
    pen.stroke(
      [-0.55, 0, 0.55].map((across) => onRibbon(body, share + 0.02 * (1 - across * across), across)),
      detail * 1.1,
      { taper: 0.4 },
    );
  if (nail) drawNail(pen, body, nail);
}

/** Part of a finger once more, over what has been drawn since: how fingers are linked. */
export function drawDigitAgain(pen: Pen, digit: Digit, fromShare: number): void {
  const { spine, left, right } = bodyOf(digit);
  const from = Math.floor(fromShare * (spine.length - 1));
  const body = { spine: spine.slice(from), left: left.slice(from), right: right.slice(from) };
  const { depth = 0, pigment = 'bone' } = digit;
  const half = Math.max(...digit.half);
  pen.fill(outlineOf(body), {
    pigment,
    tone: (x, y) => clamp(0.06 + depth + 0.6 * smoothstep(0, half * 1.3, depthAt(spine, [x, y]))),
  });
  pen.stroke(outlineOf(body), pen.weight.inner);
  if (digit.nail) drawNail(pen, bodyOf(digit), digit.nail);
}

function bodyOf({ line, half: [root, tip], isFolded = false }: Digit): Ribbon {
  const spine = traced(line, 16);
  const passed = spine.map((_, i) => lengthUpTo(spine, i));
  const length = passed.at(-1) ?? 1;
  return ribbon(spine, (share) => {
    const along = passed[Math.round(share * (spine.length - 1))] ?? 0;
    const width = lerp(root, tip, along / length);
    return width * roundedOff(length - along, tip) * (isFolded ? roundedOff(along, root) : 1);
  });
}

/** What is left of the full width so near an end. */
function roundedOff(toEnd: number, radius: number): number {
  const inside = clamp(toEnd / radius);
  return Math.sqrt(1 - (1 - inside) * (1 - inside));
}

function lengthUpTo(line: Polyline, index: number): number {
  let length = 0;
  for (let i = 1; i <= index; i++) length += distance(line[i - 1] ?? [0, 0], line[i] ?? [0, 0]);
  return length;
}

/** How far below and to the right of the nearest point of a line something lies. */
function depthAt(line: Polyline, at: Point): number {
  let nearest: Point = line[0] ?? at;
  for (const point of line) if (distance(point, at) < distance(nearest, at)) nearest = point;
  return (at[0] - nearest[0]) * 0.5 + (at[1] - nearest[1]) * 0.85;
}

function drawNail(pen: Pen, body: Ribbon, [from, to]: readonly [number, number]): void {
  const middle = (from + to) / 2;
  const corners = [
    onRibbon(body, 0.8, from + 0.1 * (to - from)),
    onRibbon(body, 0.78, middle),
    onRibbon(body, 0.8, to - 0.1 * (to - from)),
    onRibbon(body, 0.92, to),
    onRibbon(body, 0.96, middle),
    onRibbon(body, 0.92, from),
  ];
  pen.fill(corners, { pigment: 'blush', tone: 0.1, line: pen.weight.detail });
}
