import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '#lib/current-user.ts';
import { loadMessages } from '#lib/i18n.ts';
import { buttonLook } from '#ui/button.tsx';
import { OnDemand } from '#ui/on-demand.tsx';
import { Portrait } from '#ui/pictures/portrait.tsx';
import { CreditBadge } from './credit-badge.tsx';

/** The header's end: what one has and who one is, or the way in. */
export function AccountControls({ onCreditsNeeded }: { onCreditsNeeded: () => void }) {
  const { t } = useLingui();
  const user = useCurrentUser();
  if (user === undefined) return <span className="w-28" aria-hidden />;
  if (user === null) {
    return (
      <Link to="/{-$lang}/login" className={`${buttonLook()} md:min-h-10!`}>
        <Trans>Log in</Trans>
      </Link>
    );
  }

  const { username } = user;
  return (
    <>
      <CreditBadge credits={user.credits} onNeeded={onCreditsNeeded} />
      <OnDemand
        load={async () => {
          const [part] = await Promise.all([import('./account-menu-opened.tsx'), loadMessages('rest')]);
          return part.AccountMenuOpened;
        }}
        opened={{ user }}
        trigger={
          <button
            type="button"
            aria-haspopup="menu"
            aria-label={t`Account of ${username}`}
            className="hidden size-11 place-items-center rounded-full md:grid"
          >
            <Portrait
              name={username}
              picture={user.avatar}
              className="size-9 rounded-full border border-line text-[1.0625rem]"
            />
          </button>
        }
      />
    </>
  );
}
