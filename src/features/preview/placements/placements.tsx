import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { letterOf, mostKept } from '../try-on/kept-placements.ts';
import { usePreview } from '../use-preview.ts';
import { KeptSheet } from './kept-sheet.tsx';

/** The sheet of what is kept, and what can be done with each. */
export function Placements({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { tryOn, change } = usePreview();
  const kept = tryOn.kept ?? [];
  const next = letterOf(kept.length);
  return (
    <div className="grid gap-4">
      {kept.length > 0 ? (
        <KeptSheet kept={kept} />
      ) : (
        <p className="text-ink-2">
          <Trans>
            Keep this placement as A, try another, and keep that as B. Up to four stand side by side here.
          </Trans>
        </p>
      )}
      {kept.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2" aria-label={t`Kept placements`}>
          {kept.map((tattoos, place) => {
            const letter = letterOf(place);
            return (
              <li
                key={letter}
                className="flex items-center gap-2 rounded-inner border border-hair py-1 pr-1 pl-3"
              >
                <b className="font-semibold">{letter}</b>
                <span className="min-w-0 flex-1 truncate text-ink-3 text-sm">
                  {tattoos.map(({ name }) => name).join(', ')}
                </span>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={t`Go on with ${letter}`}
                  onClick={() => {
                    change({ type: 'take-kept', place });
                    onDone();
                  }}
                >
                  <Trans>Go on with it</Trans>
                </Button>
                <IconButton
                  label={t`Remove ${letter}`}
                  onClick={() => change({ type: 'forget-kept', place })}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {kept.length < mostKept ? (
        <Button
          className="w-fit"
          variant={kept.length < 2 ? 'solid' : 'outline'}
          disabled={tryOn.tattoos.length === 0}
          onClick={() => change({ type: 'keep' })}
        >
          <Plus size={18} aria-hidden />
          <Trans>Keep this one as {next}</Trans>
        </Button>
      ) : (
        <p className="text-ink-3 text-sm">
          <Trans>Four are kept. Remove one to keep another.</Trans>
        </p>
      )}
    </div>
  );
}
