import { z } from 'zod';

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
