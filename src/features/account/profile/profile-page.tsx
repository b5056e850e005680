import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { brand } from '#contract/brand.ts';
import { currentUserQuery } from '#lib/current-user.ts';
import { errorText } from '#lib/error-text.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { queryProblem } from '#lib/query-problem.ts';
import { useSession } from '#lib/session.ts';
import { Button, buttonLook } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { RegisterMark, Stock } from '#ui/pictures/art.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

const blankSheet = (
  <Stock className="w-40 shadow-print">
    <RegisterMark className="text-print-blue!" />
  </Stock>
);

export function ProfilePage({ ordersPage }: { ordersPage: number }) {
  const { t, i18n } = useLingui();
  const { href } = useLocation();
  const session = useSession();
  const query = useQuery(currentUserQuery(session?.userId));
  const { data: user, refetch, isFetching } = query;
  const problem = queryProblem(query);
  usePageMeta({ title: `${t`Your account`} · ${brand.name}` });

  if (!session) {
    return (
      <Page>
        <Notice
          picture={blankSheet}
          title={<Trans>You are logged out</Trans>}
          text={<Trans>Log in to see your account.</Trans>}
        >
          <Link to="/{-$lang}/login" state={{ from: href }} className={buttonLook({ variant: 'solid' })}>
            <Trans>Log in</Trans>
          </Link>
        </Notice>
      </Page>
    );
  }
  if (user) {
    return (
      <Page>
        <ProfileEditor key={user.userId} user={user} ordersPage={ordersPage} />
      </Page>
    );
  }
  if (problem && !isFetching) {
    return (
      <Page>
        <Notice
          picture={blankSheet}
          title={<Trans>Your account did not load</Trans>}
          text={<span role="alert">{i18n._(errorText[problem.reason])}</span>}
        >
          <Button variant="solid" onClick={() => refetch()}>
            <Trans>Load again</Trans>
          </Button>
        </Notice>
      </Page>
    );
  }
  return (
    <Page>
      <ProfileSkeleton />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return <main className="grid min-h-[calc(100dvh-var(--header))]">{children}</main>;
}
