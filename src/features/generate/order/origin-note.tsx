import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { Origin } from './origin.ts';

interface OriginNoteProps {
  origin: Origin | null;
  onRemove: () => void;
}

/** Says that what is written next is drawn with the seed of an earlier design, until that is taken away. */
export function OriginNote({ origin, onRemove }: OriginNoteProps) {
  const { t } = useLingui();
  if (!origin || origin.seed === null) return null;
  const { seed } = origin;
  return (
    <div className="flex items-center gap-2.5 rounded-ctl bg-wash py-1 pr-1 pl-3 text-sm leading-snug">
      <KeyRound size={16} aria-hidden className="flex-none text-ink-2" />
      <p className="min-w-0 flex-1">
        <Trans>
          Keeps the seed <span className="tabular-nums">{seed}</span>: same chance, new words.
        </Trans>
      </p>
      <Button variant="ghost" size="small" aria-label={t`Let the seed go`} onClick={onRemove}>
        <X size={16} aria-hidden />
      </Button>
    </div>
  );
}
