import type { Outline } from '../limb/outline.ts';
import type { Sheet } from './bent-plane.ts';
import { isSeen, meetSheet, sheetPoint } from './bent-plane.ts';
import type { Camera, PhotoPoint } from './camera.ts';
import { project, rayThrough } from './camera.ts';
import type { Development } from './development.ts';
import { angleAt, skinPoint, turnAt } from './development.ts';
import { meet } from './limb-cone.ts';

/** A place on a design: 0…1 across and 0…1 down; beyond that it lies beside the design. */
export interface DesignPoint {
  readonly u: number;
  readonly v: number;
}

/** The design's own flat frame on the skin; lengths in distances from the camera to the limb. */
export interface PatchFrame {
  readonly width: number;
  readonly height: number;
  /** Turn of the design's upward direction against the surface's own, radians clockwise from outside. */
  readonly turn: number;
  readonly isMirrored: boolean;
}

/** A design that goes around a limb without stretching. */
export interface LimbWrap {
  readonly kind: 'limb';
  readonly camera: Camera;
  readonly development: Development;
  readonly patch: PatchFrame;
  /** Middle of the design on the limb: rolled-out angle (radians) and distance from the apex. */
  readonly angle: number;
  readonly reach: number;
  /** 1 when the limb's upper end in the picture is the apex's end, −1 when it is the other. */
  readonly upward: 1 | -1;
  /** Direction of the limb in the picture, degrees clockwise from straight up, −90…90. */
  readonly axisDeg: number;
  /** The sides that the limb was taken to have, corrections included, in photo units. */
  readonly outline: Outline;
}

/** A design on a plane, or on a sheet that touches it in the middle and bends away from the viewer. */
export interface PlaneWrap extends Sheet {
  readonly kind: 'plane';
  readonly camera: Camera;
  readonly patch: PatchFrame;
}

/** How a design lies on the photo. Plain data: it may cross a worker's border. */
export type Wrap = LimbWrap | PlaneWrap;

/** Where a place of the design is seen in the photo; undefined when it lies on the far side. */
export function photoPlace(wrap: Wrap, place: DesignPoint): PhotoPoint | undefined {
  const [x, y] = onPatch(wrap.patch, place);
  if (wrap.kind === 'plane') {
    return isSeen(wrap, x, y) ? project(wrap.camera, sheetPoint(wrap, x, y)) : undefined;
  }
  const { development, angle, reach, upward, camera } = wrap;
  const outward = reach + y * upward;
  const around = x * upward;
  const turn = turnAt(development, angle + Math.atan2(around, outward));
  const point = skinPoint(development, turn, Math.hypot(outward, around));
  const seen = meet(development.cone, point);
  if (!seen || Math.abs(seen.turn - turn) > 1e-3) return undefined;
  return project(camera, point);
}

/** Which place of the design is seen at a place of the photo; undefined beside the limb. */
export function designPlace(wrap: Wrap, place: PhotoPoint): DesignPoint | undefined {
  const ray = rayThrough(wrap.camera, place);
  if (wrap.kind === 'plane') {
    const met = meetSheet(wrap, ray);
    return met && offPatch(wrap.patch, ...met);
  }
  const seen = meet(wrap.development.cone, ray);
  if (!seen) return undefined;
  const apart = angleAt(wrap.development, seen.turn) - wrap.angle;
  const around = seen.reach * Math.sin(apart);
  const outward = seen.reach * Math.cos(apart) - wrap.reach;
  return offPatch(wrap.patch, around * wrap.upward, outward * wrap.upward);
}

function onPatch({ width, height, turn, isMirrored }: PatchFrame, { u, v }: DesignPoint): [number, number] {
  const x = (u - 0.5) * width * (isMirrored ? -1 : 1);
  const y = (v - 0.5) * height;
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
}

function offPatch({ width, height, turn, isMirrored }: PatchFrame, x: number, y: number): DesignPoint {
  const across = (x * Math.cos(turn) + y * Math.sin(turn)) * (isMirrored ? -1 : 1);
  const down = y * Math.cos(turn) - x * Math.sin(turn);
  return { u: across / width + 0.5, v: down / height + 0.5 };
}
