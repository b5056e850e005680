import { z } from 'zod';
import { boundedString } from './bounded.ts';
import { drawingNotesSchema } from './drawing.ts';
import { maxPromptLength } from './generation.ts';
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
