import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { textLinkLook } from '#ui/text-link.tsx';

export function WaysOut({ hasLogin = true }: { hasLogin?: boolean }) {
  return (
    <p className="mt-5 flex flex-wrap gap-x-5 text-ink-2 text-sm">
      {hasLogin && (
        <Link to="/{-$lang}/login" className={`inline-flex min-h-11 items-center ${textLinkLook}`}>
          <Trans>Back to the login</Trans>
        </Link>
      )}
      <Link to="/{-$lang}" className={`inline-flex min-h-11 items-center ${textLinkLook}`}>
        <Trans>Go to the start</Trans>
      </Link>
    </p>
  );
}
