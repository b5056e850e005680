import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import { usePreview } from '../use-preview.ts';
import { CoverFigures } from './cover-figures.tsx';
import { CoverSuggestions } from './cover-suggestions.tsx';
import { MarkTools } from './mark-tools.tsx';
import { useCover } from './use-cover.ts';

/** An old tattoo is marked, and what is drawn over it is measured by what it hides. In a file of its own: few need it. */
export function CoverSection() {
  const { t } = useLingui();
  const { tryOn, tattoo, state, change } = usePreview();
  const { picture, isShown, setIsShown } = useCover();
  const { taps, strokes } = tryOn.oldInk;
  const isMarked = taps.length + strokes.length > 0;
  const { share, missed } = state.skin?.oldInk ?? { share: 0, missed: 0 };
  return (
    <div className="grid grid-cols-1 gap-3">
      {!isMarked && (
        <p className="text-ink-3 text-sm">
          <Trans>Mark an old tattoo, and see how much of it the design hides.</Trans>
        </p>
      )}
      <MarkTools />
      <p role="status" className={isMarked && missed > 0 ? 'text-sm' : 'sr-only'}>
        {isMarked && missed > 0 && (
          <Plural
            value={missed}
            one="# tap is on no old ink. Tap its darkest part, or paint over it."
            other="# taps are on no old ink. Tap its darkest part, or paint over it."
          />
        )}
      </p>
      {isMarked && share > 0 && (
        <>
          {tattoo ? (
            <>
              <CoverFigures />
              <CoverSuggestions tattoo={tattoo} />
            </>
          ) : (
            <p className="text-ink-2 text-sm">
              <Trans>Old ink is marked. Add a tattoo over it, or choose one on the photo.</Trans>
            </p>
          )}
          <div>
            <SwitchRow
              label={t`Show the old ink`}
              checked={isShown}
              disabled={!picture}
              onChange={setIsShown}
            />
            {isShown && (
              <p aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs">
                <Swatch colour="bg-[#FF6A13]">
                  <Trans>old ink that still shows</Trans>
                </Swatch>
                <Swatch colour="bg-[#4A6FE3]">
                  <Trans>old ink that is hidden</Trans>
                </Swatch>
              </p>
            )}
          </div>
        </>
      )}
      {isMarked && (
        <Button variant="ghost" size="small" onClick={() => change({ type: 'forget-ink' })}>
          <Trans>Clear the old ink's marks</Trans>
        </Button>
      )}
    </div>
  );
}

function Swatch({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      <i className={`size-3 rounded-full ${colour}`} />
      {children}
    </span>
  );
}
