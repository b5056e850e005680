import { Trans } from '@lingui/react/macro';
import type { ArtistBrief } from '#contract/artist-brief.ts';
import { planPages } from '#engine/skin/stencil/print-pages.ts';
import { useObjectUrl } from '#lib/use-object-url.ts';
import { classNames } from '#ui/class-names.ts';
import type { PictureFile } from './picture-file.ts';

/** In cm. What is larger would take more than thirty sheets, and is printed to fit one. */
const widestPrint = 90;
const highestPrint = 120;
/** In cm, printed to fit. */
const fitting = { width: 18, height: 24 };

interface TrueSizeProps {
  picture: PictureFile;
  size: ArtistBrief['size'];
  label: string;
  ground?: string;
  isMirrored?: boolean;
}

/** Seen on paper alone: a picture at its real size, on as many sheets as it takes, of A4 or of Letter. */
export function TrueSize({ picture, size, label, ground, isMirrored }: TrueSizeProps) {
  const url = useObjectUrl(picture.file);
  const { widthCm, heightCm, isTrue } = printedSize(picture, size);
  const { pages, areaWidthCm, areaHeightCm } = planPages(widthCm, heightCm, 'either');
  const count = pages.length;
  if (!url) return null;
  return pages.map(({ row, column, leftCm, topCm }, place) => {
    const sheet = place + 1;
    return (
      <section key={`${row}/${column}`} className="hidden break-before-page break-inside-avoid print:block">
        <div
          className="relative overflow-hidden"
          style={{ width: `${areaWidthCm}cm`, height: `${areaHeightCm}cm` }}
        >
          <img
            src={url}
            alt={label}
            decoding="sync"
            className={classNames('absolute max-w-none', ground, isMirrored && '-scale-x-100')}
            style={{
              left: `${-leftCm}cm`,
              top: `${-topCm}cm`,
              width: `${widthCm}cm`,
              height: `${heightCm}cm`,
            }}
          />
        </div>
        <p className="mt-[.25cm] flex h-[.5cm] items-end gap-3 text-[.32cm] leading-none">
          {isTrue && <span className="h-[.22cm] w-[5cm] flex-none border-ink border-x border-b" />}
          {isTrue ? <Trans>5 cm at real size</Trans> : <Trans>To fit the sheet, not at real size</Trans>}
          <span className="ml-auto">
            {label}
            {count > 1 && (
              <>
                {', '}
                <Trans>
                  sheet {sheet} of {count}
                </Trans>
              </>
            )}
          </span>
        </p>
      </section>
    );
  });
}

function printedSize({ width, height }: PictureFile, size: ArtistBrief['size']) {
  const widthCm = size?.widthCm ?? Number.POSITIVE_INFINITY;
  const heightCm = (widthCm * height) / width;
  if (widthCm <= widestPrint && heightCm <= highestPrint) return { widthCm, heightCm, isTrue: true };
  const fitted = Math.min(fitting.width, (fitting.height * width) / height);
  return { widthCm: fitted, heightCm: (fitted * height) / width, isTrue: false };
}
