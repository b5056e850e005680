import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { freeCredits } from '#contract/credit.ts';
import { currency, type Pass, plans } from '#contract/plan.ts';
import { localized } from '#lib/language.ts';
import { formatAmount } from '#lib/money.ts';
import { useSession } from '#lib/session.ts';
import { buttonLook } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

const passes = plans.filter((plan) => plan.kind === 'pass');
const monthly = plans.filter((plan) => plan.kind === 'membership' && plan.months === 1);
const lowestMonthly = Math.min(...monthly.map(({ price }) => price));

/** What it costs, from the catalogue of plans; it leads to where everybody begins, which is free. */
export function Prices() {
  const isKnown = useSession() !== null;
  const { i18n } = useLingui();
  const from = formatAmount(lowestMonthly, currency, i18n.locale);
  return (
    <section className="pt-(--section)">
      <h2 className="text-1 leading-tight">
        <Trans>Pay for the drawings you make</Trans>
      </h2>
      <ul className="mt-8 overflow-hidden rounded-panel border-[1.5px] border-rule bg-sheet md:grid md:grid-cols-3">
        {passes.map((pass) => (
          <PassCell key={pass.code} {...pass} />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <p className="max-w-[44em] text-ink-2">
          <Trans>
            Beginning costs nothing: a free account has {freeCredits} credits every month. Memberships with
            monthly credits start at {from} a month. Prices are in US dollars.
          </Trans>
        </p>
        <Link
          to={isKnown ? '/{-$lang}/create' : '/{-$lang}/register'}
          className={buttonLook({ size: 'large' })}
        >
          {isKnown ? <Trans>Create a design</Trans> : <Trans>Open a free account</Trans>}
        </Link>
      </div>
    </section>
  );
}

function PassCell({ name, price, originalPrice, credits, days, savePercent, isPopular }: Pass) {
  const { i18n } = useLingui();
  return (
    <li
      className={classNames(
        'grid grid-cols-[1fr_auto] content-start gap-x-4 gap-y-0.5 border-hair px-6 py-5.5 not-last:border-b md:p-8 md:not-last:border-r md:not-last:border-b-0',
        isPopular && 'bg-solid text-on-solid',
      )}
    >
      <h3 className="text-[1.375rem]">{localized(name, i18n.locale)}</h3>
      <p className="row-span-2 self-center text-right">
        <b className="block font-[560] font-display text-[2rem] leading-none [font-feature-settings:'lnum'] md:text-[2.75rem]">
          {formatAmount(price, currency, i18n.locale)}
        </b>
        {originalPrice !== null && (
          <span className="mt-1.5 block text-sm">
            <span className="sr-only">
              <Trans>Instead of</Trans>
            </span>{' '}
            <s>{formatAmount(originalPrice, currency, i18n.locale)}</s>
          </span>
        )}
      </p>
      <p>
        <Plural value={credits} one="# credit" other="# credits" />
      </p>
      <p className="col-span-full mt-1 text-sm">
        <Plural
          value={days}
          one="Four at once and private designs for # day"
          other="Four at once and private designs for # days"
        />
      </p>
      {savePercent !== null && (
        <p className="col-span-full font-semibold text-sm">
          {isPopular ? <Trans>Popular: {savePercent}% less</Trans> : <Trans>{savePercent}% less</Trans>}
        </p>
      )}
    </li>
  );
}
