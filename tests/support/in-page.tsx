import '#ui/look/styles.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a part of the app by itself, in English. Returns what its queries are kept in, and how to take it away. */
export function showInPage(part: ReactNode) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  root.render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
    </I18nProvider>,
  );
  return {
    queryClient,
    takeAway: () => {
      root.unmount();
      element.remove();
    },
  };
}
