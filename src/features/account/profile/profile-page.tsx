import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { brand } from '#contract/brand.ts';
import { currentUserQuery } from '#lib/current-user.ts';
import { errorText } from '#lib/error-text.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { queryProblem } from '#lib/query-problem.ts';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { blankSheet } from './blank-sheet.tsx';
import { LoggedOut } from './logged-out.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

export function ProfilePage(shown: Omit<ComponentProps<typeof ProfileEditor>, 'user'>) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const query = useQuery(currentUserQuery(session?.userId));
  const { data: user, refetch, isFetching } = query;
  const problem = queryProblem(query);
  usePageMeta({ title: `${t`Your account`} · ${brand.name}` });

  if (!session) {
    return (
      <Page>
        <LoggedOut />
      </Page>
    );
  }
  if (user) {
    return (
      <Page>
        <ProfileEditor key={user.userId} user={user} {...shown} />
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
