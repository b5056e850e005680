import type { Field } from '#engine/pixels/raster.ts';
import type { Corner } from './corners.ts';
import type { SideLine } from './side-lines.ts';

const profiles = 64;
/** How far on either side of the coarse line the edge is looked for, in pixels of the copy that it was found in. */
const reach = 4;
/** Means of so many pixels on either side are compared: a rule or a line of ink is narrower. */
const stepWidth = 5;
/** Places whose fall of whiteness is smaller tell nothing. */
const leastFall = 0.04;
/** The line is fitted so many times, each time to the places nearer than this many typical distances. */
const rounds = 4;
const outlier = 2.5;

/**
 * The line through the places at which whiteness falls most steeply across a side, to a fraction of a pixel.
 *
 * @param whiteness of the whole picture
 * @param side in pixels of that picture, from its middle
 * @param ends of the side, likewise
 * @param scale pixels of the picture for one of the copy in which the side was found
 */
export function refinedSide(
  whiteness: Field,
  side: SideLine,
  [from, to]: readonly [Corner, Corner],
  scale: number,
): SideLine {
  const half = Math.ceil(reach * scale);
  const [cos, sin] = [Math.cos(side.angle), Math.sin(side.angle)];
  /** Along the side, and outwards from the coarse line. */
  let places: { along: number; out: number }[] = [];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  for (let i = 0; i < profiles; i++) {
    const share = 0.04 + (0.92 * (i + 0.5)) / profiles;
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    const out = steepestFall(whiteness, x, y, cos, sin, half);
    if (out !== undefined) places.push({ along: (share - 0.5) * length, out });
  }
  let fit = { level: 0, slope: 0 };
  for (let round = 0; round < rounds && places.length >= 8; round++) {
    fit = fitLine(places);
    const away = ({ along, out }: { along: number; out: number }): number =>
      Math.abs(out - fit.level - fit.slope * along);
    const typical = [...places].map(away).sort((a, b) => a - b)[places.length >> 1] as number;
    places = places.filter((place) => away(place) <= Math.max(0.7, outlier * typical));
  }
  // Along the side, its direction is that of the corners.
  const direction = [(to.x - from.x) / length, (to.y - from.y) / length] as const;
  const turn = Math.atan(fit.slope) * Math.sign(cos * direction[1] - sin * direction[0]);
  const angle = side.angle - turn;
  const middle = {
    x: (from.x + to.x) / 2 + cos * fit.level,
    y: (from.y + to.y) / 2 + sin * fit.level,
  };
  return { angle, offset: middle.x * Math.cos(angle) + middle.y * Math.sin(angle) };
}

/** How far outwards whiteness falls most steeply; undefined where it hardly falls. */
function steepestFall(
  field: Field,
  x: number,
  y: number,
  cos: number,
  sin: number,
  half: number,
): number | undefined {
  const count = 2 * (half + stepWidth) + 1;
  const values = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const out = i - half - stepWidth;
    values[i] = valueAt(field, x + out * cos, y + out * sin);
  }
  const falls = new Float32Array(2 * half + 1);
  let best = 0;
  for (let i = 0; i < falls.length; i++) {
    let fall = 0;
    for (let k = 1; k <= stepWidth; k++) {
      const at = i + stepWidth;
      fall += (values[at - k] as number) - (values[at + k] as number);
    }
    falls[i] = fall / stepWidth;
    if ((falls[i] as number) > (falls[best] as number)) best = i;
  }
  if ((falls[best] as number) < leastFall) return undefined;
  const [before, here, after] = [falls[best - 1], falls[best], falls[best + 1]];
  if (before === undefined || here === undefined || after === undefined) return best - half;
  const curve = before - 2 * here + after;
  const shift = curve < 0 ? (before - after) / (2 * curve) : 0;
  return best - half + Math.max(-0.5, Math.min(0.5, shift));
}

/** By the four pixels around a place, which is counted from the picture's middle. */
function valueAt({ width, height, data }: Field, x: number, y: number): number {
  const left = Math.min(width - 1, Math.max(0, x + width / 2 - 0.5));
  const top = Math.min(height - 1, Math.max(0, y + height / 2 - 0.5));
  const [column, row] = [Math.floor(left), Math.floor(top)];
  const here = row * width + column;
  const right = column < width - 1 ? 1 : 0;
  const below = row < height - 1 ? width : 0;
  const along = left - column;
  const upper = (data[here] as number) * (1 - along) + (data[here + right] as number) * along;
  const lower = (data[here + below] as number) * (1 - along) + (data[here + below + right] as number) * along;
  return upper + (lower - upper) * (top - row);
}

function fitLine(places: readonly { along: number; out: number }[]): { level: number; slope: number } {
  const count = places.length;
  const mean = (of: (place: { along: number; out: number }) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / count;
  const [along, out] = [mean((place) => place.along), mean((place) => place.out)];
  const spread = mean((place) => (place.along - along) ** 2);
  const shared = mean((place) => (place.along - along) * (place.out - out));
  const slope = spread > 0 ? shared / spread : 0;
  return { level: out - slope * along, slope };
}
