import { useLingui } from '@lingui/react';

/** When a post was published, as the reader's language writes it. */
export function PostDate({ publishedAt }: { publishedAt: string | null }) {
  const { i18n } = useLingui();
  if (!publishedAt) return null;
  const format = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long' });
  return <time dateTime={publishedAt}>{format.format(new Date(publishedAt))}</time>;
}
