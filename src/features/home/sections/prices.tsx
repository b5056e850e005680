import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PlanCatalog } from '#contract/plan-catalog.ts';
import { formatAmount } from '#lib/money.ts';
import { plansQuery } from '#lib/plans.ts';
import { useSession } from '#lib/session.ts';
import { buttonLook } from '#ui/button.tsx';
import { Blank } from '#ui/pictures/blank.tsx';
import { PassCell } from './pass-cell.tsx';

/** What it costs, from what is sold here; it leads to the prices, and to where everybody begins, which is free. */
export function Prices() {
  const { t } = useLingui();
  const { data: catalog } = useQuery(plansQuery);
  return (
    <section className="pt-(--section)">
      <h2 className="text-1 leading-tight">
        <Trans>Pay for the drawings you make</Trans>
      </h2>
      {catalog ? (
        <Offer catalog={catalog} />
      ) : (
        <Blank label={t`Loading the prices…`}>
          <span className="mt-8 block h-[440px] rounded-panel bg-skeleton md:h-56" />
        </Blank>
      )}
    </section>
  );
}

function Offer({ catalog }: { catalog: PlanCatalog }) {
  const isKnown = useSession() !== null;
  const { i18n } = useLingui();
  const { currency, freeCredits, plans } = catalog;
  const passes = plans.filter((plan) => plan.kind === 'pass');
  const monthly = plans.filter((plan) => plan.kind === 'membership' && plan.months === 1);
  const from = formatAmount(Math.min(...monthly.map(({ price }) => price)), currency, i18n.locale);
  return (
    <>
      <ul className="mt-8 overflow-hidden rounded-panel border-[1.5px] border-rule bg-sheet md:grid md:grid-cols-3">
        {passes.map((pass) => (
          <PassCell key={pass.code} pass={pass} currency={currency} />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <p className="max-w-[44em] text-ink-2">
          <Trans>Beginning costs nothing: a free account has {freeCredits} credits every month.</Trans>{' '}
          {monthly.length > 0 && <Trans>Memberships with monthly credits start at {from} a month.</Trans>}{' '}
          <Trans>Prices are in {currency}.</Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <Link to="/{-$lang}/pricing" className={buttonLook({ size: 'large' })}>
            <Trans>Compare the plans</Trans>
          </Link>
          <Link
            to={isKnown ? '/{-$lang}/create' : '/{-$lang}/register'}
            className={buttonLook({ size: 'large', variant: 'ghost' })}
          >
            {isKnown ? <Trans>Create a design</Trans> : <Trans>Open a free account</Trans>}
          </Link>
        </div>
      </div>
    </>
  );
}
