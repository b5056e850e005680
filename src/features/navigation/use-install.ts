import { useLingui } from '@lingui/react';
import { useNavigate } from '@tanstack/react-router';
import { askToInstall, type InstallWay, useInstallWay } from '#lib/install.ts';
import { languagePrefix } from '#lib/language.ts';
import { devicePage } from './pages.ts';

/** Whether the app can be installed here, and what does it: the browser's question, else the page that says how. */
export function useInstall(): { way: InstallWay; install: () => unknown } {
  const { i18n } = useLingui();
  const way = useInstallWay();
  const navigate = useNavigate();
  const params = { lang: languagePrefix(i18n.locale) };
  const toSteps = () => navigate({ to: devicePage.to, params, hash: 'install' });
  return { way, install: way === 'prompt' ? askToInstall : toSteps };
}
