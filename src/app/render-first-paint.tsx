import { onlineManager, QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { RenderFirstPaint } from '#contract/first-paint.ts';
import { callThrough } from '#lib/api-client.ts';
import { activateLanguage } from '#lib/i18n.ts';
import { addressIn } from '#lib/language.ts';
import { settledQueries } from '#lib/settled-queries.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.ts';

/**
 * Runs while the app is built, and in the server for pages that show what the API knows. One after the other: the app
 * speaks one language at a time.
 * @throws what a component throws that cannot do without a window, and what the API could not answer
 */
export const renderFirstPaint: RenderFirstPaint = async (path, language, ask) => {
  const sources: string[] = [];
  callThrough((input, init) => {
    if (!ask) throw new Error('Nothing answers while the app is built');
    sources.push(String(input));
    return ask(String(input), init);
  });
  // Without answers queries wait, and nothing waits for them.
  onlineManager.setOnline(ask !== undefined);
  const queries = {
    networkMode: 'online',
    retry: false,
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  } as const;
  const queryClient = new QueryClient({ defaultOptions: { queries } });
  await activateLanguage(language);
  const history = createMemoryHistory({ initialEntries: [addressIn(language, path)] });
  const router = createAppRouter(queryClient, history);
  await router.load();
  await settledQueries(queryClient);
  for (const { state } of queryClient.getQueryCache().getAll()) if (state.error) throw state.error;
  const html = await htmlOf(<App queryClient={queryClient} router={router} />);
  return { html, sources };
};

const patienceMs = 5000;

async function htmlOf(app: ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(app, {
    // Whole: larger pieces would otherwise be put into place by scripts, which the page does not allow.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Other pages wait for their turn: what a part of this one waits for may never come.
    signal: AbortSignal.timeout(patienceMs),
    onError: (error) => {
      failure = error;
    },
  });
  if (failure) throw failure;
  const html = await new Response(prelude).text();
  // Nor the router's, which scrolls to where the reader was before: the app itself does so.
  return html.replaceAll(/<script\b.*?<\/script>/gs, '');
}
