import { crc32 } from './crc32.ts';
import { utf8Bytes, utf8Text } from './utf8.ts';

/** A keyword of 1–79 Latin letters and its text. */
export type PngText = readonly [keyword: string, text: string];

/** Signature and IHDR: texts go right behind them. */
const headerLength = 8 + 25;
/** Length, type and check sum of a chunk. */
const chunkOverhead = 12;

/**
 * The PNG with the texts added as uncompressed iTXt chunks.
 * https://www.w3.org/TR/png-3/#11iTXt
 */
export function withPngTexts(png: Uint8Array, texts: readonly PngText[]): Uint8Array<ArrayBuffer> {
  const chunks = texts.map(([keyword, text]) => textChunk(keyword, text));
  const added = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const result = new Uint8Array(png.length + added);
  result.set(png.subarray(0, headerLength));
  let at = headerLength;
  for (const chunk of chunks) {
    result.set(chunk, at);
    at += chunk.length;
  }
  result.set(png.subarray(headerLength), at);
  return result;
}

/** The texts of all iTXt chunks, by keyword. */
export function readPngTexts(png: Uint8Array): Map<string, string> {
  const texts = new Map<string, string>();
  for (let at = 8; at + chunkOverhead <= png.length; ) {
    const length = readUint32(png, at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (type === 'iTXt') {
      const data = png.subarray(at + 8, at + 8 + length);
      const end = data.indexOf(0);
      // Behind the keyword: two compression bytes, an empty language tag, an empty translated keyword.
      texts.set(utf8Text(data.subarray(0, end)), utf8Text(data.subarray(end + 5)));
    }
    at += length + chunkOverhead;
  }
  return texts;
}

function textChunk(keyword: string, text: string): Uint8Array {
  const body = [...utf8Bytes('iTXt'), ...utf8Bytes(keyword), 0, 0, 0, 0, 0, ...utf8Bytes(text)];
  const typeAndData = Uint8Array.from(body);
  return Uint8Array.from([...uint32(typeAndData.length - 4), ...typeAndData, ...uint32(crc32(typeAndData))]);
}

function uint32(value: number): number[] {
  return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function readUint32(bytes: Uint8Array, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}
