import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import { samplesIn } from '#contract/sample.ts';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';
import { orBundled } from './or-bundled.ts';

/** Whole sentences to begin with, in the reader's language: the server's, or those that came with the app. */
export const samplesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['samples', language],
    queryFn: ({ signal }) =>
      orBundled(unwrapResponse(api.samples.$get({ query: { lang: language } }, withSignal(signal))), () =>
        samplesIn(language),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
