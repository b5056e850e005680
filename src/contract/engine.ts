import { z } from 'zod';

/** What the image provider that is switched on can do. What it cannot is greyed out, with the reason. */
export const engineSchema = z.object({
  id: z.string(),
  /** False for the built-in flash composer, which draws from a motif library and is never called AI. */
  isAi: z.boolean(),
  abilities: z.object({
    imageToImage: z.boolean(),
    negativePrompt: z.boolean(),
    realism: z.boolean(),
    /** Mirrored, bare, line art, and the same scene in another style. */
    variations: z.boolean(),
  }),
});
export type Engine = z.infer<typeof engineSchema>;
