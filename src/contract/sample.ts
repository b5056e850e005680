import { z } from 'zod';
import { type Language, languageSchema } from './language.ts';
import { type SampleCategory, sampleCategories, sampleCategorySchema } from './sample-category.ts';

/** A whole sentence to begin with, where an idea is a few words to build on. */
export const sampleSchema = z.object({ prompt: z.string(), category: sampleCategorySchema });
export type Sample = z.infer<typeof sampleSchema>;

export const samplesQuerySchema = z.object({
  lang: languageSchema.default('en'),
  category: sampleCategorySchema.optional(),
});

type SampleFile = { samples: Readonly<Record<SampleCategory, readonly string[]>> };

const files: Record<Language, () => Promise<SampleFile>> = {
  en: () => import('./samples/en.ts'),
  zh: () => import('./samples/zh.ts'),
  ja: () => import('./samples/ja.ts'),
};

/** The sample prompts of a language, ten in each category. */
export async function samplesIn(language: Language, category?: SampleCategory): Promise<Sample[]> {
  const { samples } = await files[language]();
  const wanted = category ? [category] : sampleCategories;
  return wanted.flatMap((name) => samples[name].map((prompt) => ({ prompt, category: name })));
}
