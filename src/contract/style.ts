import { z } from 'zod';
import { localizedTextSchema } from './language.ts';

/** The tattoo styles, in the order in which they are offered. */
export const styleIds = [
  'old-school',
  'neo-traditional',
  'japanese',
  'blackwork',
  'dotwork',
  'fine-line',
  'black-grey',
  'geometric',
  'tribal',
  'mandala',
  'watercolor',
  'sketch',
  'lettering',
] as const;

export const styleIdSchema = z.enum(styleIds);
export type StyleId = z.infer<typeof styleIdSchema>;

/** A style as the picker shows it. `prompt` is what a hosted image model is told of the style. */
export const styleSchema = z.object({
  id: styleIdSchema,
  title: localizedTextSchema,
  prompt: localizedTextSchema,
  imageUrl: z.string(),
});
export type Style = z.infer<typeof styleSchema>;

/** Why a style was picked for whoever chose none: the prompt names it, or what it asks for wants one of its kind. */
export const styleReasons = ['named', 'letters', 'small', 'line', 'picture', 'suits'] as const;
export const styleReasonSchema = z.enum(styleReasons);
export type StyleReason = z.infer<typeof styleReasonSchema>;
