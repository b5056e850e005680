import { onlineManager, QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import type { Language } from '#contract/language.ts';
import { activateLanguage } from '#lib/i18n.ts';
import { addressIn } from '#lib/language.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.ts';

/**
 * What the app shows at a path, such as /create, to somebody who has never been here, before anything is fetched:
 * HTML for the inside of #root. Runs while the app is built.
 * @throws what a component throws that cannot do without a window
 */
export async function renderFirstPaint(path: string, language: Language): Promise<string> {
  // Nothing answers while the app is built: queries wait, and nothing keeps the build waiting for them.
  onlineManager.setOnline(false);
  const queries = { networkMode: 'online', gcTime: Number.POSITIVE_INFINITY } as const;
  const queryClient = new QueryClient({ defaultOptions: { queries } });
  await activateLanguage(language);
  const history = createMemoryHistory({ initialEntries: [addressIn(language, path)] });
  const router = createAppRouter(queryClient, history);
  await router.load();
  const app = <App queryClient={queryClient} router={router} />;
  // Whole: larger pieces would otherwise be put into place by scripts, which the page does not allow.
  let failure: unknown;
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure = error;
    },
  });
  if (failure) throw failure;
  const html = await new Response(prelude).text();
  // Nor the router's, which scrolls to where the reader was before: the app itself does so.
  return html.replaceAll(/<script\b.*?<\/script>/gs, '');
}
