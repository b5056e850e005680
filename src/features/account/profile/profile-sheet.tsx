import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Droplet, Images } from 'lucide-react';
import type { User } from '#contract/account.ts';
import { textLinkLook } from '#ui/text-link.tsx';
import { AvatarField } from './avatar-field.tsx';
import type { Avatar } from './use-avatar.ts';

/** Who one is, at the head of the profile. */
export function ProfileSheet({ user, avatar }: { user: User; avatar: Avatar }) {
  const { credits } = user;
  return (
    <section
      aria-labelledby="profile-name"
      className="relative rounded-print bg-sheet px-8 pt-10 pb-8 shadow-lift before:pointer-events-none before:absolute before:inset-3.5 before:border-[1.5px] before:border-rule before:outline-1 before:outline-rule before:-outline-offset-[5px] max-md:grid max-md:grid-cols-[120px_minmax(0,1fr)] max-md:gap-x-5 max-[379px]:grid-cols-[88px_minmax(0,1fr)] max-[379px]:gap-x-4 max-[379px]:px-7"
    >
      <span
        aria-hidden
        className="absolute top-[5px] left-1/2 z-1 size-[9px] -translate-x-1/2 rounded-full bg-accent shadow-[0_2px_2px_rgb(60_40_20/.35),inset_-1px_-1px_0_rgb(0_0_0/.2)]"
      />
      <AvatarField user={user} avatar={avatar} />
      <div className="relative min-w-0 md:mt-5 md:text-center">
        <h2 id="profile-name" className="text-[1.25rem] leading-tight wrap-anywhere md:text-[1.5rem]">
          {user.username}
        </h2>
        <p className="mt-1 text-ink-2 text-sm wrap-anywhere">
          <BreakableEmail email={user.email} />
        </p>
        <p className="mt-3 flex flex-wrap gap-x-5 md:justify-center">
          <Link to="/{-$lang}/profile/credits" className={entryLook}>
            <Droplet size={18} aria-hidden className="text-accent" />
            <Plural value={credits} one="# credit" other="# credits" />
          </Link>
          <Link to="/{-$lang}/creations" className={entryLook}>
            <Images size={18} aria-hidden />
            <Trans>My creations</Trans>
          </Link>
        </p>
      </div>
    </section>
  );
}

const entryLook = `inline-flex min-h-11 items-center gap-2 whitespace-nowrap font-semibold text-md tabular-nums ${textLinkLook}`;

/** Where it is too long for one line, the second one begins with the @. */
function BreakableEmail({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
