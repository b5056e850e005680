import { Trans, useLingui } from '@lingui/react/macro';
import type { DrawingNotes } from '#contract/drawing.ts';

/** What was written on a model's picture, and what could not be. */
export function LettersNote({ drawing }: { drawing: DrawingNotes }) {
  const { i18n } = useLingui();
  const { isLettered = false, understood, ignored } = drawing;
  const word = understood[0]?.word;
  const missing = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(ignored);
  if (!isLettered && ignored.length === 0) return null;
  return (
    <div className="grid gap-1 text-ink-2 text-sm">
      {isLettered && (
        <p>
          {word ? (
            <Trans>“{word}” was set by our own typesetter, not by the model.</Trans>
          ) : (
            <Trans>The empty banner was drawn by us, not by the model.</Trans>
          )}
        </p>
      )}
      {ignored.length > 0 && (
        <p>
          <Trans>Not written, since none of our fonts has its characters: {missing}</Trans>
        </p>
      )}
    </div>
  );
}
