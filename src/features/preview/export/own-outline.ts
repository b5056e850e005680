import type { DrawingRecipe } from '#contract/drawing-recipe.ts';

/** The outline layer of one of our own designs. The engine that draws comes when it is needed. */
export async function ownOutline(recipe: DrawingRecipe) {
  const { outlineLayer } = await import('#engine/flash/worker/outline-layer.ts');
  return outlineLayer(recipe);
}
