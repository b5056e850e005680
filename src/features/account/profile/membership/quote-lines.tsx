import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ChangeQuote } from '#contract/membership-change.ts';
import { formatAmount } from '#lib/money.ts';
import { usePlanName } from '../../plan-name.ts';

/** A quote line by line, as a bill has it. */
export function QuoteLines({ quote, from }: { quote: ChangeQuote; from: string }) {
  const { i18n } = useLingui();
  const planName = usePlanName();
  const money = (cents: number) => formatAmount(cents, quote.currency, i18n.locale);
  const day = (time: string) => i18n.date(time, { dateStyle: 'long' });
  const [old, begin, renewal] = [planName(from), day(quote.startsAt), day(quote.renewsAt)];
  const price = money(quote.renewalPrice);
  if (quote.kind === 'downgrade') {
    return (
      <p className="text-md">
        <Trans>
          {old} stays yours until {begin}; then the new one begins. There is nothing to pay before that day,
          and {price} from then on.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-md tabular-nums">
        <Line name={<Trans>First payment</Trans>} value={money(quote.dueNow + quote.unusedWorth)} />
        <Line name={<Trans>What is left of {old}</Trans>} value={`−${money(quote.unusedWorth)}`} />
        <Line name={<Trans>To pay now</Trans>} value={money(quote.dueNow)} isSum />
      </dl>
      <p className="mt-3 text-ink-2 text-sm">
        <Plural
          value={quote.creditsAdded}
          one="It begins at once and brings # credit."
          other="It begins at once and brings # credits."
        />{' '}
        {quote.creditsTakenBack > 0 && (
          <>
            <Plural
              value={quote.creditsTakenBack}
              one="# unspent credit of the old one is taken back."
              other="# unspent credits of the old one are taken back."
            />{' '}
          </>
        )}
        <Trans>
          It renews on {renewal}, for {price}.
        </Trans>
      </p>
    </>
  );
}

function Line({ name, value, isSum = false }: { name: ReactNode; value: string; isSum?: boolean }) {
  const look = isSum ? 'border-hair border-t pt-1.5 font-semibold' : '';
  return (
    <>
      <dt className={look}>{name}</dt>
      <dd className={`pl-6 text-right ${look}`}>{value}</dd>
    </>
  );
}
