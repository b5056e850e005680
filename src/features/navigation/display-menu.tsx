import { useLingui } from '@lingui/react/macro';
import { Globe } from 'lucide-react';
import { useTheme } from '#lib/theme.ts';
import { Menu, MenuChoice, MenuSeparator } from '#ui/menu.tsx';
import { languageNames, languageOptions, useLanguage, useThemeOptions } from './display-choices.ts';

/** Language and theme. */
export function DisplayMenu() {
  const { t } = useLingui();
  const [language, chooseLanguage] = useLanguage();
  const [theme, chooseTheme] = useTheme();
  const { name, short } = languageNames[language];

  const trigger = (
    <button
      type="button"
      aria-label={t`Language and theme: ${name}`}
      className="hidden h-11 items-center gap-1.5 rounded-ctl px-2.5 font-medium text-ink-2 text-sm hover:bg-wash hover:text-ink md:inline-flex"
    >
      <Globe size={18} aria-hidden />
      {short}
    </button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuChoice label={t`Language`} value={language} options={languageOptions} onChange={chooseLanguage} />
      <MenuSeparator />
      <MenuChoice label={t`Theme`} value={theme} options={useThemeOptions()} onChange={chooseTheme} />
    </Menu>
  );
}
