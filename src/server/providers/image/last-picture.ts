import sharp from 'sharp';
import type { Picture } from '#engine/pixels/raster.ts';

/** More of a picture than this, in pixels of its longer side, cannot be seen on a page. */
const pictureSide = 1280;
/** How long a picture is kept after its last use: the next design of its set comes sooner. */
const keptMs = 10_000;

/** The picture that was decoded last. With it goes what the engine has found in it. */
let last: { readonly file: Uint8Array; readonly picture: Picture } | null = null;
let forgetting: NodeJS.Timeout | undefined;

/** Decodes a picture's file, unless it is the one that was decoded last: a set's designs show the same picture. */
export async function decodePicture(file: Uint8Array): Promise<Picture> {
  clearTimeout(forgetting);
  if (!last || Buffer.compare(last.file, file) !== 0) last = { file, picture: await decode(file) };
  const { picture } = last;
  forgetting = setTimeout(() => {
    last = null;
  }, keptMs).unref();
  return picture;
}

async function decode(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file)
    .resize(pictureSide, pictureSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}
