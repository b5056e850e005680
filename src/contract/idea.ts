import { z } from 'zod';
import { type Language, languageSchema } from './language.ts';
import { pageQuerySchema } from './page.ts';

/** Readers pick at random, and so want all of them at once. */
export const maxIdeaPageSize = 1000;

export const ideaSchema = z.object({ prompt: z.string() });
export type Idea = z.infer<typeof ideaSchema>;

export const ideasQuerySchema = z.object({
  lang: languageSchema.default('en'),
  currentPage: pageQuerySchema.shape.currentPage,
  pageSize: z.coerce.number().int().min(1).max(maxIdeaPageSize).default(maxIdeaPageSize),
});

const files: Record<Language, () => Promise<{ ideas: readonly string[] }>> = {
  en: () => import('./ideas/en.ts'),
  zh: () => import('./ideas/zh.ts'),
  ja: () => import('./ideas/ja.ts'),
};

/** Sentences to borrow, as both sides have them: a client without a network needs no server for them. */
export async function ideasIn(language: Language): Promise<Idea[]> {
  const { ideas } = await files[language]();
  return ideas.map((prompt) => ({ prompt }));
}
