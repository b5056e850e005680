import { Trans, useLingui } from '@lingui/react/macro';
import { LoaderCircle, ScanEye } from 'lucide-react';
import type { ReactNode } from 'react';
import { searchText } from '../notices/search-text.ts';
import type { FilmNews } from './live-film.ts';

interface LiveStatusProps {
  news: FilmNews;
  isOn: boolean;
  hasTattoo: boolean;
}

/** In a few words, what is going on; a screen reader hears it, too. */
export function LiveStatus({ news, isOn, hasTattoo }: LiveStatusProps) {
  const { i18n } = useLingui();
  const { hasLooked, isHeld, isByModel, isWaiting, search } = news;
  const isLooking = !hasLooked || (isWaiting && !isHeld);
  const isBusy = !isOn || (hasTattoo && isLooking);
  let text: ReactNode;
  if (!isOn) text = <Trans>The camera is being turned on.</Trans>;
  else if (!hasTattoo) text = <Trans>Choose a tattoo to see it on your skin</Trans>;
  else if (isLooking) {
    text = (
      <>
        <Trans>Looking for skin</Trans>
        {search && <span className="opacity-75">{i18n._(searchText(search))}</span>}
      </>
    );
  } else if (isHeld) {
    text = isByModel ? (
      <Trans>The tattoo is on your skin</Trans>
    ) : (
      <Trans>The tattoo is on your skin, approximately. Tap where it shall lie</Trans>
    );
  } else
    text = (
      <Trans>No skin in sight. Hold an arm or a leg into the middle, in good light, or tap your skin</Trans>
    );
  return (
    <p role="status" className={badgeLook}>
      {isBusy ? (
        <LoaderCircle size={16} aria-hidden className="flex-none animate-spin motion-reduce:animate-none" />
      ) : (
        <ScanEye size={16} aria-hidden className="flex-none" />
      )}
      {text}
    </p>
  );
}

const badgeLook =
  'mx-auto flex w-fit max-w-[34em] items-center gap-2 rounded-[18px] bg-[#17181c]/90 px-4 py-2 font-semibold text-[#f2ede2] text-sm leading-snug';
