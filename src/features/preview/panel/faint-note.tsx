import { Trans } from '@lingui/react/macro';
import type { Tattoo } from '../try-on/try-on.ts';
import { useFaintInk } from './use-faint-ink.ts';

/** From so much of the ink on it is worth a note. */
const noted = 0.12;

/** Says what of a tattoo this skin will swallow. */
export function FaintNote({ tattoo }: { tattoo: Tattoo }) {
  const faint = useFaintInk(tattoo);
  if (!faint || faint.share < noted) return <p role="status" className="sr-only" />;
  const { isWhiteInk } = tattoo.look;
  const percent = Math.round(faint.share * 100);
  return (
    <div role="status" className="mt-2 grid gap-2 rounded-ctl border border-line bg-raised p-3 text-sm">
      <p>
        <Trans>On this skin {percent} % of the ink will hardly show once it has healed.</Trans>
      </p>
      {!isWhiteInk && faint.colours.length > 0 && (
        <p aria-hidden className="flex gap-1.5">
          {faint.colours.map((colour) => (
            <i
              key={colour}
              className="size-5 rounded-full border border-line"
              style={{ background: colour }}
            />
          ))}
        </p>
      )}
      <p className="text-ink-2">
        {isWhiteInk ? (
          <Trans>Bolder lines, or black ink, show better.</Trans>
        ) : (
          <Trans>Bolder lines, black, or white ink show better.</Trans>
        )}
      </p>
    </div>
  );
}
