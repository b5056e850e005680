import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type Language, languages } from '#contract/language.ts';
import { languagePrefix, saveLanguage } from '#lib/language.ts';
import type { Theme } from '#lib/theme.ts';

/** Languages go by the names that they give themselves. */
export const languageNames: Record<Language, { name: string; short: string; tag: string }> = {
  en: { name: 'English', short: 'EN', tag: 'en' },
  zh: { name: '中文', short: '中文', tag: 'zh-Hans' },
  ja: { name: '日本語', short: '日本語', tag: 'ja' },
};

export const languageOptions = languages.map((value) => ({
  value,
  label: languageNames[value].name,
  lang: languageNames[value].tag,
}));

/** The language spoken now, and how to go on with this very page in another. */
export function useLanguage(): [Language, (language: Language) => void] {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const choose = (language: Language) => {
    saveLanguage(language);
    navigate({
      to: '.',
      params: (params) => ({ ...params, lang: languagePrefix(language) }),
      search: true,
      hash: true,
      state: true,
      resetScroll: false,
    });
  };
  return [i18n.locale as Language, choose];
}

export function useThemeOptions(): { value: Theme; label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'system', label: t`As the system` },
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
  ];
}
