import { readHeader } from '#engine/skin/photo/image-header.ts';

/** What a link may bring, told by the first bytes. Nothing else is ever given to the browser. */
const formats = [
  { type: 'image/png', at: 0, magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', at: 0, magic: [0xff, 0xd8, 0xff] },
  { type: 'image/webp', at: 8, magic: [0x57, 0x45, 0x42, 0x50] },
] as const;
/** No picture of ours is larger: a small file may stand for pixels that fill the memory. */
const longestSide = 4096;

export interface PictureFile {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture that came in a package, once it has been looked at.
 * @throws when it is no PNG, JPEG or WebP, whatever it is called, or too large
 */
export function pictureFile(bytes: Uint8Array<ArrayBuffer>): PictureFile {
  const format = formats.find(({ at, magic }) => magic.every((byte, i) => bytes[at + i] === byte));
  if (!format) throw new Error('no picture that is taken');
  const { type, width, height } = readHeader(bytes);
  if (type !== format.type) throw new Error(`a picture of two minds: ${format.type}, ${type}`);
  if (Math.max(width, height) > longestSide) throw new Error(`a picture of ${width}×${height} pixels`);
  return { file: new Blob([bytes], { type }), width, height };
}
