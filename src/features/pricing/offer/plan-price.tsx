import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatAmount } from '#lib/money.ts';

interface PlanPriceProps {
  /** In cents. */
  price: number;
  currency: string;
  /** In cents, struck out beside it. */
  insteadOf: number | null;
  /** For how long, and how it is paid. */
  children: ReactNode;
}

/** The price in large figures, what it is instead of, and what it is paid for. */
export function PlanPrice({ price, currency, insteadOf, children }: PlanPriceProps) {
  const { i18n } = useLingui();
  return (
    <p className="flex flex-wrap items-end gap-x-3 gap-y-1 border-hair border-b pb-4 text-ink-2 text-sm leading-snug">
      <b className="font-[600] font-display text-[clamp(2.5rem,1.95rem+1.3vw,3.25rem)] text-ink leading-none [font-feature-settings:'lnum']">
        {formatAmount(price, currency, i18n.locale)}
      </b>
      <span className="pb-1">
        {insteadOf !== null && (
          <span className="block">
            <span className="sr-only">
              <Trans>Instead of</Trans>
            </span>{' '}
            <s className="tabular-nums">{formatAmount(insteadOf, currency, i18n.locale)}</s>
          </span>
        )}
        {children}
      </span>
    </p>
  );
}
