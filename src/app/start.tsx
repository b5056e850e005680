import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLanguage } from '#lib/i18n.ts';
import { languageOfPath, preferredLanguage } from '#lib/language.ts';
import { watchOtherTabs } from '#lib/session.ts';
import { keepSessionFresh } from '#lib/session-refresh.ts';
import { watchTheme } from '#lib/theme.ts';
import { rememberAccounts } from './account-memory.ts';
import { App } from './app.tsx';
import { followExpiredSession } from './expired-session.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.ts';

/** Builds the client's one of each and shows the page. */
export async function startApp(root: HTMLElement): Promise<void> {
  const queryClient = createQueryClient();
  // Without a language nothing renders, and the router finds out only once it renders: so the first is set here.
  const language = languageOfPath(location.pathname) ?? preferredLanguage();
  await Promise.all([activateLanguage(language), rememberAccounts(queryClient)]);

  const router = createAppRouter(queryClient);
  watchTheme();
  watchOtherTabs();
  keepSessionFresh();
  followExpiredSession(router);
  // What the server wrote stays until there is as much to take its place.
  if (root.hasChildNodes()) await router.load();
  // A transition, which is rendered piece by piece: no tap or key waits for the whole.
  startTransition(() => createRoot(root).render(<App queryClient={queryClient} router={router} />));
  root.inert = false;
  const { PROD, RETIRES_SERVICE_WORKER } = import.meta.env;
  if (PROD && !RETIRES_SERVICE_WORKER && 'serviceWorker' in navigator) afterLoad(workOffline);
}

/** Not before the page has all that it needs for itself. */
function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}

async function workOffline(): Promise<void> {
  const { registerServiceWorker } = await import('#features/pwa/service-worker.ts');
  await registerServiceWorker();
}
