import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { Toaster } from '#ui/toast.tsx';
import type { AppRouter } from './router.ts';

interface AppProps {
  queryClient: QueryClient;
  router: AppRouter;
}

export function App({ queryClient, router }: AppProps) {
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

function Messages() {
  const { t } = useLingui();
  return <Toaster closeLabel={t`Close`} />;
}
