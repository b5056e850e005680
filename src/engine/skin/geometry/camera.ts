import type { Vector } from './vector.ts';

/** A place in the photo, in its pixels: (0, 0) is the outer corner of the top left pixel. */
export interface PhotoPoint {
  readonly x: number;
  readonly y: number;
}

/** A pinhole camera with square pixels that looks through the photo's middle. */
export interface Camera {
  /** Focal length in pixels of the photo. */
  readonly focal: number;
  readonly centre: PhotoPoint;
}

/**
 * Focal length in longer sides when a photo does not tell: the guess that structure-from-motion programs start from
 * (Schönberger and Frahm 2016), about 45° of view.
 */
const usualFocal = 1.2;
/** Longer side of 35 mm film, in mm. */
const filmSide = 36;

/** @param filmFocal focal length on 35 mm film in mm, as the photo's EXIF gives it */
export function cameraOf(size: { width: number; height: number }, filmFocal?: number): Camera {
  const side = Math.max(size.width, size.height);
  return {
    focal: side * (filmFocal ? filmFocal / filmSide : usualFocal),
    centre: { x: size.width / 2, y: size.height / 2 },
  };
}

/** Where one looks through a place of the photo: z = 1, not of unit length. */
export function rayThrough({ focal, centre }: Camera, { x, y }: PhotoPoint): Vector {
  return [(x - centre.x) / focal, (y - centre.y) / focal, 1];
}

export function project({ focal, centre }: Camera, point: Vector): PhotoPoint {
  return { x: centre.x + (focal * point[0]) / point[2], y: centre.y + (focal * point[1]) / point[2] };
}
