import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { DrawingNotes as Notes } from '#contract/drawing.ts';
import type { GeneratedImage } from '#contract/image.ts';
import { engineQuery } from '../catalog-queries.ts';

/** Honest words about how the picture came to be: what was left out, who drew it, whom it owes a mention. */
export function DrawingNotes({ image }: { image: GeneratedImage }) {
  const { i18n } = useLingui();
  const { drawing, type } = image;
  const { data: engine } = useQuery(engineQuery);
  const ignored = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(drawing.ignored);
  return (
    <div className="grid gap-2 text-ink-3 text-xs leading-relaxed">
      {drawing.ignored.length > 0 && (
        <p className="text-ink-2 text-sm">
          <Trans>Not drawn: {ignored}</Trans>
        </p>
      )}
      {engine && (
        <p>
          {engine.isAi ? (
            <Trans>Made by an AI image model.</Trans>
          ) : type === 'image-to-image' ? (
            <Trans>Drawn by our Flash composer after your picture, not by an AI image model.</Trans>
          ) : (
            <Trans>Drawn by our Flash composer from a library of motifs, not by an AI image model.</Trans>
          )}
        </p>
      )}
      {drawing.credits.length > 0 && <Attributions credits={drawing.credits} />}
    </div>
  );
}

function Attributions({ credits }: Pick<Notes, 'credits'>) {
  return (
    <details className="group">
      <summary className="-my-2 inline-flex min-h-11 items-center gap-1.5">
        <Trans>Motifs by other hands</Trans>
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
