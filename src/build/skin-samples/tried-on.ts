import type { FlashName } from '#contract/flash-samples.ts';
import type { Tattoo } from './tattoo.ts';

/** A sample photo with one of the pages' drawings on it. */
export interface TriedOn extends Omit<Tattoo, 'pixels' | 'side'> {
  readonly name: string;
  /** The sample's name. */
  readonly skin: string;
  readonly drawing: FlashName;
  /** In pixels, one file each. */
  readonly widths: readonly number[];
  /** Whether the skin without the drawing is shown as well. */
  readonly hasBefore: boolean;
}

/** What the start page shows of the previewer. */
export const triedOn: readonly TriedOn[] = [
  {
    ...{ name: 'forearm', skin: 'forearm-light', drawing: 'snake-dagger' },
    ...{ width: 0.68, along: 0.03, around: 0.01, turnDeg: 0 },
    ...{ widths: [640, 1200], hasBefore: true },
  },
  {
    ...{ name: 'upper-arm', skin: 'upper-arm-brown', drawing: 'two-swallows' },
    ...{ width: 0.56, along: 0.02, around: 0, turnDeg: 24 },
    ...{ widths: [800], hasBefore: false },
  },
];
