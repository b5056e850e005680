/** What a finger on the photo does. */
export type Tool =
  | { readonly kind: 'place' }
  | { readonly kind: 'tap'; readonly isSkin: boolean }
  /** @property diameter in photo units */
  | { readonly kind: 'brush'; readonly isSkin: boolean; readonly diameter: number }
  /** Finds the old tattoo that is tapped. */
  | { readonly kind: 'tap-ink' }
  /** Marks an old tattoo, or takes the mark away. @property diameter in photo units */
  | { readonly kind: 'brush-ink'; readonly isInk: boolean; readonly diameter: number }
  | { readonly kind: 'measure' }
  /** Corrects how the tattoo follows the body. */
  | { readonly kind: 'fit' };

export const placing: Tool = { kind: 'place' };

/** Whether tattoos are moved by hand. */
export function canMove({ kind }: Tool): boolean {
  return kind === 'place' || kind === 'fit';
}

export const brushBounds = { initial: 0.08, min: 0.01, max: 0.3, step: 0.01 } as const;
export const brushHardness = 0.6;
