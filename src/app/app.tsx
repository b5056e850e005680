import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { hasToast, onFirstToast } from '#ui/show-toast.ts';
import type { AppRouter } from './router.ts';

interface AppProps {
  queryClient: QueryClient;
  router: AppRouter;
  /** Called once it stands on the page. */
  onShown?: () => void;
}

export function App({ queryClient, router, onShown }: AppProps) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
          <Messages />
        </I18nProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}

const Toaster = lazyPart(async () => (await import('#ui/toaster.tsx')).Toaster);

function Messages() {
  const { t } = useLingui();
  const isNeeded = useSyncExternalStore(onFirstToast, hasToast, () => false);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster label={t`Notices`} closeLabel={t`Close`} />
    </Suspense>
  );
}
