import type { Pigment } from '../../../paint/palette.ts';

/** Somebody who is seen walking away. */
export interface Walker {
  readonly hair: 'short' | 'long' | 'bunches' | 'bun' | 'hat' | 'veil';
  readonly hairPigment: Pigment;
  readonly top: Pigment;
  /** A skirt, a gown down to the ground, or trousers. */
  readonly wears: 'skirt' | 'gown' | 'trousers';
  readonly below: Pigment;
  /** Of a grown man. */
  readonly height: number;
}

/** Where somebody seen from behind stands or sits. */
export interface Place {
  readonly x: number;
  /** Where each hand is: null where it hangs, undefined where its arm is drawn later, over somebody else. */
  readonly hands: readonly [left: Hand | null | undefined, right: Hand | null | undefined];
  /** Whose legs are out of sight, in front. */
  readonly isSeated?: boolean;
}

/** Where a hand is. */
export interface Hand {
  readonly x: number;
  readonly y: number;
}
