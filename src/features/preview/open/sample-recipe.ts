import type { DrawingRecipe } from '#contract/drawing-recipe.ts';
import { type FlashName, flashSamples } from '#contract/flash-samples.ts';
import { ratioSizes } from '#contract/image.ts';

/** What a piece of our flash was drawn from. */
export function sampleRecipe(name: FlashName): DrawingRecipe {
  const { prompt, ...made } = flashSamples[name];
  return { ...made, prompt: prompt.en, page: ratioSizes['1:1'], output: 0 };
}
