import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages, speakAt } from '#lib/i18n.ts';
import { watchInstall } from '#lib/install.ts';
import { languageOfPath, preferredLanguage } from '#lib/language.ts';
import { currentSession, watchOtherTabs } from '#lib/session.ts';
import { keepSessionFresh } from '#lib/session-refresh.ts';
import { settledQueries } from '#lib/settled-queries.ts';
import { watchTheme } from '#lib/theme.ts';
import { rememberArt } from '#ui/pictures/known-art.ts';
import { App } from './app.tsx';
import { followExpiredSession } from './expired-session.ts';
import { followNewBuilds } from './new-build.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.ts';

/** How long what the server wrote waits for its data: then the app shows that it is waiting. */
const patienceMs = 3000;

/** Builds the client's one of each and shows the page. */
export async function startApp(root: HTMLElement): Promise<void> {
  watchInstall();
  // In pieces: no tap or key waits for the whole.
  await nextTask();
  const queryClient = createQueryClient();
  // Without a language nothing renders, and the router finds out only once it renders: so the first is set here.
  const language = languageOfPath(location.pathname) ?? preferredLanguage();
  const remembers = isKnownHere();
  await Promise.all([speakAt(location.pathname, language), remembers && rememberAccounts(queryClient)]);

  await nextTask();
  const router = createAppRouter(queryClient);
  await nextTask();
  watchTheme();
  watchOtherTabs();
  keepSessionFresh();
  followExpiredSession(router);
  followNewBuilds();
  // What the server wrote stays until there is as much to take its place.
  if (root.hasChildNodes()) await router.load();
  if (isFirstPaintShown(root)) {
    await Promise.race([settledQueries(queryClient), new Promise((done) => setTimeout(done, patienceMs))]);
    rememberArt(root);
  }
  await nextTask();
  const takeOver = () => {
    root.inert = false;
  };
  const app = <App queryClient={queryClient} router={router} onShown={takeOver} />;
  startTransition(() => createRoot(root).render(app));
  afterLoad(async () => {
    if (!remembers) await rememberAccounts(queryClient);
    await loadMessages('rest');
    const { goOnInBackground } = await import('./background.ts');
    goOnInBackground(queryClient, router);
  });
  const { PROD, RETIRES_SERVICE_WORKER } = import.meta.env;
  if (PROD && !RETIRES_SERVICE_WORKER && 'serviceWorker' in navigator) afterLoad(workOffline);
}

/** Whether something may be kept of this reader: for whoever comes anew, what looks for it can come after the page. */
function isKnownHere(): boolean {
  return currentSession() !== null || Boolean(navigator.serviceWorker?.controller);
}

async function rememberAccounts(queryClient: QueryClient): Promise<void> {
  const memory = await import('./account-memory.ts');
  await memory.rememberAccounts(queryClient);
}

/** Whether it is meant for this reader: see public/first-paint.js. */
function isFirstPaintShown(root: HTMLElement): boolean {
  return root.hasChildNodes() && document.documentElement.dataset.firstPaint !== 'unfit';
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Not before the page has all that it needs for itself. */
function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}

async function workOffline(): Promise<void> {
  const { registerServiceWorker } = await import('#features/pwa/service-worker.ts');
  await loadMessages('rest');
  await registerServiceWorker();
}
