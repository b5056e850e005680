import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { GeneratedImage } from '#contract/image.ts';
import { localized } from '#lib/language.ts';
import { stylesQuery } from '../catalog-queries.ts';
import { isOnDevice } from '../device/device-drawing.ts';
import { timeAgo } from './time-ago.ts';

/** Style, colour, age and visibility of an image, in one line. */
export function ImageLine({ image }: { image: GeneratedImage }) {
  const { t, i18n } = useLingui();
  const { data: styles } = useQuery(stylesQuery);
  const style = styles?.find(({ id }) => id === image.styleId);
  const styleTitle = style ? localized(style.title, i18n.locale) : t`Any style`;
  const color = image.isColor ? t`colour` : t`black and white`;
  const age = timeAgo(image.createdAt, Date.now(), i18n.locale) ?? t`just now`;
  const visibility = isOnDevice(image) ? t`only on this device` : image.isPublic ? t`public` : t`private`;
  return <p className="text-ink-3 text-sm">{t`${styleTitle}, ${color}. Made ${age}, ${visibility}.`}</p>;
}
