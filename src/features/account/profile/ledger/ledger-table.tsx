import { Trans, useLingui } from '@lingui/react/macro';
import type { CreditEntry } from '#contract/credit.ts';
import { creditEntryText, creditSourceText } from '#contract/credit-text.ts';
import type { Language } from '#contract/language.ts';
import { usePlanName } from '../../plan-name.ts';

/** Each line says what happened, what it did to the balance, and what was left. On phones the time stands below. */
export function LedgerTable({ entries }: { entries: CreditEntry[] }) {
  return (
    <table className="w-full border-collapse text-left text-md">
      <thead className="text-ink-3 text-xs">
        <tr className="*:pr-4 *:pb-2 *:font-medium">
          <th scope="col">
            <Trans>What</Trans>
          </th>
          <th scope="col" className="hidden sm:table-cell">
            <Trans>Time</Trans>
          </th>
          <th scope="col" className="text-right">
            <Trans>Change</Trans>
          </th>
          <th scope="col" className="pr-0! text-right">
            <Trans>Balance</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <LedgerRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function LedgerRow({ entry }: { entry: CreditEntry }) {
  const { t, i18n } = useLingui();
  const planName = usePlanName();
  const language = i18n.locale as Language;
  const { kind, source, credits, change, balance, createdAt } = entry;
  const origin = creditSourceText(source, language, planName);
  const time = i18n.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' });
  const signed = i18n.number(change, { signDisplay: 'exceptZero' });
  const count = i18n.number(credits);
  return (
    <tr className="border-hair border-t align-top *:py-3 *:pr-4">
      <th scope="row" className="font-normal">
        <span className="block font-semibold leading-snug">{creditEntryText(entry, language, planName)}</span>
        {kind !== 'grant' && (
          <span className="block text-ink-2 text-sm">
            {kind === 'spend' ? t`${count} of: ${origin}` : t`Of: ${origin}`}
          </span>
        )}
        <span className="block text-ink-3 text-sm sm:hidden">{time}</span>
      </th>
      <td className="hidden whitespace-nowrap text-ink-2 text-sm sm:table-cell">{time}</td>
      <td
        className={`whitespace-nowrap text-right font-semibold tabular-nums ${change > 0 ? 'text-ok' : change === 0 ? 'text-ink-3' : ''}`}
      >
        {signed}
      </td>
      <td className="whitespace-nowrap pr-0! text-right tabular-nums">{i18n.number(balance)}</td>
    </tr>
  );
}
