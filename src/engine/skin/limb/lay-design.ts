import type { Field, Mask } from '#engine/pixels/raster.ts';
import type { Camera, PhotoPoint } from '../geometry/camera.ts';
import { project, rayThrough } from '../geometry/camera.ts';
import { angleAt, developmentOf, skinPoint } from '../geometry/development.ts';
import { coneFromOutline, generator, levelTilt, meet } from '../geometry/limb-cone.ts';
import type { Vector } from '../geometry/vector.ts';
import { add, cross, dot, scale, subtract, unit } from '../geometry/vector.ts';
import type { LimbWrap, PatchFrame, PlaneWrap, Wrap } from '../geometry/wrap.ts';
import type { Placement, WrapChoice, WrapCorrection } from '../scene.ts';
import { sheetAround } from './bent-sheet.ts';
import type { Outline } from './outline.ts';
import { acrossOf, outlineNear } from './outline.ts';
import type { Surroundings } from './surroundings.ts';
import { tiltShare } from './surroundings.ts';

export interface Laying {
  readonly placement: Placement;
  readonly choice: WrapChoice;
  /** Height of the design over its width. */
  readonly aspect: number;
  /** In photo units. */
  readonly camera: Camera;
  /** Of the whole photo, at any size. */
  readonly skin: Mask | undefined;
  /** How far from where the skin ends each place lies, in photo units; without it, what is no limb is flat. */
  readonly depth?: Field | undefined;
  /** Tells a limb that runs away from one that tapers; without it, limbs taper. */
  readonly surroundings?: Surroundings | undefined;
}

/** How a design lies at its place: around the limb that the mask shows there, on a bent sheet, or on a plane. */
export function layDesign(laying: Laying): Wrap {
  const { placement, choice, skin } = laying;
  if (choice.shape === 'limb' && skin) {
    const outline = outlineInPhotoUnits(skin, placement.centre);
    const wrap = outline && layOnLimb(laying, outline);
    if (wrap) return wrap;
    const isByHand = choice.correction?.tiltDeg || choice.correction?.axisDeg;
    if (laying.depth && !isByHand) return layOnSheet(laying, laying.depth);
  }
  return layOnPlane(laying);
}

function outlineInPhotoUnits(skin: Mask, centre: PhotoPoint): Outline | undefined {
  const unitLength = Math.max(skin.width, skin.height);
  const inUnits = ({ x, y }: PhotoPoint): PhotoPoint => ({ x: x / unitLength, y: y / unitLength });
  const outline = outlineNear(skin, { x: centre.x * unitLength, y: centre.y * unitLength });
  if (!outline) return undefined;
  return {
    ...outline,
    left: [inUnits(outline.left[0]), inUnits(outline.left[1])],
    right: [inUnits(outline.right[0]), inUnits(outline.right[1])],
    middle: inUnits(outline.middle),
    width: outline.width / unitLength,
  };
}

function layOnLimb(
  { placement, choice, aspect, camera, surroundings }: Laying,
  found: Outline,
): LimbWrap | undefined {
  const outline = corrected(found, choice.correction);
  const taper = 1 - (surroundings ? tiltShare(surroundings, found) : 0);
  const tilt = taper * levelTilt(camera, outline) + ((choice.correction?.tiltDeg ?? 0) * Math.PI) / 180;
  const cone = coneFromOutline(camera, outline, tilt);
  const place = meet(cone, rayThrough(camera, placement.centre));
  if (!place) return undefined;
  const development = developmentOf(cone);
  const point = skinPoint(development, place.turn, place.reach);
  const axisInPhoto = directionInPhoto(camera, point, generator(cone, place.turn));
  // The design's downward direction is the limb's, whichever way the apex lies.
  const upward = Math.cos(axisInPhoto) < 0 ? -1 : 1;
  const axis = axisInPhoto - (upward === -1 ? Math.PI : 0);
  const axisDeg = (Math.atan2(Math.sin(axis), Math.cos(axis)) * 180) / Math.PI;
  return {
    kind: 'limb',
    camera,
    development,
    patch: patchOf(placement, aspect, point[2] / camera.focal, placement.rotationDeg - axisDeg),
    angle: angleAt(development, place.turn),
    reach: place.reach,
    upward,
    axisDeg,
    outline,
  };
}

/** Angle of a direction on the skin as seen in the photo, radians clockwise from straight down. */
function directionInPhoto(camera: Camera, point: Vector, direction: Vector): number {
  const from = project(camera, point);
  const to = project(camera, add(point, scale(direction, 1e-4 * point[2])));
  return Math.atan2(from.x - to.x, to.y - from.y);
}

function corrected(outline: Outline, correction: WrapCorrection = {}): Outline {
  const { axisDeg = 0, width = 1, across = 0, roundness = outline.roundness } = correction;
  const turn = (axisDeg * Math.PI) / 180;
  const sideways = acrossOf(outline.direction);
  const { middle } = outline;
  const move = (point: PhotoPoint): PhotoPoint => {
    const from = { x: point.x - middle.x, y: point.y - middle.y };
    const beside = from.x * sideways.x + from.y * sideways.y;
    const wider = {
      x: from.x + sideways.x * beside * (width - 1),
      y: from.y + sideways.y * beside * (width - 1),
    };
    return {
      x: middle.x + wider.x * Math.cos(turn) - wider.y * Math.sin(turn) + sideways.x * across,
      y: middle.y + wider.x * Math.sin(turn) + wider.y * Math.cos(turn) + sideways.y * across,
    };
  };
  return {
    ...outline,
    left: [move(outline.left[0]), move(outline.left[1])],
    right: [move(outline.right[0]), move(outline.right[1])],
    middle: move(middle),
    direction: outline.direction + turn,
    width: outline.width * width,
    roundness,
  };
}

function layOnSheet({ placement, aspect, camera }: Laying, depth: Field): PlaneWrap {
  const reach = (placement.width * Math.max(1, aspect)) / 2;
  const { slope, direction, bends } = sheetAround(depth, placement.centre, reach);
  const normal = unit([slope[0], slope[1], 1]);
  const level: Vector = [Math.cos(direction), Math.sin(direction), 0];
  const right = unit(subtract(level, scale(normal, dot(level, normal))));
  const turnDeg = (direction * 180) / Math.PI;
  return {
    kind: 'plane',
    camera,
    patch: patchOf(placement, aspect, 1 / camera.focal, placement.rotationDeg - turnDeg),
    origin: rayThrough(camera, placement.centre),
    right,
    down: cross(normal, right),
    normal,
    bends: [bends[0] * camera.focal, bends[1] * camera.focal],
  };
}

function layOnPlane({ placement, choice, aspect, camera }: Laying): PlaneWrap {
  const { tiltDeg = 0, axisDeg = 0 } = choice.shape === 'flat' ? {} : (choice.correction ?? {});
  const tilt = (tiltDeg * Math.PI) / 180;
  const axis = (axisDeg * Math.PI) / 180;
  const origin = rayThrough(camera, placement.centre);
  const right: Vector = [Math.cos(axis), Math.sin(axis), 0];
  const level: Vector = [-Math.sin(axis), Math.cos(axis), 0];
  const down = unit(add(scale(level, Math.cos(tilt)), [0, 0, Math.sin(tilt)]));
  return {
    kind: 'plane',
    camera,
    patch: patchOf(placement, aspect, 1 / camera.focal, placement.rotationDeg - axisDeg),
    origin,
    right,
    down,
    normal: cross(right, down),
    bends: [0, 0],
  };
}

/** @param perUnit size on the skin of one photo unit at that depth */
function patchOf(placement: Placement, aspect: number, perUnit: number, turnDeg: number): PatchFrame {
  return {
    width: placement.width * perUnit,
    height: placement.width * aspect * perUnit,
    turn: (turnDeg * Math.PI) / 180,
    isMirrored: placement.isMirrored ?? false,
  };
}
