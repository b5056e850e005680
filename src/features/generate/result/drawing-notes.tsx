import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { DrawingNotes as Notes } from '#contract/drawing.ts';
import type { Image } from '#contract/image.ts';
import { letteringName } from '#contract/lettering-name.ts';
import { LettersNote } from './letters-note.tsx';

/** Honest words about how the picture came to be: what it shows and leaves out, who drew it, whom it owes a mention. */
export function DrawingNotes({ image }: { image: Pick<Image, 'drawing' | 'type'> }) {
  const { drawing, type } = image;
  const { model } = drawing;
  return (
    <div className="grid gap-2 text-ink-3 text-xs leading-relaxed">
      {model ? <LettersNote drawing={drawing} /> : <Contents drawing={drawing} />}
      <p>
        {model ? (
          <Trans>Made by the AI image model {model}.</Trans>
        ) : drawing.variation?.isAfterParent ? (
          <Trans>Drawn by our Flash composer after the picture that it goes on from.</Trans>
        ) : type === 'image-to-image' ? (
          <Trans>Drawn by our Flash composer after your picture, not by an AI image model.</Trans>
        ) : (
          <Trans>Drawn by our Flash composer from a library of motifs, not by an AI image model.</Trans>
        )}
      </p>
      {drawing.credits.length > 0 && <Attributions credits={drawing.credits} />}
    </div>
  );
}

function Contents({ drawing: { understood, ignored, apart } }: { drawing: Notes }) {
  const { i18n, t } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  const nameOf = ({ word, motif, count, standIn, otherName }: Notes['understood'][number]) => {
    if (motif === letteringName) return t`“${word}” in letters`;
    if (standIn) return t`${standIn} for “${word}”`;
    const named = otherName ? t`${word} (${otherName})` : word;
    return count > 1 ? `${named} × ${count}` : named;
  };
  const drawn = list.format(
    understood.map((of) => {
      const named = nameOf(of);
      if (!of.brought) return named;
      const brought = list.format(of.brought);
      return t`${named} (with ${brought})`;
    }),
  );
  const missing = list.format(ignored);
  const loose = list.format(apart.map((phrase) => t`“${phrase}”`));
  return (
    <div className="grid gap-1 text-ink-2 text-sm">
      {understood.length > 0 && (
        <p>
          <Trans>Drawn: {drawn}</Trans>
        </p>
      )}
      {apart.length > 0 && (
        <p>
          <Trans>Drawn side by side: {loose}</Trans>
        </p>
      )}
      {ignored.length > 0 && (
        <p>
          <Trans>Not drawn: {missing}</Trans>
        </p>
      )}
    </div>
  );
}

function Attributions({ credits }: Pick<Notes, 'credits'>) {
  return (
    <details className="group">
      <summary className="-my-2 inline-flex min-h-11 items-center gap-1.5">
        <Trans>Motifs by others</Trans>
        <ChevronDown
          size={14}
          aria-hidden
          className="transition-transform duration-fast group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-1">
        {credits.map(({ title, author, license, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" target="_blank" className="underline underline-offset-3">
              {title}
            </a>
            , {author}, {license}
          </li>
        ))}
      </ul>
    </details>
  );
}
