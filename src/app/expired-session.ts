import { i18n } from '@lingui/core';
import { errorText } from '#lib/error-text.ts';
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
    showToast({ id: 'session', kind: 'info', text: i18n._(errorText.SESSION_EXPIRED) });
    router.navigate({
      to: '/{-$lang}/login',
      params: { lang: languagePrefix(i18n.locale) },
      state: { from: href },
    });
  });
}
