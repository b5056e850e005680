import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { type Image, imageAtWidth } from '#contract/image.ts';
import { localized } from '#lib/language.ts';
import { Art, liftLook, PrintButton, Stock } from '#ui/pictures/art.tsx';
import { lineageQuery } from './lineage-query.ts';

interface LineageStripProps {
  image: Pick<Image, 'id' | 'parentImageId' | 'tattooUrl'>;
  onOpen: (earlier: Image) => void;
}

/** Where a design came from: the first of its line on the left, itself on the right. Nothing when it began anew. */
export function LineageStrip({ image, onOpen }: LineageStripProps) {
  const { t, i18n } = useLingui();
  const { data: ancestors } = useQuery(lineageQuery(image));
  if (image.parentImageId === null || ancestors?.length === 0) return null;
  const nameOf = ({ prompt, title }: Image) =>
    (typeof prompt === 'string' ? prompt : localized(prompt, i18n.locale)) ||
    (title ? localized(title, i18n.locale) : '');
  return (
    <section aria-label={t`Where this design came from`}>
      <h2 className="mb-2 font-semibold font-text text-sm tracking-normal">
        <Trans>Where this design came from</Trans>
      </h2>
      <div className="flex min-h-14 items-center gap-1.5 overflow-x-auto py-1 [scrollbar-width:none]">
        {ancestors?.toReversed().map((earlier) => (
          <Fragment key={earlier.id}>
            <PrintButton
              aria-label={nameOf(earlier)}
              title={nameOf(earlier)}
              onClick={() => onOpen(earlier)}
              className="w-14 flex-none"
            >
              <Stock className={liftLook}>
                <Art alt="" src={imageAtWidth(earlier.tattooUrl, 160)} loading="lazy" />
              </Stock>
            </PrintButton>
            <ChevronRight size={14} aria-hidden className="flex-none text-ink-3" />
          </Fragment>
        ))}
        <Stock className="w-14 flex-none outline-[2.5px] outline-ink -outline-offset-2">
          <Art alt={t`This design`} src={imageAtWidth(image.tattooUrl, 160)} />
        </Stock>
      </div>
    </section>
  );
}
