import { Trans } from '@lingui/react/macro';
import { LoaderCircle, Sparkle } from 'lucide-react';
import { useRef } from 'react';
import { fullTurn } from '#engine/skin/geometry/full-turn.ts';
import { Button } from '#ui/button.tsx';
import type { Tattoo } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';
import { percentOf } from './cover-figures.tsx';
import { useChangeWords } from './use-change-words.ts';
import { useCover } from './use-cover.ts';

/** With less hidden than that, it is said when no place nearby hides more. */
const enough = 0.95;

/** What would hide more: another size and place, and more ink; each is one tap, and one step to undo. */
export function CoverSuggestions({ tattoo }: { tattoo: Tattoo }) {
  const { alter } = usePreview();
  const { coverage, better, isLookingForBetter } = useCover();
  const changeWords = useChangeWords();
  const group = useRef<HTMLDivElement>(null);
  if (!coverage) return null;
  const now = percentOf(coverage.lasting);
  const placement = better?.placement;
  const [placed, strong] = [percentOf(better?.placed ?? 0), percentOf(better?.strong ?? 0)];
  const apply = (to: Parameters<typeof alter>[0]) => {
    alter(to);
    // The button goes with what it offered.
    group.current?.focus();
  };
  const isBest = better !== null && !placement && better.strong === undefined && coverage.lasting < enough;
  return (
    <div ref={group} tabIndex={-1} className="grid gap-2 outline-none">
      <div role="status" className="text-ink-2 text-sm empty:hidden">
        {isLookingForBetter && (
          <p className="flex items-center gap-2">
            <LoaderCircle size={14} aria-hidden className="animate-spin motion-reduce:animate-none" />
            <Trans>Looking for what hides more</Trans>
          </p>
        )}
        {isBest && (
          <Trans>
            No size or place nearby hides more. A darker design would, or solid black where it shows.
          </Trans>
        )}
      </div>
      {placement && (
        <Button
          size="small"
          variant="solid"
          className="h-auto py-2"
          onClick={() => apply({ placement: { ...placement, rotationDeg: fullTurn(placement.rotationDeg) } })}
        >
          <Sparkle size={16} aria-hidden className="flex-none" />
          <span className="grid gap-0.5 text-left">
            <span>
              <Trans>
                Cover better: {now} % → {placed} %
              </Trans>
            </span>
            <span className="font-normal opacity-80">{changeWords(tattoo.placement, placement)}</span>
          </span>
        </Button>
      )}
      {better?.strong !== undefined && (
        <Button
          size="small"
          className="h-auto py-2"
          onClick={() => apply({ look: { ...tattoo.look, opacity: 1 } })}
        >
          <Trans>
            Ink at full strength: {now} % → {strong} %
          </Trans>
        </Button>
      )}
    </div>
  );
}
