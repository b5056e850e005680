import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanCatalog } from '#contract/plan-catalog.ts';
import { localized } from '#lib/language.ts';
import { isMembership } from '../plan-terms.ts';

/** Free, passes and memberships side by side. Narrow screens push it sideways, with the first column in place. */
export function ComparisonTable({ catalog }: { catalog: PlanCatalog }) {
  const { i18n } = useLingui();
  const columns = useColumns(catalog);
  return (
    <div>
      <h2 id="comparison" className="text-2">
        <Trans>Side by side</Trans>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be pushed sideways can be so by keyboard. */}
      <section tabIndex={0} aria-labelledby="comparison" className="relative mt-6 overflow-x-auto">
        <table className="w-full min-w-[580px] table-fixed border-collapse text-center text-md">
          <thead>
            <tr className="border-rule border-b-[1.5px] align-bottom">
              <td className={`${firstLook} w-32 sm:w-[34%]`} />
              {columns.map(({ key, name }) => (
                <th key={key} scope="col" className="px-2 pb-3 font-display font-semibold text-lead">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={rowLook}>
              <th scope="row" className={firstLook}>
                <Trans>Credits</Trans>
              </th>
              {columns.map(({ key, credits }) => (
                <td key={key} className="px-2 py-3.5 font-semibold text-sm tabular-nums">
                  {credits}
                </td>
              ))}
            </tr>
            <Row
              name={<Trans>All styles, trying on, and PNG files</Trans>}
              columns={columns}
              has={() => true}
            />
            {catalog.benefits.map(({ code, text }) => (
              <Row
                key={code}
                name={localized(text, i18n.locale)}
                columns={columns}
                has={({ benefits }) => benefits.includes(code)}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface Column {
  key: string;
  name: ReactNode;
  credits: ReactNode;
  benefits: readonly string[];
}

/** A membership costs what it costs, but gives the same whether it is paid by the month or by the year. */
function useColumns({ freeCredits, plans }: PlanCatalog): Column[] {
  const { i18n } = useLingui();
  const passes = plans.filter((plan) => plan.kind === 'pass');
  const levels = plans.filter(isMembership).filter(({ months }) => months === 1);
  const credits = passes.map((pass) => pass.credits);
  const least = Math.min(...credits);
  const most = Math.max(...credits);
  const monthly = (count: number) => <Plural value={count} one="# a month" other="# a month" />;
  return [
    { key: 'free', name: <Trans>Free</Trans>, credits: monthly(freeCredits), benefits: [] },
    ...passes.slice(0, 1).map(({ benefits }) => ({
      key: 'pass',
      name: <Trans>A pass</Trans>,
      credits: (
        <Trans>
          {least}–{most} more
        </Trans>
      ),
      benefits,
    })),
    ...levels.map(({ code, name, creditsPerMonth, benefits }) => ({
      key: code,
      name: localized(name, i18n.locale),
      credits: monthly(creditsPerMonth),
      benefits,
    })),
  ];
}

interface RowProps {
  name: ReactNode;
  columns: Column[];
  has: (column: Column) => boolean;
}

function Row({ name, columns, has }: RowProps) {
  return (
    <tr className={rowLook}>
      <th scope="row" className={firstLook}>
        {name}
      </th>
      {columns.map((column) => (
        <td key={column.key} className="px-2 py-3.5">
          {has(column) ? <Yes /> : <No />}
        </td>
      ))}
    </tr>
  );
}

function Yes() {
  return (
    <>
      <Check size={20} aria-hidden className="mx-auto" />
      <span className="sr-only">
        <Trans>included</Trans>
      </span>
    </>
  );
}

function No() {
  return (
    <>
      <Minus size={20} aria-hidden className="mx-auto text-ink-3 opacity-60" />
      <span className="sr-only">
        <Trans>not included</Trans>
      </span>
    </>
  );
}

const rowLook = 'border-hair border-b';
const firstLook = 'sticky left-0 bg-paper py-3.5 pr-4 text-left font-medium';
