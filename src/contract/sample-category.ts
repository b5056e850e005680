import { z } from 'zod';

/** What the sample prompts are about. */
export const sampleCategories = ['animals', 'nature', 'characters', 'vehicles', 'food'] as const;

export const sampleCategorySchema = z.enum(sampleCategories);
export type SampleCategory = z.infer<typeof sampleCategorySchema>;
