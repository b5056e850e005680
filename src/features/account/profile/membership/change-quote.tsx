import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { formatAmount } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { Blank } from '#ui/pictures/blank.tsx';
import { changeQuoteQuery } from './change-quote-query.ts';
import { QuoteLines } from './quote-lines.tsx';
import { useChange } from './use-change.ts';

interface ChangeQuoteProps {
  planCode: string;
  /** The membership that is changed. */
  from: string;
  onDone: () => void;
}

/** What the change costs and when it begins, and the button that agrees to just that. */
export function ChangeQuote({ planCode, from, onDone }: ChangeQuoteProps) {
  const { t, i18n } = useLingui();
  const query = useQuery(changeQuoteQuery(planCode));
  const change = useChange(onDone);
  const { data: quote } = query;
  if (!quote) {
    if (!query.error) {
      return (
        <Blank label={t`Working out what it costs…`}>
          <span className="mt-5 block h-48 rounded-panel bg-skeleton" />
        </Blank>
      );
    }
    const cause = i18n._(errorText[toAppError(query.error).reason]);
    return (
      <div role="alert" className="mt-5 flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-2 text-md">{cause}</p>
        <Button onClick={() => query.refetch()} busyLabel={query.isFetching && t`Loading…`}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  const due = formatAmount(quote.dueNow, quote.currency, i18n.locale);
  const startDay = i18n.date(quote.startsAt, { dateStyle: 'long' });
  const problem = change.problem && i18n._(change.problem);
  return (
    <div className="mt-5 border-rule border-t-[1.5px] pt-4">
      <QuoteLines quote={quote} from={from} />
      <Button
        variant="commit"
        size="large"
        className="mt-5 w-full"
        onClick={() => change.start(quote)}
        busyLabel={change.isPending && t`Changing…`}
      >
        {quote.kind === 'upgrade' ? <Trans>Change now for {due}</Trans> : <Trans>Change on {startDay}</Trans>}
      </Button>
      <FieldError id="change-error">{problem}</FieldError>
    </div>
  );
}
