import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { drawnQuery } from './drawn-query.ts';

/** How many designs there are for everybody to see: the real number, or none. */
export function DrawnCounter() {
  const { i18n } = useLingui();
  const { data } = useQuery(drawnQuery);
  const number = data && data.count > 0 ? new Intl.NumberFormat(i18n.locale).format(data.count) : null;
  return (
    <p className="mt-5.5 flex min-h-10 items-center gap-3.5 text-ink-2 text-sm leading-snug">
      {number && (
        <>
          <span
            role="img"
            aria-label={number}
            className="inline-flex gap-0.5 font-[640] font-display text-[1.375rem] leading-none [font-feature-settings:'lnum','tnum']"
          >
            {[...number].map((character, place) => (
              <span key={place} aria-hidden className={/\d/.test(character) ? digitLook : 'self-end pb-0.5'}>
                {character}
              </span>
            ))}
          </span>
          <Trans>designs for everybody to look at</Trans>
        </>
      )}
    </p>
  );
}

const digitLook =
  'relative grid h-9 w-[25px] place-items-center rounded-[3px] bg-solid text-on-solid after:absolute after:inset-x-0 after:top-1/2 after:border-board after:border-t after:opacity-35';
