import type { DrawingRecipe } from './drawing-recipe.ts';
import type { Image } from './image.ts';

/** Null for what was not drawn from words alone: a model's work, a picture that was drawn anew. */
export function recipeOf(
  image: Pick<Image, 'prompt' | 'styleId' | 'isColor' | 'type' | 'dimensions' | 'drawing'>,
): DrawingRecipe | null {
  const { prompt, styleId, isColor, type, dimensions, drawing } = image;
  if (drawing.model || type !== 'text-to-image') return null;
  const { seed, output, variation, pickedStyle } = drawing;
  const words = typeof prompt === 'string' ? prompt : (prompt.en ?? '');
  return { prompt: words, style: styleId, isColor, page: dimensions, seed, output, variation, pickedStyle };
}
