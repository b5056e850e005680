import type { Metadata } from 'sharp';

/** What a sample takes when it is decoded. */
const bytesPerSample: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
/** More than this is no integer format of a picture that people have. */
const widestSample = 8;

/**
 * What decoding a picture costs, in bytes, by its header alone: those that it is made of, and twice as many where all
 * of them lie in memory at once, as they do unless rows come one after the other.
 */
export function decodingCost({ format, width, height, channels, depth, isProgressive }: Metadata): number {
  const decoded = width * height * channels * (bytesPerSample[depth] ?? widestSample);
  const comesByRows = (format === 'jpeg' || format === 'png') && !isProgressive;
  return comesByRows ? decoded : 2 * decoded;
}
