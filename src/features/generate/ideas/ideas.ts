import { queryOptions } from '@tanstack/react-query';
import { ideasIn, maxIdeaPageSize } from '#contract/idea.ts';
import type { Language } from '#contract/language.ts';
import { answer, api, until } from '#lib/api-client.ts';
import { isAbort } from '#lib/app-error.ts';

/** Sentences to borrow, in the reader's language: the server's, or those that came with the app. */
export const ideasQuery = (language: Language) =>
  queryOptions({
    queryKey: ['ideas', language],
    queryFn: async ({ signal }) => {
      const query = { lang: language, pageSize: String(maxIdeaPageSize) };
      const ideas = await answer(api.ideas.$get({ query }, until(signal))).then(
        ({ data }) => data,
        (error) => {
          if (isAbort(error)) throw error;
          return ideasIn(language);
        },
      );
      return ideas.map(({ prompt }) => prompt);
    },
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
