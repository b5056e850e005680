import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Pass } from '#contract/plan.ts';
import { localized } from '#lib/language.ts';
import { formatAmount } from '#lib/money.ts';
import { classNames } from '#ui/class-names.ts';

interface PassCellProps {
  pass: Pass;
  currency: string;
}

/** One pass; all of it leads to the prices. */
export function PassCell({ pass, currency }: PassCellProps) {
  const { i18n } = useLingui();
  const { name, price, originalPrice, credits, days, savePercent, isPopular } = pass;
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[1fr_auto] content-start gap-x-4 gap-y-0.5 border-hair px-6 py-5.5 not-last:border-b md:p-8 md:not-last:border-r md:not-last:border-b-0',
        isPopular ? 'bg-solid text-on-solid hover:bg-solid-hover' : 'hover:bg-raised',
      )}
    >
      <h3 className="text-[1.375rem]">
        <Link
          to="/{-$lang}/pricing"
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-stencil focus-visible:after:-outline-offset-4"
        >
          {localized(name, i18n.locale)}
        </Link>
      </h3>
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
