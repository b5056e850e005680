import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { Button } from '#ui/button.tsx';

interface LoadMoreProps {
  shown: number;
  total: number | undefined;
  hasMore: boolean;
  isLoading: boolean;
  problem: AppError | null;
  onLoad: () => void;
}

/** How much of a list is there, and a button for the next part of it. */
export function LoadMore({ shown, total, hasMore, isLoading, problem, onLoad }: LoadMoreProps) {
  const { t, i18n } = useLingui();
  if (!hasMore) return null;
  return (
    <div className="grid justify-items-center gap-3 pt-10 text-center">
      {total !== undefined && (
        <p className="text-ink-3 text-sm tabular-nums" role="status">
          <Trans>
            {shown} of {total}
          </Trans>
        </p>
      )}
      {problem && (
        <p role="alert" className="font-medium text-err text-sm">
          {i18n._(errorText[problem.reason])}
        </p>
      )}
      <Button size="large" onClick={onLoad} busyLabel={isLoading && t`Loading…`}>
        {problem ? <Trans>Try again</Trans> : <Trans>Load more</Trans>}
      </Button>
    </div>
  );
}
