import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type Image, imageAtWidth, imageSources } from '#contract/image.ts';
import { Art, Pin, Stencil, Stock, sheetLook } from '#ui/pictures/art.tsx';
import { FadingArt } from '#ui/pictures/fading-art.tsx';

type View = 'artwork' | 'color' | 'stencil';

const sizes = '(min-width: 1320px) 600px, (min-width: 900px) 46vw, 88vw';

/** An image on a pinned sheet: as it was drawn, in colour where it has been drawn so, and as a stencil. */
export function ImageSheet({ image, title }: { image: Image; title: string }) {
  const { t } = useLingui();
  const [chosen, setView] = useState<View>('artwork');
  const { tattooUrl, colorUrl } = image;
  const { width, height } = image.dimensions;
  const view = chosen === 'color' && !colorUrl ? 'artwork' : chosen;
  const url = view === 'color' && colorUrl ? colorUrl : tattooUrl;
  const picture = (
    <FadingArt
      key={url}
      alt={view === 'stencil' ? t`${title}, as a stencil` : title}
      {...imageSources(url)}
      placeholder={image.placeholder}
      sizes={sizes}
      width={width}
      height={height}
      fetchPriority="high"
    />
  );
  const views: { view: View; label: string; thumb: ReactNode }[] = [
    { view: 'artwork', label: t`Artwork`, thumb: <Thumb url={tattooUrl} /> },
    ...(colorUrl ? [{ view: 'color' as const, label: t`In colour`, thumb: <Thumb url={colorUrl} /> }] : []),
    {
      view: 'stencil',
      label: t`Stencil`,
      thumb: (
        <Stencil>
          <Thumb url={tattooUrl} />
        </Stencil>
      ),
    },
  ];
  return (
    <div className="w-full max-w-[700px]">
      <div className={`moving-picture relative isolate p-[clamp(34px,4vw,56px)] ${sheetLook}`}>
        <Pin />
        <div className="relative max-h-[74dvh] w-full" style={{ aspectRatio: `${width} / ${height}` }}>
          {view === 'stencil' ? <Stencil>{picture}</Stencil> : picture}
        </div>
      </div>
      <fieldset className="mt-4.5">
        <legend className="sr-only">{t`View`}</legend>
        <div className="flex gap-3.5">
          {views.map((entry) => (
            <button
              key={entry.view}
              type="button"
              aria-pressed={entry.view === view}
              onClick={() => setView(entry.view)}
              className="group w-21 text-center font-medium text-sm leading-snug aria-pressed:font-bold"
            >
              <Stock className="mb-1.5 shadow-print outline-offset-2 outline-ink group-aria-pressed:outline-3">
                {entry.thumb}
              </Stock>
              {entry.label}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function Thumb({ url }: { url: string }) {
  return <Art alt="" src={imageAtWidth(url, 160)} width={160} height={160} className="absolute inset-0" />;
}
