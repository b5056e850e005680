import { z } from 'zod';
import { engineName } from '#engine/flash/engine-name.ts';
import { longestModelSeconds } from '../../../queue.ts';

const sizeSchema = z
  .string()
  .regex(/^[1-9]\d{1,3}x[1-9]\d{1,3}$/, 'a size is written as 1024x1024')
  .transform((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return { width, height };
  });

/** A model behind an images endpoint as OpenAI has it, as the operator's file describes it. */
export const openAiSettingsSchema = z.strictObject({
  kind: z.literal('openai'),
  /** What orders name it by. It stands in the notes of its pictures: once given, it means this model. */
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'an id is made of small letters, digits and hyphens')
    .refine((id) => id !== engineName, `${engineName} is our own engine`),
  /** What people read after "AI: ". */
  name: z.string().trim().min(1).max(60),
  /** Where its API is, with its version: https://api.openai.com/v1 */
  url: z.url({ protocol: /^https?$/ }),
  /** The environment variable that holds its key; a server of one's own may need none. */
  keyFrom: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/, 'the name of an environment variable, and not the key itself')
    .optional(),
  /** Its name there. */
  model: z.string().min(1).max(200),
  /** The sizes that it draws. An order gets the one whose shape is nearest. */
  sizes: z.array(sizeSchema).min(1),
  creditsPerImage: z.int().min(1).max(1000),
  /** What a picture costs the operator, and what a day may cost at most, both in the same currency. */
  costPerImage: z.number().positive().optional(),
  dailyLimit: z.number().nonnegative().optional(),
  /** How many pictures it is asked for at once. */
  concurrency: z.int().min(1).max(32).default(4),
  timeoutSeconds: z.int().min(1).max(longestModelSeconds).default(120),
  /** What it is sent besides. `response_format` is for those that would send an address instead of a picture. */
  parameters: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .default({ response_format: 'b64_json' }),
  /** The parameter that takes what is to be left out, where it has one. */
  negativeParameter: z.string().min(1).optional(),
});
export type OpenAiSettings = z.infer<typeof openAiSettingsSchema>;
