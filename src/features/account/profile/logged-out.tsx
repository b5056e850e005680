import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { buttonLook } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { blankSheet } from './blank-sheet.tsx';

/** For pages of an account whose login ended while they were open. */
export function LoggedOut() {
  const { href } = useLocation();
  return (
    <Notice
      picture={blankSheet}
      title={<Trans>You are logged out</Trans>}
      text={<Trans>Log in to see your account.</Trans>}
    >
      <Link to="/{-$lang}/login" state={{ from: href }} className={buttonLook({ variant: 'solid' })}>
        <Trans>Log in</Trans>
      </Link>
    </Notice>
  );
}
