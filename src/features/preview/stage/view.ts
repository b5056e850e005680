import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import { clamp, type Shape } from '../try-on/placement.ts';
import { pinchOf, type ScreenPoint, type TwoFingers } from './pinch.ts';

/** How the photo lies on the screen. Screen points are CSS pixels from the stage's top left corner. */
export interface View {
  toScreen(place: PhotoPoint): ScreenPoint;
  toPhoto(point: ScreenPoint): PhotoPoint;
  /** CSS pixels for one photo unit, near the middle. */
  readonly unit: number;
}

/** How a person looks at the photo. */
export interface Look {
  readonly zoom: number;
  /** CSS pixels by which the photo's middle is moved from the stage's. */
  readonly pan: ScreenPoint;
  /** Degrees by which the 3D surface is turned to the side, and tipped. */
  readonly turn: ScreenPoint;
}

export const straight: Look = { zoom: 1, pan: { x: 0, y: 0 }, turn: { x: 0, y: 0 } };
export const zoomBounds = { min: 0.5, max: 6 } as const;
/** Further round, the surface shows that it has no back. */
const furthestTurn = 24;

/** @param photo width and height in photo units */
export function flatView(stage: Shape, photo: Shape, { zoom, pan }: Look): View {
  const unit = fitting(stage, photo) * zoom;
  const left = stage.width / 2 + pan.x - (photo.width * unit) / 2;
  const top = stage.height / 2 + pan.y - (photo.height * unit) / 2;
  return {
    unit,
    toScreen: ({ x, y }) => ({ x: left + x * unit, y: top + y * unit }),
    toPhoto: ({ x, y }) => ({ x: (x - left) / unit, y: (y - top) / unit }),
  };
}

/** The photo may reach this far beyond the stage, when it then fills more of it. */
const mostCropped = 1.2;

/** CSS pixels for one photo unit at first: the whole photo shows, or all but narrow margins. */
export function fitting(stage: Shape, photo: Shape): number {
  const [across, down] = [stage.width / photo.width, stage.height / photo.height];
  return Math.min(Math.min(across, down) * mostCropped, Math.max(across, down));
}

/** Comes closer to what lies under `at`, which stays where it is. */
export function zoomedAt(look: Look, ratio: number, at: ScreenPoint, stage: Shape): Look {
  const zoom = clamp(look.zoom * ratio, zoomBounds.min, zoomBounds.max);
  const real = zoom / look.zoom;
  const from = { x: at.x - stage.width / 2, y: at.y - stage.height / 2 };
  const pan = {
    x: from.x - (from.x - look.pan.x) * real,
    y: from.y - (from.y - look.pan.y) * real,
  };
  return { ...look, zoom, pan };
}

/** What two fingers make of the view, which goes along with them. */
export function pinchedLook(look: Look, from: TwoFingers, to: TwoFingers, stage: Shape): Look {
  const { ratio, move } = pinchOf(from, to);
  const middle = { x: (from[0].x + from[1].x) / 2, y: (from[0].y + from[1].y) / 2 };
  return panned(zoomedAt(look, ratio, middle, stage), move);
}

export function panned(look: Look, { x, y }: ScreenPoint): Look {
  return { ...look, pan: { x: look.pan.x + x, y: look.pan.y + y } };
}

/** A drag across the whole stage turns the surface as far as it goes. */
export function tipped(look: Look, { x, y }: ScreenPoint, stage: Shape): Look {
  const by = (moved: number, side: number) => (2 * furthestTurn * moved) / side;
  return {
    ...look,
    turn: {
      x: clamp(look.turn.x + by(x, stage.width), -furthestTurn, furthestTurn),
      y: clamp(look.turn.y + by(y, stage.height), -furthestTurn, furthestTurn),
    },
  };
}
