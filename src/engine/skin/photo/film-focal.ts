/// <reference path="./exifr-mini.d.ts" />
import { parse } from 'exifr/dist/mini.esm.mjs';

/** EXIF 2.32: FocalLengthIn35mmFilm. */
const focalTag = 0xa405;

/**
 * Focal length on 35 mm film in mm, if the photo's EXIF tells a plausible one.
 *
 * @param head the file's beginning
 */
export async function filmFocalOf(head: ArrayBuffer): Promise<number | undefined> {
  const tags = await parse(head, {
    exif: true,
    translateKeys: false,
    translateValues: false,
    reviveValues: false,
    // Whatever is wrong with the EXIF, the photo itself may be fine.
  }).catch(() => undefined);
  const focal = tags?.[focalTag];
  return typeof focal === 'number' && focal >= 8 && focal <= 300 ? focal : undefined;
}
