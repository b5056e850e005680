import { z } from 'zod';

/** A word of the prompt and what was drawn for it. */
export const understoodSchema = z.object({
  word: z.string(),
  motif: z.string(),
  count: z.int().positive(),
});

/** Whom a drawing owes a mention: the author of an openly licensed icon or font that went into it. */
export const attributionSchema = z.object({
  title: z.string(),
  author: z.string(),
  license: z.string(),
  url: z.string(),
});

/** How a picture came to be: stored with every image and written into its file. */
export const drawingNotesSchema = z.object({
  engine: z.string(),
  seed: z.int().nonnegative(),
  understood: z.array(understoodSchema),
  ignored: z.array(z.string()),
  credits: z.array(attributionSchema),
});

export type Attribution = z.infer<typeof attributionSchema>;
export type DrawingNotes = z.infer<typeof drawingNotesSchema>;
