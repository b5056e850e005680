import type { Pigment } from '../../../paint/palette.ts';
import type { Markings } from './feline-markings.ts';

/** What tells one big cat from another where its whole body is seen from the side. */
export interface FelineBuild {
  readonly coat: Pigment;
  readonly light: Pigment;
  readonly iris: Pigment;
  readonly markings?: Markings | undefined;
  /** A lion's mane and the tuft of its tail. */
  readonly hasMane?: boolean;
  readonly hasTuft?: boolean;
}
