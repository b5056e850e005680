import { z } from 'zod';
import { styleReasonSchema } from './style.ts';
import { outputSchema, variationSchema } from './variation.ts';
import { viewIdSchema } from './view.ts';

/** A word of the prompt and what was drawn for it. */
export const understoodSchema = z.object({
  word: z.string(),
  motif: z.string(),
  count: z.int().positive(),
  /** What the picture shows for a word that is not drawn itself, in the prompt's language: a dove for peace. */
  standIn: z.string().optional(),
  /** The usual name of what the word names, in the prompt's language, where it is another: fire for a blaze. */
  otherName: z.string().optional(),
  /** What its drawing shows besides that nobody asked for, in the prompt's language: a ship with a kraken. */
  brought: z.array(z.string()).optional(),
});

/** Whom a drawing owes a mention: the author of an openly licensed icon or font that went into it. */
export const attributionSchema = z.object({
  title: z.string(),
  author: z.string(),
  license: z.string(),
  url: z.string(),
});

/** Whether a picture has colours; if not, whether the person, the prompt, its line or the style wants none. */
export const colorings = ['colored', 'chosen-black', 'words-black', 'line-black', 'style-black'] as const;
export type Coloring = (typeof colorings)[number];

/** How a picture came to be: stored with every image and written into its file. */
export const drawingNotesSchema = z.object({
  /** The id of the engine. */
  engine: z.string(),
  /** The AI model that made it; missing where the flash composer drew it. */
  model: z.string().optional(),
  /** Whether our own typesetter has set letters on what a model made; their words are among `understood`. */
  isLettered: z.boolean().optional(),
  seed: z.int().nonnegative(),
  /** Which of the designs that words and seed give; older notes do not say. */
  output: outputSchema.optional(),
  variation: variationSchema.optional(),
  understood: z.array(understoodSchema),
  ignored: z.array(z.string()),
  /** Phrases whose things are all drawn, but beside each other instead of as the phrase relates them. */
  apart: z.array(z.string()).default([]),
  /** What is drawn in the round, from which side, and from which it can be seen with a `view` in its variation. */
  views: z
    .array(z.object({ motif: z.string(), shown: viewIdSchema, others: z.array(viewIdSchema) }))
    .default([]),
  credits: z.array(attributionSchema),
  /** Only where nobody chose the style. */
  pickedStyle: styleReasonSchema.optional(),
  /** Older pictures do not say. */
  coloring: z.enum(colorings).optional(),
});

export type Attribution = z.infer<typeof attributionSchema>;
export type DrawingNotes = z.infer<typeof drawingNotesSchema>;
