import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { installationQuery } from '#lib/installation.ts';
import { setTestPaymentNotice } from '#lib/test-payment-notice.ts';

/**
 * Says on every page that no money is taken. It is always part of the page, and shown by a mark on the document, which
 * the server's page has from the beginning: so nothing moves once the app knows.
 */
export function TestPaymentStrip() {
  const { t } = useLingui();
  const { data } = useQuery(installationQuery);
  const isDue = data?.saysPaymentsAreTests;
  useEffect(() => {
    if (isDue !== undefined) setTestPaymentNotice(isDue);
  }, [isDue]);
  return (
    <aside
      aria-label={t`Test payments`}
      data-nosnippet
      className="fixed inset-x-0 top-0 z-41 hidden h-[calc(var(--strip)+env(safe-area-inset-top))] items-center justify-center border-hair border-b bg-sheet px-3 pt-[env(safe-area-inset-top)] text-ink-2 text-xs in-data-[payments=test]:flex print:hidden!"
    >
      <p className="truncate">
        <Trans>Payments here are a test: no money is taken.</Trans>
      </p>
    </aside>
  );
}
