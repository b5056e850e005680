import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Coloring } from '#contract/drawing.ts';
import type { GeneratedImage } from '#contract/image.ts';
import type { StyleReason } from '#contract/style-ids.ts';
import { localized } from '#lib/language.ts';
import { stylesQuery } from '../catalog-queries.ts';
import { isOnDevice } from '../device/device-drawing.ts';
import { timeAgo } from './time-ago.ts';

/** Style, colour, shape, age and visibility of an image in one line, and why nobody's choices became these. */
export function ImageLine({ image }: { image: GeneratedImage }) {
  const { t, i18n } = useLingui();
  const { data: styles } = useQuery(stylesQuery);
  const { styleId, ratio, drawing } = image;
  const coloring = drawing.coloring ?? (image.isColor ? 'colored' : 'chosen-black');
  const style = styles?.find(({ id }) => id === styleId);
  const styleTitle = style ? localized(style.title, i18n.locale) : t`Any style`;
  const color = coloring === 'colored' ? t`colour` : t`black and white`;
  const age = timeAgo(image.createdAt, Date.now(), i18n.locale) ?? t`just now`;
  const visibility = useVisibility(image);
  const picked = drawing.pickedStyle && i18n._(pickedText[drawing.pickedStyle]);
  const blackened = blackText[coloring] && i18n._(blackText[coloring]);
  return (
    <div className="grid gap-1 text-ink-3 text-sm">
      <p>{t`${styleTitle}, ${color}, ${ratio}. Made ${age}, ${visibility}.`}</p>
      {(picked || blackened) && <p>{[picked, blackened].filter(Boolean).join(' ')}</p>}
    </div>
  );
}

/** Who sees it. The library shows public designs of new accounts, and what has to be looked at first, later. */
function useVisibility(image: GeneratedImage): string {
  const { t, i18n } = useLingui();
  if (isOnDevice(image)) return t`only on this device`;
  if (!image.isPublic) return t`private`;
  const { listedAt } = image;
  if (listedAt === null) return t`public once it has been reviewed`;
  if (Date.parse(listedAt) <= Date.now()) return t`public`;
  const time = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(listedAt),
  );
  return t`public from ${time}`;
}

/** Why a style was picked where nobody chose one. */
const pickedText = {
  named: msg`No style was chosen: this is the one that your words name.`,
  letters: msg`No style was chosen: there were only words to write.`,
  small: msg`No style was chosen: this one is made for small tattoos.`,
  line: msg`No style was chosen: this one is made of lines.`,
  picture: msg`No style was chosen: this one suits pictures.`,
  suits: msg`No style was chosen: we picked one that suits your words.`,
} satisfies Record<StyleReason, unknown>;

/** Why there is no colour; whoever chose that himself need not be told. */
const blackText: Partial<Record<Coloring, ReturnType<typeof msg>>> = {
  'words-black': msg`Without colour, as your words say.`,
  'line-black': msg`Without colour, as one line is.`,
  'style-black': msg`Without colour, as this style is.`,
};
