import { Trans } from '@lingui/react/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ForArtistPage } from '#features/for-artist/for-artist-page.tsx';
import { DisplayMenu } from '#features/navigation/display-menu.tsx';
import { HomeLink } from '#features/navigation/home-link.tsx';
import { PageLink } from '#features/navigation/page-link.tsx';
import { loadMessages } from '#lib/i18n.ts';
import { buttonLook } from '#ui/button.tsx';

export const Route = createFileRoute('/{-$lang}/for-artist/$link')({
  staticData: { isBare: true },
  loader: () => loadMessages('artist'),
  component: ForArtist,
});

function ForArtist() {
  const { link } = Route.useParams();
  // The key: no request carries what stands behind the #.
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <ForArtistPage
      id={link}
      sealKey={hash}
      brand={<HomeLink />}
      display={<DisplayMenu />}
      home={
        <PageLink to="/{-$lang}" className={buttonLook({ variant: 'solid' })}>
          <Trans>Go to the start</Trans>
        </PageLink>
      }
    />
  );
}
