import type { PhotoPoint } from '../geometry/camera.ts';
import type { Mask } from '../pixels/raster.ts';

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
  /** Share of the cross scans that found both sides and agree with the lines: 0…1. */
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

/** A scan across the limb: how far along it lies, and where it leaves the mask to either side. */
interface Scan {
  readonly along: number;
  readonly left: number;
  readonly right: number;
}

interface Line {
  readonly at: number;
  readonly slope: number;
}

const directions = 90;
const refinements = 4;
/** Scans reach this many widths to either side of the place. */
const reachInWidths = 1.25;
/** A side that departs from one scan to the next by more than this share of the width is something else. */
const largestStep = 0.06;

/**
 * The sides of the limb around a place: the shortest chord of the mask through it tells where across is; scans
 * along the limb then give two straight lines, fitted robustly. Undefined where the skin is no band (a torso that
 * fills the picture, a place off the skin).
 */
export function outlineNear(mask: Mask, place: PhotoPoint): Outline | undefined {
  const chord = shortestChord(mask, place);
  if (!chord) return undefined;
  let { direction, width } = chord;
  let middle = chord.middle;
  let sides: { left: Line; right: Line; trust: number } | undefined;
  for (let round = 0; round < refinements; round++) {
    const scans = scanAlong(mask, middle, direction, width);
    if (scans.length < 8) return undefined;
    // Half of what is looked for is enough: the other half may lie beyond the picture.
    const enough = (reachInWidths * width) / stepOf(width);
    const left = fitLine(
      scans.map(({ along, left }) => [along, left]),
      width,
    );
    const right = fitLine(
      scans.map(({ along, right }) => [along, right]),
      width,
    );
    sides = {
      left,
      right,
      trust: Math.min(1, scans.length / enough) * Math.min(left.agreement, right.agreement),
    };
    const turn = Math.atan((left.slope + right.slope) / 2);
    const shift = (left.at + right.at) / 2;
    if (round === refinements - 1) break;
    middle = move(middle, direction, 0, shift);
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

/** A point so many pixels along a direction and across it (to its right hand, y being down). */
function move({ x, y }: PhotoPoint, direction: number, along: number, across: number): PhotoPoint {
  const cos = Math.cos(direction);
  const sin = Math.sin(direction);
  return { x: x + along * cos - across * sin, y: y + along * sin + across * cos };
}

function halfTurn(direction: number): number {
  return direction - Math.PI * Math.round(direction / Math.PI);
}

function stepOf(width: number): number {
  return Math.max(1, width / 60);
}

function shortestChord(
  mask: Mask,
  place: PhotoPoint,
): { direction: number; width: number; middle: PhotoPoint } | undefined {
  let best: { direction: number; width: number; middle: PhotoPoint } | undefined;
  for (let i = 0; i < directions; i++) {
    const direction = (Math.PI * i) / directions;
    const right = edgeFrom(mask, place, direction, 1);
    const left = edgeFrom(mask, place, direction, -1);
    if (right === undefined || left === undefined) continue;
    const width = right - left;
    if (!best || width < best.width)
      best = { direction, width, middle: move(place, direction, 0, (left + right) / 2) };
  }
  return best && best.width > 2 ? best : undefined;
}

/**
 * Signed distance across from a place to where the mask ends; undefined when the place is off the skin or the
 * picture ends first.
 */
function edgeFrom(mask: Mask, place: PhotoPoint, direction: number, side: 1 | -1): number | undefined {
  const dx = -Math.sin(direction) * side;
  const dy = Math.cos(direction) * side;
  let before = read(mask, place.x, place.y);
  if (before === undefined || before < 127.5) return undefined;
  for (let distance = 1; ; distance++) {
    const here = read(mask, place.x + dx * distance, place.y + dy * distance);
    if (here === undefined) return undefined;
    if (here < 127.5) return side * (distance - 1 + (before - 127.5) / (before - here));
    before = here;
  }
}

/** The mask between pixel centres; undefined outside the picture. */
function read({ width, height, data }: Mask, x: number, y: number): number | undefined {
  if (x < 0.5 || y < 0.5 || x > width - 0.5 || y > height - 0.5) return undefined;
  const left = Math.min(width - 2, Math.floor(x - 0.5));
  const top = Math.min(height - 2, Math.floor(y - 0.5));
  const along = x - 0.5 - left;
  const down = y - 0.5 - top;
  const at = top * width + left;
  const above = (data[at] as number) * (1 - along) + (data[at + 1] as number) * along;
  const below = (data[at + width] as number) * (1 - along) + (data[at + width + 1] as number) * along;
  return above * (1 - down) + below * down;
}

function scanAlong(mask: Mask, middle: PhotoPoint, direction: number, width: number): Scan[] {
  const step = stepOf(width);
  const scans: Scan[] = [];
  for (const way of [1, -1]) {
    let before: Scan | undefined;
    for (let along = way === 1 ? 0 : step; along <= reachInWidths * width; along += step) {
      const shift = before ? (before.left + before.right) / 2 : 0;
      const foot = move(middle, direction, way * along, shift);
      const left = edgeFrom(mask, foot, direction, -1);
      const right = edgeFrom(mask, foot, direction, 1);
      if (left === undefined || right === undefined) break;
      const scan = { along: way * along, left: left + shift, right: right + shift };
      const jump = before
        ? Math.max(Math.abs(scan.left - before.left), Math.abs(scan.right - before.right))
        : 0;
      if (jump > Math.max(2, largestStep * width)) break;
      scans.push(scan);
      before = scan;
    }
  }
  return scans;
}

/** Least squares with Tukey's weights, so that a sleeve's hem or a thumb does not pull the line. */
function fitLine(
  points: readonly (readonly [number, number])[],
  width: number,
): Line & { agreement: number } {
  const tolerance = Math.max(1.5, 0.03 * width);
  let at = 0;
  let slope = 0;
  let agreement = 1;
  for (let round = 0; round < 6; round++) {
    let s = 0;
    let sx = 0;
    let sy = 0;
    let sxx = 0;
    let sxy = 0;
    let agree = 0;
    for (const [x, y] of points) {
      const off = round === 0 ? 0 : (y - at - slope * x) / tolerance;
      const weight = off * off < 1 ? (1 - off * off) ** 2 : 0;
      if (weight > 0.25) agree++;
      s += weight;
      sx += weight * x;
      sy += weight * y;
      sxx += weight * x * x;
      sxy += weight * x * y;
    }
    const determinant = s * sxx - sx * sx;
    if (s < 4 || determinant <= 0) break;
    slope = (s * sxy - sx * sy) / determinant;
    at = (sy - slope * sx) / s;
    agreement = agree / points.length;
  }
  return { at, slope, agreement };
}
