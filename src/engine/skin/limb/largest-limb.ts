import { distanceToZero } from '#engine/pixels/distance.ts';
import type { Mask } from '#engine/pixels/raster.ts';
import type { PhotoPoint } from '../geometry/camera.ts';
import { outlineNear } from './outline.ts';
import { stretchAlong } from './sides.ts';

/** A stretch of bare skin, in pixels of the mask. */
export interface BareStretch {
  readonly middle: PhotoPoint;
  /** Across it, and along it as far as its sides can be followed. */
  readonly width: number;
  readonly length: number;
  /** Direction in the picture, radians from the x axis towards y, −π/2…π/2; undefined where it has none, as on a back. */
  readonly direction: number | undefined;
}

/** Places at which limbs are looked for: enough for arms, legs and a torso, each more than once. */
const mostPlaces = 16;
/** A forearm is chosen before the fist at its end, but a thin arm not before a bare back: area of limb over patch. */
const limbOverPatch = 0.4;
/** Half the width of what is worth a tattoo, as a share of the longer side. */
const leastHalfWidth = 0.015;

/**
 * The largest bare limb of a photo; where the skin has no sides, as on a back that fills the picture, the place that
 * is farthest from everything else. Undefined where there is hardly any skin.
 *
 * @param mask about 300 pixels on its longer side
 */
export function largestLimb(mask: Mask): BareStretch | undefined {
  const places = deepestPlaces(mask);
  const limbs = places.flatMap(({ place }) => limbAt(mask, place) ?? []);
  const areaOf = ({ width, length }: BareStretch) => width * length;
  const largest = limbs.reduce<BareStretch | undefined>(
    (best, each) => (best && areaOf(best) >= areaOf(each) ? best : each),
    undefined,
  );
  const [deepest] = places;
  if (!deepest) return undefined;
  const patch = {
    middle: deepest.place,
    width: 2 * deepest.depth,
    length: 2 * deepest.depth,
    direction: undefined,
  };
  return largest && areaOf(largest) >= limbOverPatch * areaOf(patch) ? largest : patch;
}

function limbAt(mask: Mask, place: PhotoPoint): BareStretch | undefined {
  const seen = outlineNear(mask, place);
  if (!seen) return undefined;
  const { length, middle } = stretchAlong(mask, seen.middle, seen.direction, seen.width);
  // A limb bends and tapers: what counts is how it lies where the design will.
  const there = outlineNear(mask, middle);
  return there && { middle: there.middle, width: there.width, length, direction: there.direction };
}

interface Place {
  readonly place: PhotoPoint;
  /** Pixels to where the skin ends, or the picture. */
  readonly depth: number;
}

/** Places in the middle of the skin, deepest first, none within another's reach. */
function deepestPlaces(mask: Mask): Place[] {
  const { width, height } = mask;
  const inner = Uint8Array.from(mask.data, (value, i) => {
    const x = i % width;
    const isBorder = x === 0 || x === width - 1 || i < width || i >= mask.data.length - width;
    return value >= 128 && !isBorder ? 1 : 0;
  });
  const { data } = distanceToZero(inner, mask);
  const least = leastHalfWidth * Math.max(width, height);
  const found = [...data.keys()].filter(
    (i) => (data[i] as number) >= least && (data[i] as number) < Infinity,
  );
  found.sort((one, other) => (data[other] as number) - (data[one] as number));
  const places: Place[] = [];
  for (const i of found) {
    const place = { x: (i % width) + 0.5, y: Math.floor(i / width) + 0.5 };
    const isApart = places.every(
      (each) => Math.hypot(each.place.x - place.x, each.place.y - place.y) > each.depth,
    );
    if (isApart) places.push({ place, depth: data[i] as number });
    if (places.length === mostPlaces) break;
  }
  return places;
}
