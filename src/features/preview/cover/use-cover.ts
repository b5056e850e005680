import { createContext, use } from 'react';
import type { BetterCover, Coverage } from '#engine/skin/worker/skin-api.ts';

/** What is known of covering the old tattoo that was marked. */
export interface Cover {
  /** Null until it is measured, and where no old ink is marked. */
  readonly coverage: Omit<Coverage, 'picture'> | null;
  /** Null until it is looked for. */
  readonly better: BetterCover | null;
  readonly isMeasuring: boolean;
  readonly isLookingForBetter: boolean;
  /** The old ink over the whole photo, told apart by whether it is hidden. */
  readonly picture: HTMLCanvasElement | null;
  /** Whether that is shown. */
  readonly isShown: boolean;
  setIsShown(isShown: boolean): void;
}

export const CoverContext = createContext<Cover | null>(null);

export function useCover(): Cover {
  const cover = use(CoverContext);
  if (!cover) throw new Error('There is no cover-up around this');
  return cover;
}
