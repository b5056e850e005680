import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Ruler } from '#ui/ruler.tsx';
import { type ActiveRun, leadingOutput, outputsOf, secondsLeft, shownPercent } from './run.ts';
import { lookingText, namedStages, stageOfManyText, stageOfOneText, stageText } from './stage-text.ts';
import { useNow } from './use-now.ts';

/** How far it is: in words, on the ruler, by its steps. */
export function RunProgress({ run, children }: { run: ActiveRun; children: ReactNode }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const outputs = outputsOf(run);
  const { number, stage } = leadingOutput(outputs);
  const texts = outputs.length > 1 ? stageOfManyText : stageOfOneText;
  const isLooking = stage === 'reading' && run.order.from === 'picture';
  const headline =
    run.phase === 'saving'
      ? t`Saving it`
      : i18n._({ ...(isLooking ? lookingText : texts[stage]), values: { number, total: outputs.length } });
  const seconds = secondsLeft(run, now);
  const current = (namedStages as readonly string[]).indexOf(stage);

  return (
    <div className="mt-5 grid gap-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <p role="status" className="font-semibold">
          {headline}
        </p>
        <p className="text-right text-ink-3 text-sm tabular-nums">
          {run.phase === 'drawing' && run.isOutOfTouch ? (
            <span className="text-warn">
              <Trans>The connection is lost. The drawing goes on, and appears once you are back.</Trans>
            </span>
          ) : (
            <>
              {i18n.number(shownPercent(run) / 100, { style: 'percent' })}
              {seconds !== null && (
                <span className="ml-3">
                  {plural(seconds, { one: 'about # second left', other: 'about # seconds left' })}
                </span>
              )}
            </>
          )}
        </p>
      </div>
      <Ruler label={t`Drawing`} percent={shownPercent(run)} text={headline} />
      <div className="flex items-center justify-between">
        <ol className="flex flex-wrap gap-x-3 gap-y-1 whitespace-nowrap text-ink-3 text-sm md:gap-x-4">
          {namedStages.map((name, place) => (
            <li
              key={name}
              className={place === current ? 'font-semibold text-ink' : place < current ? 'text-ink-2' : ''}
            >
              {place < current && <span className="text-stencil">✓ </span>}
              {i18n._(stageText[name])}
            </li>
          ))}
        </ol>
        {children}
      </div>
    </div>
  );
}
