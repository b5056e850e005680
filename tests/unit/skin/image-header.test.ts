import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { exportName } from '#engine/skin/export-name.ts';
import { filmFocalOf } from '#engine/skin/photo/film-focal.ts';
import { readHeader } from '#engine/skin/photo/image-header.ts';
import { isSkinError } from '#engine/skin/skin-error.ts';

const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c96' } });

function codeOf(file: Uint8Array): string {
  try {
    readHeader(file);
  } catch (error) {
    return isSkinError(error) ? error.name : String(error);
  }
  return 'none';
}

/** The start of a PNG that claims any size. */
function pngOf(width: number, height: number): Uint8Array {
  const file = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080600000000000000', 'hex');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

describe('what a file is', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s', async (type) => {
    expect(readHeader(await plain.clone().toFormat(type).toBuffer())).toEqual({
      type: `image/${type}`,
      width: 40,
      height: 30,
    });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('EXIF orientation %i', async (orientation) => {
    const file = await plain.clone().jpeg().withMetadata({ orientation }).toBuffer();
    const { width, height } = readHeader(file);
    expect([width, height]).toEqual(orientation >= 5 ? [30, 40] : [40, 30]);
  });

  test('a CMYK photo and an animated WebP are photos', async () => {
    expect(readHeader(await plain.clone().toColourspace('cmyk').jpeg().toBuffer()).type).toBe('image/jpeg');
    const frames = await sharp(Buffer.alloc(20 * 40 * 3, 99), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .webp({ loop: 0 })
      .toBuffer();
    expect(readHeader(frames).type).toBe('image/webp');
  });
});

describe('what is no photo says why', () => {
  test('text', () =>
    expect(codeOf(new TextEncoder().encode('Hello, I am a text that is named photo.png.'))).toBe(
      'NOT_AN_IMAGE',
    ));
  test('nothing', () => expect(codeOf(new Uint8Array())).toBe('NOT_AN_IMAGE'));
  test('another format', async () =>
    expect(codeOf(await plain.clone().gif().toBuffer())).toBe('UNSUPPORTED_TYPE'));
  test('HEIC of any brand', () => {
    for (const brand of ['heic', 'heix', 'mif1', 'hevc']) {
      const file = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(40)]);
      expect(codeOf(file)).toBe('HEIC');
    }
  });
  test('60 megapixels', () => expect(codeOf(pngOf(10_000, 6_000))).toBe('TOO_MANY_PIXELS'));
  test('50 megapixels are fine, and so are a point and a hair', () => {
    expect(codeOf(pngOf(10_000, 5_000))).toBe('none');
    expect(codeOf(pngOf(1, 1))).toBe('none');
    expect(codeOf(pngOf(1, 10_000))).toBe('none');
  });
  test('a JPEG that breaks off in its header', async () => {
    const file = await plain.clone().jpeg().toBuffer();
    expect(codeOf(file.subarray(0, 30))).toBe('BROKEN_IMAGE');
  });
});

test('reads the focal length that a camera wrote, and none elsewhere', async () => {
  const bufferOf = (file: Uint8Array): ArrayBuffer => new Uint8Array(file).buffer;
  const jpeg = plain.clone().jpeg();
  const exif = { IFD2: { FocalLengthIn35mmFilm: '26' } };
  expect(await filmFocalOf(bufferOf(await jpeg.clone().withExif(exif).toBuffer()))).toBe(26);
  expect(await filmFocalOf(bufferOf(await jpeg.clone().toBuffer()))).toBeUndefined();
  expect(
    await filmFocalOf(bufferOf(new TextEncoder().encode('no photo, but long enough to be read'))),
  ).toBeUndefined();
});

test('names an export by its time', () => {
  expect(exportName(new Date(1_700_000_000_123))).toBe('tattoo-preview-1700000000123.png');
});
