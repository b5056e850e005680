import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { languagePrefix } from '#lib/language.ts';
import { isPublicPath } from '#lib/public-path.ts';
import { onSessionChange } from '#lib/session.ts';
import { showToast } from '#ui/show-toast.ts';
import type { AppRouter } from './router.ts';

/** Asks people to log in again when their session ran out on a page that needs one, and leads them back after. */
export function followExpiredSession(router: AppRouter): void {
  onSessionChange((change, session) => {
    const { pathname, href } = router.state.location;
    if (change !== 'expired' || session || isPublicPath(pathname)) return;
    showToast({ id: 'session', kind: 'info', text: t`Your login has expired. Please log in again.` });
    router.navigate({
      to: '/{-$lang}/login',
      params: { lang: languagePrefix(i18n.locale) },
      state: { from: href },
    });
  });
}
