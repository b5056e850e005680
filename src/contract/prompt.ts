import { z } from 'zod';
import { boundedTrimmed } from './bounded.ts';
import { maxPromptLength } from './generation.ts';
import { styleIdSchema } from './style.ts';

/** A prompt to be said in more words. */
export const improvePromptSchema = z.object({
  prompt: boundedTrimmed(maxPromptLength, { missing: 'PROMPT_EMPTY', tooLong: 'PROMPT_TOO_LONG' }).min(
    1,
    'PROMPT_EMPTY',
  ),
  /** The style that is chosen: what it says by itself is not added. */
  style: styleIdSchema.optional(),
});
export type ImprovePrompt = z.infer<typeof improvePromptSchema>;

/** The prompt with what was added to it, each piece as it stands there; nothing where it says enough already. */
export const improvedPromptSchema = z.object({ prompt: z.string(), added: z.array(z.string()) });
export type ImprovedPrompt = z.infer<typeof improvedPromptSchema>;
