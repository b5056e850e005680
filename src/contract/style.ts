import { z } from 'zod';
import { localizedTextSchema } from './language.ts';
import { styleIds, styleReasons } from './style-ids.ts';

export const styleIdSchema = z.enum(styleIds);

/** A style as the picker shows it. `prompt` is what a hosted image model is told of the style. */
export const styleSchema = z.object({
  id: styleIdSchema,
  title: localizedTextSchema,
  prompt: localizedTextSchema,
  imageUrl: z.string(),
});
export type Style = z.infer<typeof styleSchema>;

export const styleReasonSchema = z.enum(styleReasons);
