import { fullTurn } from '#engine/skin/geometry/full-turn.ts';

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export type TwoFingers = readonly [ScreenPoint, ScreenPoint];

export interface Pinch {
  readonly ratio: number;
  readonly turnDeg: number;
  readonly move: ScreenPoint;
}

/** Fingers that only pinch always turn a little. */
const deadZoneDeg = 6;
const snapDeg = 4;

/** What two fingers did between then and now. */
export function pinchOf(then: TwoFingers, now: TwoFingers): Pinch {
  const before = between(then);
  const after = between(now);
  return {
    ratio: after.distance / Math.max(before.distance, 1),
    turnDeg: beyondDeadZone(shortestTurn(after.angleDeg - before.angleDeg)),
    move: { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y },
  };
}

/** Pulls an angle to the nearest quarter when it is close to it. */
export function snapped(deg: number): number {
  const quarter = Math.round(deg / 90) * 90;
  return fullTurn(Math.abs(deg - quarter) <= snapDeg ? quarter : deg);
}

/** −180…180 */
export function shortestTurn(deg: number): number {
  const turn = fullTurn(deg);
  return turn > 180 ? turn - 360 : turn;
}

export function angleDeg(from: ScreenPoint, to: ScreenPoint): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

export function distanceOf(from: ScreenPoint, to: ScreenPoint): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

function between([one, other]: TwoFingers) {
  return {
    distance: distanceOf(one, other),
    angleDeg: angleDeg(one, other),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}

/** Goes on from zero where the zone ends, so that nothing jumps. */
function beyondDeadZone(deg: number): number {
  return Math.sign(deg) * Math.max(0, Math.abs(deg) - deadZoneDeg);
}
