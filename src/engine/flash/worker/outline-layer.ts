import type { DrawingRecipe } from '#contract/drawing-recipe.ts';
import type { Outline } from '../vector/outline.ts';
import { FlashWorker } from './flash-worker.ts';

/** Why an outline layer may be missing that is none of the person's doing: then lines are traced, and it is said. */
const foreseen = ['NOTHING_TO_DRAW', 'CONTENT_FILTERED', 'ASSET_OUT_OF_REACH', 'WORKER_FAILED'];

/** The outline layer of one design, in a worker that ends with it; null where the engine cannot draw it here and now. */
export async function outlineLayer(recipe: DrawingRecipe): Promise<Outline | null> {
  const worker = new FlashWorker();
  try {
    return await worker.outline(recipe);
  } catch (cause) {
    if (cause instanceof Error && foreseen.includes(cause.name)) return null;
    throw cause;
  } finally {
    worker.dispose();
  }
}
