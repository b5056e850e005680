/** How a style draws what is round: its hair, and what it does with its shadows. */
export interface ReliefLook {
  /** How much of the shade it shows: 0 none … 1 all. */
  readonly shade: number;
  /** Whether the deepest shadows are solid black. */
  readonly hasBlackShadows: boolean;
  /** Strokes of hair: how wide, in pixels, and how far apart, as a share of what the fur says. */
  readonly hair: { readonly widthPx: number; readonly spread: number } | null;
  /** Whip strokes down the slopes in the shade: how wide, how far apart and how long, in pixels. */
  readonly whips: { readonly widthPx: number; readonly gapPx: number; readonly lengthPx: number } | null;
}

/** Lines alone. */
export const bareRelief: ReliefLook = {
  shade: 0,
  hasBlackShadows: false,
  hair: null,
  whips: null,
};

/** For styles that say nothing of it. */
export const plainRelief: ReliefLook = {
  shade: 0.85,
  hasBlackShadows: false,
  hair: { widthPx: 1.9, spread: 1 },
  whips: null,
};
