import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';

const files: Record<Language, () => Promise<{ ideas: readonly string[] }>> = {
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  ja: () => import('./ja.ts'),
};

/** Sentences to borrow, in the reader's language. */
export const ideasQuery = (language: Language) =>
  queryOptions({
    queryKey: ['ideas', language],
    queryFn: async () => (await files[language]()).ideas,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** `count` different ideas, none of `shown` as long as there are enough others. */
export function pickIdeas(ideas: readonly string[], count: number, shown: readonly string[] = []): string[] {
  const fresh = shuffled(ideas.filter((idea) => !shown.includes(idea)));
  return [...fresh, ...shuffled(shown)].slice(0, count);
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
