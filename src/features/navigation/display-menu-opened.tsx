import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { languagePrefix } from '#lib/language.ts';
import { useTheme } from '#lib/theme.ts';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { languageOptions, useLanguage, useThemeOptions } from './display-choices.ts';
import { devicePage } from './pages.ts';
import { useInstall } from './use-install.ts';

export function DisplayMenuOpened({ trigger }: { trigger: ReactElement }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { way, install } = useInstall();
  const params = { lang: languagePrefix(i18n.locale) };
  const [language, chooseLanguage] = useLanguage();
  const [theme, chooseTheme] = useTheme();
  return (
    <Menu trigger={trigger}>
      <MenuChoice label={t`Language`} value={language} options={languageOptions} onChange={chooseLanguage} />
      <MenuSeparator />
      <MenuChoice label={t`Theme`} value={theme} options={useThemeOptions()} onChange={chooseTheme} />
      <MenuSeparator />
      {way && <MenuItem onPress={install}>{t`Install the app`}</MenuItem>}
      <MenuItem onPress={() => navigate({ to: devicePage.to, params })}>{i18n._(devicePage.label)}</MenuItem>
    </Menu>
  );
}
