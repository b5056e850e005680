import { z } from 'zod';

interface Wording {
  /** The message for what is no text at all. */
  missing?: string;
  /** The message for what is too long. */
  tooLong?: string;
}

/**
 * A text that comes from outside, up to `max` UTF-16 units long. All of the contract's inputs are made of it: what is
 * too long is refused for that alone, before a pattern or anything else looks at it.
 */
export function boundedString(max: number, { missing, tooLong }: Wording = {}) {
  return z.string(missing).max(max, { error: tooLong, abort: true });
}

/** Likewise, without the spaces around it, which do not count. */
export function boundedTrimmed(max: number, { missing, tooLong }: Wording = {}) {
  return z.string(missing).trim().max(max, { error: tooLong, abort: true });
}

/** The most that PostgreSQL takes for an integer. */
const maxInteger = 2 ** 31 - 1;

/** A count in an address. */
export function boundedCount(max = maxInteger) {
  return z.coerce.number().int().min(0).max(max);
}
