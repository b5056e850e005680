import type { Picture } from '#engine/pixels/raster.ts';
import { areConvex, type Corner, type Corners } from './corners.ts';
import { type Edges, edgesOf } from './edges.ts';
import { refinedSide } from './refine-side.ts';
import { borderLines, crossing, type SideLine, sideLines } from './side-lines.ts';
import { whitenessOf } from './whiteness.ts';

/** So many lines are tried for sides; a photo of a sheet seldom has more that are as strong. */
const mostLines = 22;
/** Neighbouring sides turn by this much, in radians: a sheet that leans more is no longer readable. */
const [leastTurn, mostTurn] = [(50 * Math.PI) / 180, (130 * Math.PI) / 180];
/**
 * A picture's border is a side only next to sides that turn by no more than this from a right angle: beyond a shadow that
 * falls askew the paper goes on.
 */
const mostAskew = (20 * Math.PI) / 180;
/** A sheet fills at least this share of its photo. */
const leastArea = 0.1;
/** Corners may lie this far beyond the picture, as a share of its sides. */
const beyond = 0.02;
/** Share of each side, and of all together, along which the edge must be seen. */
const leastSeen = 0.6;
const leastSeenInAll = 0.68;
/** The picture's border as a side counts less than an edge that is seen. */
const borderCredit = 0.7;
/** Whiteness that falls by this (logarithmic, over three pixels) is a clear edge. */
const clearFall = 0.05;
/** What is this much less white than the sheet's middle is another thing (logarithmic). */
const otherThing = 1;

/**
 * The corners of a bright sheet on darker ground, to a fraction of a pixel; undefined where none is seen, as in a
 * close-up. Where a part of the sheet lies beyond the picture, the picture's border stands for its side.
 */
export function findSheet(picture: Picture): Corners | undefined {
  const edges = edgesOf(picture);
  const sides = bestQuadrilateral(edges);
  // Paper up to all four borders is a close-up.
  if (!sides || sides.every(({ isBorder }) => isBorder)) return undefined;
  const whiteness = whitenessOf(picture);
  const scale = picture.width / edges.width;
  const coarse = cornersOf(sides);
  if (!coarse) return undefined;
  const fine = sides.map((side, i) => {
    const scaled = { ...side, offset: side.offset * scale };
    if (side.isBorder) return scaled;
    const ends = [coarse[(i + 3) % 4], coarse[i]].map((each) => ({
      x: (each as Corner).x * scale,
      y: (each as Corner).y * scale,
    })) as [Corner, Corner];
    return refinedSide(whiteness, scaled, ends, scale);
  }) as unknown as Sides;
  const corners = cornersOf(fine);
  if (!corners) return undefined;
  const { width, height } = picture;
  const clamped = corners.map(({ x, y }) => ({
    x: Math.min(1, Math.max(0, x / width + 0.5)),
    y: Math.min(1, Math.max(0, y / height + 0.5)),
  })) as unknown as Corners;
  const upright = uprightFirst(clamped, picture);
  return areConvex(upright) ? upright : undefined;
}

/** Clockwise. The corner of index i lies between side i and the next. */
type Sides = readonly [SideLine, SideLine, SideLine, SideLine];

function cornersOf(sides: Sides): Corners | undefined {
  const corners = sides.map((side, i) => crossing(side, sides[(i + 1) % 4] as SideLine));
  return corners.every((each) => each !== undefined) ? (corners as unknown as Corners) : undefined;
}

function bestQuadrilateral(edges: Edges): Sides | undefined {
  const lines = [...sideLines(edges, mostLines), ...borderLines(edges)].sort((a, b) => a.angle - b.angle);
  let best: Sides | undefined;
  let most = 0;
  for (const sides of quadrilaterals(lines)) {
    const score = scoreOf(sides, edges);
    if (score > most) {
      most = score;
      best = sides;
    }
  }
  return best;
}

function* quadrilaterals(lines: readonly SideLine[]): Generator<Sides> {
  const turns = (from: SideLine, to: SideLine): boolean => {
    const turn = (to.angle - from.angle + 2 * Math.PI) % (2 * Math.PI);
    const isAskew = Math.abs(turn - Math.PI / 2) > mostAskew;
    if ((from.isBorder || to.isBorder) && isAskew) return false;
    return turn >= leastTurn && turn <= mostTurn;
  };
  for (const [i, a] of lines.entries()) {
    for (let j = i + 1; j < lines.length; j++) {
      const b = lines[j] as SideLine;
      if (!turns(a, b)) continue;
      for (let k = j + 1; k < lines.length; k++) {
        const c = lines[k] as SideLine;
        if (!turns(b, c)) continue;
        for (let l = k + 1; l < lines.length; l++) {
          const d = lines[l] as SideLine;
          if (turns(c, d) && turns(d, a)) yield [a, b, c, d];
        }
      }
    }
  }
}

/** 0 for what is no sheet. Of two, the larger is the sheet, unless its sides are seen less well. */
function scoreOf(sides: Sides, edges: Edges): number {
  const corners = cornersOf(sides);
  if (!corners) return 0;
  const { width, height } = edges;
  const isNear = ({ x, y }: Corner): boolean =>
    Math.abs(x) <= (0.5 + beyond) * width && Math.abs(y) <= (0.5 + beyond) * height;
  if (!corners.every(isNear)) return 0;
  const area = areaOf(corners) / (width * height);
  if (area < leastArea) return 0;
  const middle = whitenessInside(corners, edges);
  const seen = sides.map((side, i) =>
    seenShare(side, corners[(i + 3) % 4] as Corner, corners[i] as Corner, edges, middle),
  );
  const least = Math.min(...seen);
  const inAll = seen.reduce((sum, each) => sum + each, 0) / 4;
  if (least < leastSeen || inAll < leastSeenInAll) return 0;
  return inAll * inAll * least * Math.sqrt(area);
}

function areaOf(corners: Corners): number {
  let twice = 0;
  for (const [i, { x, y }] of corners.entries()) {
    const next = corners[(i + 1) % 4] as Corner;
    twice += x * next.y - next.x * y;
  }
  return Math.max(0, twice / 2);
}

const samples = 40;

/** Share of a side along which the sheet is seen to end there: 0…1. */
function seenShare(side: SideLine, from: Corner, to: Corner, edges: Edges, middle: number): number {
  const { width, height, right, down, whiteness } = edges;
  const [cos, sin] = [Math.cos(side.angle), Math.sin(side.angle)];
  const indexAt = (x: number, y: number): number | undefined => {
    const [column, row] = [Math.floor(x + width / 2), Math.floor(y + height / 2)];
    const isIn = column >= 0 && column < width && row >= 0 && row < height;
    return isIn ? row * width + column : undefined;
  };
  let seen = 0;
  for (let s = 0; s < samples; s++) {
    const share = 0.03 + (0.94 * (s + 0.5)) / samples;
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    if (side.isBorder) {
      const i = indexAt(x - 3 * cos, y - 3 * sin);
      if (i !== undefined && middle - (whiteness.data[i] as number) < otherThing) seen += borderCredit;
      continue;
    }
    let most = 0;
    for (let step = -2; step <= 2; step++) {
      const i = indexAt(x + step * cos, y + step * sin);
      if (i !== undefined) most = Math.max(most, (right[i] as number) * cos + (down[i] as number) * sin);
    }
    seen += Math.min(1, most / clearFall);
  }
  return seen / samples;
}

/** The median whiteness of what four corners enclose. */
function whitenessInside(corners: Corners, { width, height, whiteness }: Edges): number {
  const found: number[] = [];
  const [a, b, c, d] = corners;
  for (let v = 1; v < 8; v++) {
    for (let u = 1; u < 8; u++) {
      const [p, q] = [u / 8, v / 8];
      const mix = (axis: 'x' | 'y'): number =>
        (a[axis] * (1 - p) + b[axis] * p) * (1 - q) + (d[axis] * (1 - p) + c[axis] * p) * q;
      const column = Math.min(width - 1, Math.max(0, Math.floor(mix('x') + width / 2)));
      const row = Math.min(height - 1, Math.max(0, Math.floor(mix('y') + height / 2)));
      found.push(whiteness.data[row * width + column] as number);
    }
  }
  found.sort((one, other) => one - other);
  return found[found.length >> 1] as number;
}

/** The sheet is turned as little as its photo allows: its upper side is the one that lies most nearly across. */
function uprightFirst(corners: Corners, { width, height }: { width: number; height: number }): Corners {
  const across = (i: number): number => {
    const [from, to] = [corners[i] as Corner, corners[(i + 1) % 4] as Corner];
    const [x, y] = [(to.x - from.x) * width, (to.y - from.y) * height];
    return x / Math.hypot(x, y);
  };
  let first = 0;
  for (let i = 1; i < 4; i++) if (across(i) > across(first)) first = i;
  return [0, 1, 2, 3].map((i) => corners[(first + i) % 4]) as unknown as Corners;
}
