import type { DrawingRecipe } from '#contract/drawing-recipe.ts';
import type { FlashRequest } from './flash-request.ts';
import { sceneKey } from './random/scene-key.ts';

/** The request that draws a design again: its style in the manner in which it was picked, whatever would be picked today. */
export function requestOf({ pickedStyle, output, ...recipe }: DrawingRecipe): FlashRequest {
  const { style, prompt } = recipe;
  const scene = style && pickedStyle && { style, key: sceneKey(prompt, style), picked: pickedStyle };
  const variation = scene ? { scene, ...recipe.variation } : recipe.variation;
  return { ...recipe, output: fourth(output), variation };
}

function fourth(output = 0): FlashRequest['output'] {
  return (output % 4) as FlashRequest['output'];
}
