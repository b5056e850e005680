import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { installationQuery } from '#lib/installation.ts';
import { RegisterMark } from '#ui/pictures/art.tsx';

export function NoOrders() {
  const { data } = useQuery(installationQuery);
  const isSelling = data?.paymentProvider !== null;
  return (
    <div className="flex items-center gap-5 rounded-panel border border-line border-dashed px-5 py-6">
      <span
        aria-hidden
        className="grid size-16 flex-none place-items-center rounded-print bg-stock shadow-print"
      >
        <RegisterMark className="w-8! text-print-blue!" />
      </span>
      <p className="text-ink-2 text-md">
        <b className="block font-display font-semibold text-ink text-lead">
          <Trans>No orders yet</Trans>
        </b>
        {isSelling ? (
          <Trans>What you buy is listed here, with its credits.</Trans>
        ) : (
          <Trans>Nothing is sold here.</Trans>
        )}
      </p>
    </div>
  );
}
