import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useTheme } from '#lib/theme.ts';
import { Menu, MenuChoice, MenuSeparator } from '#ui/menu.tsx';
import { languageOptions, useLanguage, useThemeOptions } from './display-choices.ts';

export function DisplayMenuOpened({ trigger }: { trigger: ReactElement }) {
  const { t } = useLingui();
  const [language, chooseLanguage] = useLanguage();
  const [theme, chooseTheme] = useTheme();
  return (
    <Menu trigger={trigger}>
      <MenuChoice label={t`Language`} value={language} options={languageOptions} onChange={chooseLanguage} />
      <MenuSeparator />
      <MenuChoice label={t`Theme`} value={theme} options={useThemeOptions()} onChange={chooseTheme} />
    </Menu>
  );
}
