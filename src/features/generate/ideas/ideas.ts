import { queryOptions } from '@tanstack/react-query';
import { ideasIn, maxIdeaPageSize } from '#contract/idea.ts';
import type { Language } from '#contract/language.ts';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';
import { orBundled } from './or-bundled.ts';

/** A few words to build on, in the reader's language: the server's, or those that came with the app. */
export const ideasQuery = (language: Language) =>
  queryOptions({
    queryKey: ['ideas', language],
    queryFn: async ({ signal }) => {
      const query = { lang: language, pageSize: String(maxIdeaPageSize) };
      const page = unwrapResponse(api.ideas.$get({ query }, withSignal(signal)));
      const ideas = await orBundled(
        page.then(({ data }) => data),
        () => ideasIn(language),
      );
      return ideas.map(({ prompt }) => prompt);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** `count` different prompts, none of `shown` as long as there are enough others. */
export function pickPrompts(
  prompts: readonly string[],
  count: number,
  shown: readonly string[] = [],
): string[] {
  const fresh = shuffled(prompts.filter((prompt) => !shown.includes(prompt)));
  return [...fresh, ...shuffled(shown)].slice(0, count);
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
