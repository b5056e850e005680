import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from '#features/navigation/error-page.tsx';
import { NotFoundPage } from '#features/navigation/not-found-page.tsx';
import { scrollBehavior } from '#lib/motion.ts';
import { routeTree } from '../routeTree.gen.ts';

/** @param history of the browser, unless said otherwise */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    defaultPreload: 'intent',
    // Loaders only make sure that queries run; the query cache decides what is stale.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    scrollRestorationBehavior: scrollBehavior(),
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // Every value is text: ?prompt=1000 is what somebody wrote, not a number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const present = Object.entries(search).filter(([, value]) => value !== undefined);
      const query = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
      return query && `?${query}`;
    },
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
