import { z } from 'zod';

/** What draws: who it is, what a picture costs, and what it can do. What it cannot is greyed out, with the reason. */
export const engineSchema = z.object({
  /** What an order names it by. */
  id: z.string(),
  /** Its honest name: "Flash composer, drawn" or "AI: " and the model. */
  name: z.string(),
  /** False for the built-in flash composer, which draws from a motif library and is never called AI. */
  isAi: z.boolean(),
  creditsPerImage: z.int().positive(),
  abilities: z.object({
    imageToImage: z.boolean(),
    negativePrompt: z.boolean(),
    realism: z.boolean(),
    /** Mirrored, bare, line art, and the same scene in another style. */
    variations: z.boolean(),
  }),
});
export type Engine = z.infer<typeof engineSchema>;

/** An engine that pictures can be ordered from, and how long a picture takes it. */
export const offeredEngineSchema = engineSchema.extend({
  /** Whether only plans that say so open it. */
  isForMembers: z.boolean(),
  /** In milliseconds, the median of its latest pictures; null before its first. */
  medianMs: z.int().nonnegative().nullable(),
});
export type OfferedEngine = z.infer<typeof offeredEngineSchema>;
