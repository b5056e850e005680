import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ArtistBrief } from '#contract/artist-brief.ts';
import { useNumber } from '#lib/use-number.ts';
import type { PictureFile } from './picture-file.ts';

interface BriefFactsProps {
  brief: ArtistBrief;
  /** What the size is of. */
  picture: PictureFile | undefined;
}

/** What there is to know, in words. All of it is shown as the text that it is. */
export function BriefFacts({ brief, picture }: BriefFactsProps) {
  const { place, notes, size: of, inks, isWhiteInk } = brief;
  const { t, i18n } = useLingui();
  const number = useNumber(1);
  const percent = (share: number) => i18n.number(share, { style: 'percent' });
  const high = picture && of ? (of.widthCm * picture.height) / picture.width : 0;
  const size = t`${number(of?.widthCm ?? 0)} × ${number(high)} cm`;
  return (
    <>
      <dl className="grid print:grid-cols-2 print:gap-x-8">
        {place && (
          <Fact label={<Trans>Where on the body</Trans>}>
            <span dir="auto">{place}</span>
          </Fact>
        )}
        {of && (
          <>
            <Fact label={<Trans>Size</Trans>}>
              {of.isMeasured ? t`${size}, measured on the photo` : t`${size}, as wished`}
            </Fact>
            <Fact label={<Trans>Thinnest lines</Trans>}>{t`${number(of.thinLineMm)} mm`}</Fact>
            <Fact label={<Trans>Lines under 0.35 mm</Trans>}>{percent(of.tooThin)}</Fact>
            <Fact label={<Trans>Gaps that will close</Trans>}>{percent(of.closing)}</Fact>
          </>
        )}
        {(inks.length > 0 || isWhiteInk) && (
          <Fact label={<Trans>Inks</Trans>}>
            {isWhiteInk ? <Trans>White ink</Trans> : <Inks inks={inks} />}
          </Fact>
        )}
      </dl>
      {notes && (
        <section>
          <h2 className="mb-2 text-3">
            <Trans>Notes</Trans>
          </h2>
          <p dir="auto" className="whitespace-pre-wrap text-md leading-normal wrap-anywhere">
            {notes}
          </p>
        </section>
      )}
    </>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[9.5em_minmax(0,1fr)] gap-3 border-hair border-t py-2.5 first:border-t-0 print:py-1.5 print:first:border-t">
      <dt className="text-ink-3 text-sm leading-normal">{label}</dt>
      <dd className="text-md leading-normal wrap-anywhere">{children}</dd>
    </div>
  );
}

function Inks({ inks }: Pick<ArtistBrief, 'inks'>) {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
      {inks.map(({ colour, share }) => (
        <li key={colour} className="flex items-center gap-2 text-sm tabular-nums">
          <i
            aria-hidden
            className="size-5 flex-none rounded-inner border border-line [print-color-adjust:exact]"
            style={{ backgroundColor: colour }}
          />
          {colour} {i18n.number(share, { style: 'percent' })}
        </li>
      ))}
    </ul>
  );
}
