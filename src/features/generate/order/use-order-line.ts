import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { localized } from '#lib/language.ts';
import { stylesQuery } from '../catalog-queries.ts';
import type { Order } from './order.ts';

/** What an order says besides its words, in one line. */
export function useOrderLine({
  style,
  isColor,
  ratio,
  outputs,
}: Pick<Order, 'style' | 'isColor' | 'ratio' | 'outputs'>): string {
  const { t, i18n } = useLingui();
  const { data: styles } = useQuery(stylesQuery);
  const chosen = styles?.find(({ id }) => id === style);
  const styleTitle = chosen ? localized(chosen.title, i18n.locale) : t`NO Style`;
  const color = isColor ? t`colour` : t`black and white`;
  const designs = plural(outputs, { one: '# design', other: '# designs' });
  return t`${styleTitle}, ${color}, ${ratio}, ${designs}`;
}
