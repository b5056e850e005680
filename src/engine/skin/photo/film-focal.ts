import { parse } from 'exifr/dist/mini.esm.mjs';

/** EXIF 2.32: FocalLengthIn35mmFilm. */
const focalTag = 0xa405;

/** Focal length on 35 mm film in mm, if the photo's EXIF tells a plausible one. */
export async function filmFocalOf(file: Blob): Promise<number | undefined> {
  const tags = await parse(file, {
    pick: [focalTag],
    translateKeys: false,
    translateValues: false,
    reviveValues: false,
  }).catch(() => undefined);
  const focal = tags?.[focalTag];
  return typeof focal === 'number' && focal >= 8 && focal <= 300 ? focal : undefined;
}
