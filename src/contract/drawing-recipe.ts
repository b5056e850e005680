import { z } from 'zod';
import { boundedString } from './bounded.ts';
import { drawingNotesSchema } from './drawing.ts';
import { maxPromptLength } from './generation.ts';
import type { Image } from './image.ts';
import { styleIdSchema } from './style.ts';

const side = z.int().min(256).max(1024);

/** What one of our own designs was drawn from: who has this can draw it again. */
export const drawingRecipeSchema = z.object({
  prompt: boundedString(maxPromptLength),
  style: styleIdSchema.nullable(),
  isColor: z.boolean(),
  /** The paper, in pixels. */
  page: z.object({ width: side, height: side }),
  ...drawingNotesSchema.pick({ seed: true, output: true, variation: true, pickedStyle: true }).shape,
});
export type DrawingRecipe = z.infer<typeof drawingRecipeSchema>;

/** Null for what was not drawn from words alone: a model's work, a picture that was drawn anew. */
export function recipeOf(
  image: Pick<Image, 'prompt' | 'styleId' | 'isColor' | 'type' | 'dimensions' | 'drawing'>,
): DrawingRecipe | null {
  const { prompt, styleId, isColor, type, dimensions, drawing } = image;
  if (drawing.model || type !== 'text-to-image') return null;
  const { seed, output, variation, pickedStyle } = drawing;
  const words = typeof prompt === 'string' ? prompt : (prompt.en ?? '');
  const made = { prompt: words, style: styleId, isColor, page: dimensions };
  return drawingRecipeSchema.safeParse({ ...made, seed, output, variation, pickedStyle }).data ?? null;
}
