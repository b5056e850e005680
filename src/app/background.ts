import type { QueryClient } from '@tanstack/react-query';
import { currentSession, onSessionChange } from '#lib/session.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { movePictures } from './picture-transition.ts';
import type { AppRouter } from './router.ts';

/** What goes on behind every page once it stands. Each part is fetched when there is something for it to do. */
export function goOnInBackground(queryClient: QueryClient, router: AppRouter): void {
  fetchAhead();
  movePictures(router);
  const go = async () => {
    const [{ runsOf }, { followChanges }] = await Promise.all([
      import('#features/generate/run/shared-runs.ts'),
      import('#lib/changes/follow-changes.ts'),
    ]);
    runsOf(queryClient, router);
    followChanges(queryClient);
  };
  if (currentSession()) return void go();
  // Nothing is drawn or changed in an account before somebody is logged in.
  const stop = onSessionChange((_, session) => {
    if (!session) return;
    stop();
    go();
  });
}
