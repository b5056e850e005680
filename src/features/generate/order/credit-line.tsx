import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { freeCredits } from '#contract/credit.ts';
import { nextTopUp } from '#contract/top-up.ts';
import { useCurrentUser } from '#lib/current-user.ts';
import type { OnPricing } from '../on-pricing.ts';

interface CreditLineProps {
  cost: number;
  onPricing: OnPricing;
}

/** What is left, when there will be more, and where more is to be had. */
export function CreditLine({ cost, onPricing }: CreditLineProps) {
  const { t, i18n } = useLingui();
  const user = useCurrentUser();
  if (user === undefined) return <p className="mt-2 min-h-5" />;
  const isShort = user !== null && user.credits < cost;
  return (
    <p className="mt-2 flex min-h-5 flex-wrap items-baseline gap-x-2 text-ink-3 text-xs leading-snug">
      <span className={isShort ? 'font-medium text-warn' : ''}>
        {user ? balance(user.credits) : t`A free account has ${freeCredits} credits each month.`}
      </span>
      {user && <TopUp at={nextTopUp(user, new Date())} locale={i18n.locale} />}
      <button
        type="button"
        onClick={() => onPricing(isShort ? 'credits' : 'plans')}
        className="-my-2 ml-auto min-h-9 font-medium text-ink-2 underline underline-offset-3 hover:text-ink coarse:min-h-11"
      >
        <Trans>Get more</Trans>
      </button>
    </p>
  );
}

function balance(credits: number): string {
  return plural(credits, { one: '# credit left.', other: '# credits left.' });
}

function TopUp({ at, locale }: { at: Date | null; locale: string }) {
  if (!at) return null;
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(at);
  return (
    <span>
      <Trans>
        Topped up to {freeCredits} on {date}.
      </Trans>
    </span>
  );
}
