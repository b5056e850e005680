import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import { BriefFacts } from './brief-facts.tsx';
import { PackedPicture } from './packed-picture.tsx';
import { TrueSize } from './true-size.tsx';
import type { ArtistPackage } from './unpack.ts';

/** White ink would not be seen on white paper. */
const whiteInkGround = 'bg-[#7d7468] [print-color-adjust:exact]';

/** Below each other on the screen, on paper side by side. */
const pictureLook = 'min-w-0 md:col-start-1 print:flex-1 print:basis-0';

/** What came through a link: on the screen with all there is to know beside it, on paper at real size. */
export function OpenedPackage({ brief, pictures }: ArtistPackage) {
  const { t, i18n } = useLingui();
  const [isMirrored, setIsMirrored] = useState(false);
  const { design, stencil, photo } = pictures;
  const { size, title } = brief;
  const ground = brief.isWhiteInk ? whiteInkGround : 'bg-stock';
  const date = i18n.date(new Date(brief.packedAt), { dateStyle: 'long' });
  return (
    <>
      {/* Room for the scale bar below what is printed, on A4 and on Letter. */}
      <style>{'@page { margin: 0.7cm 1.3cm; }'}</style>
      <article className="mx-auto w-full max-w-[1080px] px-(--gutter) py-[clamp(28px,4vw,56px)] print:max-w-none print:p-0">
        <header className="mb-[clamp(20px,3vw,36px)] print:mb-5 print:border-rule print:border-b-[1.5px] print:pb-3">
          <h1 dir="auto" className="text-2 leading-tight wrap-anywhere print:text-[1.75rem]">
            {title || t`A tattoo idea`}
          </h1>
          <p className="mt-2 text-ink-2 text-md">
            <Trans>Packed on {date}</Trans>
          </p>
        </header>
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_320px] print:flex print:flex-wrap print:gap-5">
          {design && (
            <PackedPicture
              picture={design}
              label={t`The design`}
              name="tattoo-design"
              ground={ground}
              className={pictureLook}
            />
          )}
          <div className="grid content-start gap-6 md:sticky md:top-6 md:col-start-2 md:row-span-3 md:row-start-1 md:self-start print:static print:order-last print:basis-full print:gap-4">
            <BriefFacts brief={brief} picture={design ?? stencil} />
            <div className="grid gap-3 border-hair border-t pt-5 text-ink-2 text-sm print:hidden">
              {size && (
                <p>
                  <Trans>
                    It prints at real size, on A4 and on Letter: choose 100 %, and measure the scale bar.
                    Large designs take several sheets.
                  </Trans>
                </p>
              )}
              <p>
                <Trans>
                  It was encrypted where it was packed and opened on your device. {brand.name} cannot read it.
                </Trans>
              </p>
            </div>
          </div>
          {photo && (
            <PackedPicture
              picture={photo}
              label={t`The photo with the tattoo`}
              name="tattoo-photo"
              className={pictureLook}
            />
          )}
          {stencil && (
            <PackedPicture
              picture={stencil}
              label={t`The stencil`}
              name="tattoo-stencil"
              ground="bg-stock"
              isMirrored={isMirrored}
              className={design ? `${pictureLook} print:hidden` : pictureLook}
            >
              <SwitchRow
                label={<Trans>Mirrored</Trans>}
                hint={<Trans>For paper that is laid on face down. Thermal transfer paper needs none.</Trans>}
                checked={isMirrored}
                onChange={setIsMirrored}
              />
              <p className="text-ink-2 text-sm">
                {brief.isOutlineLayer ? (
                  <Trans>Its lines are those of the design’s own outline layer.</Trans>
                ) : (
                  <Trans>Its lines are traced from the picture: check them before you print.</Trans>
                )}
              </p>
            </PackedPicture>
          )}
        </div>
        <p className="mt-6 hidden text-ink-3 text-xs print:block">
          {t`Made with ${brand.name}. A starting point for your artist, who knows skin better.`}
        </p>
      </article>
      {design && (
        <TrueSize
          picture={design}
          size={size}
          label={t`The design`}
          ground={brief.isWhiteInk ? ground : ''}
        />
      )}
      {stencil && <TrueSize picture={stencil} size={size} label={t`The stencil`} isMirrored={isMirrored} />}
    </>
  );
}
