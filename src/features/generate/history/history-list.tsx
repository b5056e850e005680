import { Trans, useLingui } from '@lingui/react/macro';
import type { GeneratedImage } from '#contract/image.ts';
import { Button } from '#ui/button.tsx';
import { isActive, outputsOf, type Run } from '../run/run.ts';
import { BatchButton, RunButton } from './history-buttons.tsx';
import type { History } from './use-history.ts';

/** Phones show the latest only; the rest is for a page of its own. */
const onPhones = 10;

interface HistoryListProps {
  history: History;
  selectedBatchId: string | undefined;
  run: Run;
  /** Goes back from a design in the list to the generation at hand; null while that is shown. */
  onShowRun: (() => void) | null;
  onSelect: (image: GeneratedImage) => void;
  /** Opens a design to be looked at closely. */
  onOpen: (image: GeneratedImage) => void;
  className: string;
}

/** What was drawn before: a column at the side, on phones a strip. */
export function HistoryList({
  history,
  selectedBatchId,
  run,
  onShowRun,
  onSelect,
  onOpen,
  className,
}: HistoryListProps) {
  const { t } = useLingui();
  const { batches, isLoading, isMissing } = history;
  const isEmpty = batches.length === 0 && !isActive(run);
  return (
    <aside
      aria-label={t`History`}
      className={`md:overflow-auto md:border-hair md:border-l md:px-5 md:py-4.5 ${className} ${isEmpty ? 'max-md:hidden' : ''}`}
    >
      <h2 className="px-5 pb-2 font-semibold font-text text-sm tracking-normal md:px-0 md:pb-3">
        <Trans>History</Trans>
      </h2>
      <ul className="flex gap-2.5 overflow-auto px-5 py-1 [scrollbar-width:none] md:grid md:gap-3.5 md:overflow-visible md:p-0">
        {isActive(run) && (
          <li className={itemLook}>
            <RunButton outputs={outputsOf(run)} onPress={onShowRun} />
          </li>
        )}
        {batches.map((batch, place) => (
          <li key={batch.id} className={`${itemLook} ${place >= onPhones ? 'max-md:hidden' : ''}`}>
            <BatchButton
              batch={batch}
              isCurrent={batch.id === selectedBatchId}
              onPress={() => onSelect(batch.images[0])}
              onOpen={() => onOpen(batch.images[0])}
            />
          </li>
        ))}
        {isEmpty &&
          [1, 2, 3].map((place) => (
            <li
              key={place}
              className={`aspect-square rounded-print bg-skeleton ${isLoading ? 'animate-pulse motion-reduce:animate-none' : ''}`}
            />
          ))}
      </ul>
      {isEmpty && !isLoading && (
        <p className="pt-3 text-ink-3 text-xs leading-snug">
          {isMissing ? <Trans>Your designs did not load.</Trans> : <Trans>Your designs gather here.</Trans>}
        </p>
      )}
      {isMissing && (
        <Button size="small" onClick={history.loadAgain} className="mt-2 w-full">
          <Trans>Load again</Trans>
        </Button>
      )}
      {history.hasMore && (
        <Button
          variant="ghost"
          size="small"
          onClick={history.loadMore}
          busyLabel={history.isLoadingMore && t`Loading…`}
          className="mt-3 w-full max-md:hidden"
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </aside>
  );
}

const itemLook = 'w-16 flex-none md:w-auto';
