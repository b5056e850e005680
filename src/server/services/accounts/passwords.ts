import * as argon2 from '@node-rs/argon2';
import { hashing } from '../../thread-shares.ts';
import { WaitingLine } from '../../waiting-line.ts';

/** A hash takes some thirty milliseconds and 19 MB: those who wait are let in within two seconds. */
const line = new WaitingLine({ atOnce: hashing, places: 64, patienceMs: 5000, refusal: 'UNAVAILABLE' });

/** @throws ServiceError UNAVAILABLE when too many wait */
export function hash(password: string): Promise<string> {
  return line.serve(() => argon2.hash(password));
}

/**
 * Whether a password is the one that was hashed.
 * @throws ServiceError UNAVAILABLE when too many wait
 */
export function verify(hashed: string, password: string): Promise<boolean> {
  return line.serve(() => argon2.verify(hashed, password));
}
