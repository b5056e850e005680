import type { Picture, Size } from '#engine/pixels/raster.ts';
import { fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture } from '#engine/pixels/resample.ts';
import type { Camera } from '../geometry/camera.ts';
import { cameraOf } from '../geometry/camera.ts';
import { filmFocalOf } from '../photo/film-focal.ts';
import type { ImageHeader } from '../photo/image-header.ts';
import { pictureOf } from './canvas.ts';
import { decode, headerOf } from './decode.ts';

/** Longer side of the copy that is worked on; the file itself is decoded again for the export. */
export const workingLongest = 1600;
/** Fine enough for the edges that the mask follows first; its softness comes from the photo itself. */
const coarseLongest = 288;

/** EXIF stands at a JPEG's beginning, in at most 64 kB. */
const exifBytes = 128 * 1024;

/** The photo as the worker keeps it. */
export interface OpenPhoto {
  readonly file: Blob;
  readonly header: ImageHeader;
  readonly filmFocal: number | undefined;
  /** In photo units. */
  readonly camera: Camera;
  /** Width and height in photo units; the larger is 1. */
  readonly shape: Size;
  readonly working: Picture;
  /** A copy with the longer side `coarseLongest`, for the first cut. */
  readonly coarse: Picture;
}

export async function openPhotoFile(file: Blob): Promise<OpenPhoto> {
  const header = await headerOf(file);
  const filmFocal =
    header.type === 'image/jpeg'
      ? await filmFocalOf(await file.slice(0, exifBytes).arrayBuffer())
      : undefined;
  const image = await decode(file, header.type);
  // The decoder has the last word on how large the upright picture is.
  const size = { width: image.width, height: image.height };
  const working = pictureOf(image, fitInside(size, workingLongest));
  const coarse = pictureOf(image, fitInside(size, coarseLongest));
  image.close();
  const longest = Math.max(size.width, size.height);
  const shape = { width: size.width / longest, height: size.height / longest };
  return {
    file,
    header: { ...header, ...size },
    filmFocal,
    camera: cameraOf(shape, filmFocal),
    shape,
    working,
    coarse,
  };
}

export function shrunk(photo: OpenPhoto, longest: number): Picture {
  return shrinkPicture(photo.working, fitInside(photo.working, longest));
}
