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

/** The name of an environment variable, in which there is what nobody may read in a file. */
export const variableSchema = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]*$/, 'the name of an environment variable, and not the key itself');

/** Values that a model is sent as they are. */
export const parametersSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** What the operator's file says of every model, wherever its pictures come from. */
export const modelSettingsSchema = z.strictObject({
  /** What orders name it by. It stands in the notes of its pictures: once given, it means this model. */
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'an id is made of small letters, digits and hyphens')
    .refine((id) => id !== engineName, `${engineName} is our own engine`),
  /** What people read after "AI: ". */
  name: z.string().trim().min(1).max(60),
  /** The sizes that it draws. An order gets the one whose shape is nearest. */
  sizes: z.array(sizeSchema).min(1),
  creditsPerImage: z.int().min(1).max(1000),
  /** What a picture costs the operator, and what a day may cost at most, both in the same currency. */
  costPerImage: z.number().positive().optional(),
  dailyLimit: z.number().nonnegative().optional(),
  /** How many pictures it is asked for at once. */
  concurrency: z.int().min(1).max(32).default(4),
  timeoutSeconds: z.int().min(1).max(longestModelSeconds).default(120),
});
export type ModelSettings = z.infer<typeof modelSettingsSchema>;
