import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/** Writes numbers in the reader's language, to at most that many digits after the point. */
export function useNumber(digits = 2): (value: number) => string {
  const { i18n } = useLingui();
  return useMemo(() => {
    const format = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: digits });
    return (value: number) => format.format(value);
  }, [i18n.locale, digits]);
}
