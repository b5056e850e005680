import { Trans, useLingui } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { ages } from '../panel/look-section.tsx';
import { partName } from './part-words.ts';
import { useCover } from './use-cover.ts';

/** How much is hidden now and later, and where it is not: in figures, bars and words. */
export function CoverFigures() {
  const { t, i18n } = useLingui();
  const { coverage, isMeasuring } = useCover();
  if (!coverage) {
    return (
      <p role="status" className="flex items-center gap-2 text-ink-2 text-sm">
        <LoaderCircle size={14} aria-hidden className="animate-spin motion-reduce:animate-none" />
        <Trans>Measuring what is hidden</Trans>
      </p>
    );
  }
  const { age, parts } = coverage;
  const label = (wanted: typeof age): string => {
    const named = ages.find(({ value }) => value === wanted);
    return named ? i18n._(named.label) : wanted;
  };
  const [fresh, lasting] = [percentOf(coverage.fresh), percentOf(coverage.lasting)];
  const [freshLabel, lastingLabel] = [label('fresh'), label(age)];
  const listed = (isUnderDesign: boolean): string =>
    parts
      .filter((part) => part.isUnderDesign === isUnderDesign)
      .map((part) => i18n._(partName(part)))
      .join(t`, `);
  const [pale, beside] = [listed(true), listed(false)];
  return (
    <div className={`grid gap-2.5 transition-opacity ${isMeasuring ? 'opacity-60' : ''}`}>
      <p className="font-semibold text-sm">
        <Trans>So much of the old ink is hidden</Trans>
      </p>
      <div aria-hidden className="grid gap-1.5">
        <Bar label={freshLabel} percent={fresh} />
        <Bar label={lastingLabel} percent={lasting} />
      </div>
      <div role="status" aria-busy={isMeasuring} className="grid gap-1 text-sm">
        <p className="sr-only">
          <Trans>
            Of the old ink the design hides: {freshLabel} {fresh} %, {lastingLabel} {lasting} %.
          </Trans>
        </p>
        {pale && (
          <p>
            <Trans>
              Must be darker: <b className="font-semibold">{pale}</b>
            </Trans>
          </p>
        )}
        {beside && (
          <p>
            <Trans>
              Not reached by the design: <b className="font-semibold">{beside}</b>
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
}

function Bar({ label, percent }: { label: string; percent: number }) {
  return (
    <p className="grid grid-cols-[5.5rem_minmax(0,1fr)_3.25rem] items-center gap-2 text-sm">
      <span className="text-ink-2">{label}</span>
      <span className="h-2 overflow-hidden rounded-full bg-[#FF6A13]">
        <span
          className="block h-full bg-[#4A6FE3] transition-[width] duration-base ease-out motion-reduce:transition-none"
          style={{ width: `${percent}%` }}
        />
      </span>
      <span className="text-right font-semibold tabular-nums">
        <Trans>{percent} %</Trans>
      </span>
    </p>
  );
}

/** Whole percents; only what is hidden all over is 100. */
export function percentOf(share: number): number {
  return Math.floor(100 * share + 1e-6);
}
