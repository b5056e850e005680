import type { Edges } from './edges.ts';

/** A straight edge: what lies beyond `offset` along the direction `angle` is darker. Pixels from the picture's middle. */
export interface SideLine {
  /** Radians, 0…2π, clockwise from the right. */
  readonly angle: number;
  readonly offset: number;
  /** The picture ends there; whether the sheet does is not known. */
  readonly isBorder?: boolean;
}

const angles = 180;
const angleStep = (2 * Math.PI) / angles;
/** Gradients below this are noise; above `steepest` one counts as much as another. */
const leastFall = 0.015;
const steepest = 0.08;
/** Directions of single pixels are uncertain by so many steps. */
const angleSpread = 2;
/** Lines nearer to a stronger one than this are the same, in steps and in pixels. */
const sameAngle = 4;
const sameOffset = 5;
/** A line has at least this share of the picture's shorter side behind it. */
const leastVotes = 0.06;

/** The strongest straight edges, by a Hough transform that knows which side is dark (R. Duda and P. Hart, 1972). */
export function sideLines(edges: Edges, most: number): SideLine[] {
  const { width, height } = edges;
  const reach = Math.ceil(Math.hypot(width, height) / 2) + 1;
  const votes = votesOf(edges, reach);
  const offsets = 2 * reach + 1;
  const lines: SideLine[] = [];
  const least = leastVotes * Math.min(width, height) * steepest;
  while (lines.length < most) {
    let best = 0;
    for (let i = 1; i < votes.length; i++) if ((votes[i] as number) > (votes[best] as number)) best = i;
    if ((votes[best] as number) < least) break;
    const [a, o] = [Math.floor(best / offsets), best % offsets];
    lines.push({ angle: a * angleStep, offset: o - reach });
    for (let da = -sameAngle; da <= sameAngle; da++) {
      const row = ((a + da + angles) % angles) * offsets;
      votes.fill(0, row + Math.max(0, o - sameOffset), row + Math.min(offsets, o + sameOffset + 1));
    }
  }
  return lines;
}

function votesOf({ width, height, right, down }: Edges, reach: number): Float32Array {
  const offsets = 2 * reach + 1;
  const votes = new Float32Array(angles * offsets);
  const turns = Array.from({ length: angles }, (_, a) => [
    Math.cos(a * angleStep),
    Math.sin(a * angleStep),
  ]) as [number, number][];
  for (let i = 0; i < right.length; i++) {
    const fall = Math.hypot(right[i] as number, down[i] as number);
    if (fall < leastFall) continue;
    const x = (i % width) + 0.5 - width / 2;
    const y = Math.floor(i / width) + 0.5 - height / 2;
    const towards = Math.round(Math.atan2(down[i] as number, right[i] as number) / angleStep);
    for (let spread = -angleSpread; spread <= angleSpread; spread++) {
      const a = (towards + spread + 2 * angles) % angles;
      const [cos, sin] = turns[a] as [number, number];
      const at = a * offsets + Math.round(x * cos + y * sin) + reach;
      votes[at] = (votes[at] as number) + Math.min(fall, steepest);
    }
  }
  return votes;
}

/** The picture's own borders, as lines that a sheet may reach. */
export function borderLines({ width, height }: { width: number; height: number }): SideLine[] {
  return [width, height, width, height].map((side, i) => ({
    angle: (i * Math.PI) / 2,
    offset: side / 2,
    isBorder: true,
  }));
}

/** Where two lines cross; undefined where they are parallel. */
export function crossing(one: SideLine, other: SideLine): { x: number; y: number } | undefined {
  const sine = Math.sin(other.angle - one.angle);
  if (Math.abs(sine) < 1e-6) return undefined;
  return {
    x: (one.offset * Math.sin(other.angle) - other.offset * Math.sin(one.angle)) / sine,
    y: (other.offset * Math.cos(one.angle) - one.offset * Math.cos(other.angle)) / sine,
  };
}
