import type { Mask } from '#engine/pixels/raster.ts';
import type { PhotoPoint } from '../geometry/camera.ts';
import { type Chord, move, shortestChord } from './chord.ts';
import { type Line, lengthAlong, type Sides, type Sight, sidesAlong } from './sides.ts';

/** The two sides of a limb near a place, as straight lines, in pixels of the mask. */
export interface Outline {
  readonly left: readonly [PhotoPoint, PhotoPoint];
  readonly right: readonly [PhotoPoint, PhotoPoint];
  /** On the middle line, beside the place. */
  readonly middle: PhotoPoint;
  /** Direction of the limb in the picture, radians from the x axis towards y, −π/2…π/2. */
  readonly direction: number;
  /** Pixels between the sides at the middle. */
  readonly width: number;
  /** Depth of the section over its width: a guess from how straight the sides are. */
  readonly roundness: number;
  /** Share of the cross scans that found both sides and agree with the lines, less where they reach less far: 0…1. */
  readonly trust: number;
}

/**
 * Across a limb of that direction: to the right, or down where it lies across, so that the way does not change sides
 * when a limb stands nearly straight or lies nearly level.
 */
export function acrossOf(direction: number): PhotoPoint {
  const across = { x: -Math.sin(direction), y: Math.cos(direction) };
  return across.x + across.y < 0 ? { x: -across.x, y: -across.y } : across;
}

/**
 * From a long look at straight sides to a short one at sides that swell, such as a calf's. What is no even limb is
 * mostly flatter than one: a hand, a back.
 */
const sights: readonly (Sight & Pick<Outline, 'roundness'> & { readonly worth: number })[] = [
  { reach: 1.25, largestStep: 0.06, tolerance: 0.03, roundness: 1, worth: 1 },
  { reach: 0.8, largestStep: 0.08, tolerance: 0.05, roundness: 0.7, worth: 0.95 },
  // So little of two sides is seen on a chest, too.
  { reach: 0.5, largestStep: 0.08, tolerance: 0.06, roundness: 0.7, worth: 0.85 },
];
/** Below this trust the sides were not really seen: a shoulder and a chest have edges, but are no cylinders. */
const leastTrust = 0.5;
const refinements = 4;
/** Sides that converge by more than this, in radians, are no limb's: a palm's, a shoulder's. */
const widestTaper = 0.5;
/** Sides are parallel up to this, in radians. */
const parallel = 0.087;
/** About as long as wide, in widths: such a patch between parallel edges may run either way. */
const square = { least: 0.9, most: 1.5 } as const;

/**
 * The sides of the limb around a place: the shortest chord of the mask through it tells where across is; scans
 * along the limb then give two straight lines, fitted robustly. Undefined where the skin is no band (a torso that
 * fills the picture, a palm, a place off the skin), or where it cannot be told which way it runs (a nape between a
 * collar and hair): there a plane is nearer to the truth.
 */
export function outlineNear(mask: Mask, place: PhotoPoint): Outline | undefined {
  const chord = shortestChord(mask, place);
  if (!chord) return undefined;
  for (const { roundness, worth, ...sight } of sights) {
    const outline = outlineSeen(mask, place, chord, sight);
    const trust = worth * (outline?.trust ?? 0);
    if (!outline || trust < leastTrust) continue;
    return isLimb(mask, outline) ? { ...outline, roundness, trust } : undefined;
  }
  return undefined;
}

function isLimb(mask: Mask, { left, right, middle, direction, width }: Omit<Outline, 'roundness'>): boolean {
  const taper = Math.abs(halfTurn(directionOf(left) - directionOf(right)));
  if (taper > widestTaper) return false;
  const length = lengthAlong(mask, middle, direction, width);
  return taper > parallel || length < square.least || length > square.most;
}

function directionOf([from, to]: readonly [PhotoPoint, PhotoPoint]): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

function outlineSeen(
  mask: Mask,
  place: PhotoPoint,
  chord: Chord,
  sight: Sight,
): Omit<Outline, 'roundness'> | undefined {
  let { direction, width, middle } = chord;
  let sides: Sides | undefined;
  for (let round = 0; round < refinements; round++) {
    sides = sidesAlong(mask, middle, direction, width, sight);
    if (!sides) return undefined;
    if (round === refinements - 1) break;
    const { left, right } = sides;
    const turn = Math.atan((left.slope + right.slope) / 2);
    middle = move(middle, direction, 0, (left.at + right.at) / 2);
    direction += turn;
    width = (right.at - left.at) * Math.cos(turn);
    const along = (place.x - middle.x) * Math.cos(direction) + (place.y - middle.y) * Math.sin(direction);
    middle = move(middle, direction, along, 0);
  }
  if (!sides || width <= 0) return undefined;
  const line = ({ at, slope }: Line): [PhotoPoint, PhotoPoint] => [
    move(middle, direction, -width, at - slope * width),
    move(middle, direction, width, at + slope * width),
  ];
  return {
    left: line(sides.left),
    right: line(sides.right),
    middle,
    direction: halfTurn(direction),
    width,
    trust: sides.trust,
  };
}

function halfTurn(direction: number): number {
  return direction - Math.PI * Math.round(direction / Math.PI);
}
