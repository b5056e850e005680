import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import { wrapControls } from '#engine/skin/preview-defaults.ts';
import type { WrapCorrection } from '#engine/skin/scene.ts';
import { clamp } from '../../try-on/placement.ts';
import { shortestTurn } from '../pinch.ts';
import { type FitFrame, halfWidthOf, seenFrom } from './fit-frame.ts';

/** A fit as it was when a handle of it was taken. */
export interface HeldFit {
  readonly correction: WrapCorrection;
  readonly frame: FitFrame;
}

function within(name: keyof typeof wrapControls, value: number): number {
  const { min, max } = wrapControls[name];
  return clamp(value, min, max);
}

/** @param deg clockwise */
export function turnedBy({ correction }: HeldFit, deg: number): WrapCorrection {
  return { ...correction, axisDeg: within('axisDeg', (correction.axisDeg ?? 0) + deg) };
}

/** The handle at the limb's end is led around its middle. */
export function ledAround(held: HeldFit, from: PhotoPoint, to: PhotoPoint): WrapCorrection {
  const deg = ({ up, aside }: { up: number; aside: number }) => (Math.atan2(aside, up) * 180) / Math.PI;
  return turnedBy(held, shortestTurn(deg(seenFrom(held.frame, to)) - deg(seenFrom(held.frame, from))));
}

/**
 * One side of the limb is moved, while the other stays.
 *
 * @param side −1 for the one against `across`, 1 for the other
 * @param outward photo units
 */
export function sideMovedBy({ correction, frame }: HeldFit, side: 1 | -1, outward: number): WrapCorrection {
  const before = 2 * halfWidthOf(frame);
  const wide = correction.width ?? 1;
  const width = within('width', (wide * (before + outward)) / before);
  const wider = (width / wide - 1) * before;
  // The middle line moves along the direction that was found, from which the limb may have been turned.
  const turn = ((correction.axisDeg ?? 0) * Math.PI) / 180;
  const across = (correction.across ?? 0) + (side * wider) / 2 / Math.cos(turn);
  return { ...correction, width, across: within('across', across) };
}

/** The limb's section, folded into the picture, is made deeper. @param deeper photo units */
export function bulgedBy({ correction, frame }: HeldFit, deeper: number): WrapCorrection {
  const roundness = within('roundness', frame.roundness + deeper / halfWidthOf(frame));
  return { ...correction, roundness };
}
