import type { DrawingRecipe } from '#contract/drawing-recipe.ts';

/** A design that another page wants to be seen on skin. */
export interface HandedDesign {
  /** An address of our own. */
  readonly url: string;
  readonly name: string;
  /** What it was drawn from, where it is one of our own. */
  readonly recipe: DrawingRecipe | null;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    design?: HandedDesign;
  }
}
