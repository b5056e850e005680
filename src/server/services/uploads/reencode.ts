import sharp, { type Metadata, type Sharp } from 'sharp';
import { ServiceError } from '../../errors.ts';
import { decoding } from '../../thread-shares.ts';
import { WaitingLine } from '../../waiting-line.ts';
import { decodingCost } from './decoding-cost.ts';

/** Formats that we take, known by a file's content and never by its name. AVIF goes by `heif` here. */
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);
const maxPixels = 50_000_000;
/** Fifty megapixels with transparency, where rows come one after the other. */
const maxCost = maxPixels * 4;
/** What most people send costs less: sixteen megapixels of a photo. */
const usualCost = 48_000_000;
/** A picture that is decoded for longer is broken, or made to cost time. */
const longestSeconds = 10;

/** Large pictures wait for each other only, so that all others are read meanwhile. */
const lines = {
  usual: new WaitingLine({
    atOnce: decoding - 1,
    places: 16,
    patienceMs: 10_000,
    refusal: 'RATE_LIMITED',
  }),
  large: new WaitingLine({ atOnce: 1, places: 4, patienceMs: 10_000, refusal: 'RATE_LIMITED' }),
};

/**
 * Makes a new file out of an uploaded picture, turned upright; nothing but its pixels comes along.
 * @param encode scales and encodes it
 * @returns null when the file is not a whole picture of a format that we take
 * @throws ServiceError TOO_MANY_PIXELS, or RATE_LIMITED when too many others are read
 */
export async function reencode(file: Uint8Array, encode: (picture: Sharp) => Sharp): Promise<Buffer | null> {
  const header = await attempt(() => sharp(file, { limitInputPixels: false }).metadata());
  if (!header || !formats.has(header.format)) return null;
  const cost = costOf(header);
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  const line = cost > usualCost ? lines.large : lines.usual;
  return line.serve(() =>
    attempt(() => encode(sharp(file, options).timeout({ seconds: longestSeconds }).rotate()).toBuffer()),
  );
}

function costOf(header: Metadata): number {
  const cost = decodingCost(header);
  if (header.width * header.height > maxPixels || cost > maxCost) throw new ServiceError('TOO_MANY_PIXELS');
  return cost;
}

/** sharp throws plain errors for every kind of broken file; there is nothing more to learn from them. */
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
