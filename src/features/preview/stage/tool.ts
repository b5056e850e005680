/** What a finger on the photo does. */
export type Tool =
  | { readonly kind: 'place' }
  | { readonly kind: 'tap'; readonly isSkin: boolean }
  /** @property diameter in photo units */
  | { readonly kind: 'brush'; readonly isSkin: boolean; readonly diameter: number }
  | { readonly kind: 'measure' };

export const placing: Tool = { kind: 'place' };
export const brushBounds = { initial: 0.08, min: 0.01, max: 0.3, step: 0.01 } as const;
export const brushHardness = 0.6;
