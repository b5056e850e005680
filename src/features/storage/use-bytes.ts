import { useLingui } from '@lingui/react';

/** Writes a size in the reader's language: kilobytes, megabytes from 1 MB on, gigabytes from 1 GB on. */
export function useBytes(): (bytes: number) => string {
  const { i18n } = useLingui();
  return (bytes) => {
    const [unit, size, digits] =
      bytes >= 1e9
        ? (['gigabyte', bytes / 1e9, 1] as const)
        : bytes >= 1e6
          ? (['megabyte', bytes / 1e6, 1] as const)
          : (['kilobyte', Math.ceil(bytes / 1e3), 0] as const);
    return i18n.number(size, { style: 'unit', unit, maximumFractionDigits: digits });
  };
}
