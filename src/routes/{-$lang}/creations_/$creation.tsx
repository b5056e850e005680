import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useHistory } from '#features/generate/history/use-history.ts';
import { BlankImage } from '#features/library/image/blank-image.tsx';
import { LoadFailure } from '#features/library/load-failure.tsx';
import { Footer } from '#features/navigation/footer.tsx';
import { NotFoundPage } from '#features/navigation/not-found-page.tsx';
import { useOnPricing } from '#features/pricing/overlay/pricing-provider.tsx';
import { CreationPage } from '#features/viewer/creation-page.tsx';
import { loadMessages } from '#lib/i18n.ts';
import { imageQuery } from '#lib/image-query.ts';
import { currentSession } from '#lib/session.ts';
import { useViewer } from '../-viewer/use-viewer.tsx';

export const Route = createFileRoute('/{-$lang}/creations_/$creation')({
  loader: ({ context, params }) => {
    context.queryClient.prefetchQuery(imageQuery(params.creation, currentSession()?.userId));
    return Promise.all([loadMessages('viewer'), loadMessages('creations')]);
  },
  component: Creation,
});

function Creation() {
  const { t } = useLingui();
  const { creation: id } = Route.useParams();
  const navigate = Route.useNavigate();
  const history = useHistory();
  const onPricing = useOnPricing();
  const { query, props, isMissing } = useViewer(id, history, {
    turnTo: ({ id: creation }) => navigate({ params: (before) => ({ ...before, creation }), replace: true }),
    leave: () => navigate({ to: '/{-$lang}/create' }),
    onPricing,
  });
  return (
    <>
      {props ? (
        <CreationPage {...props} />
      ) : isMissing ? (
        <NotFoundPage />
      ) : (
        <main className="mx-auto w-full max-w-[1320px] px-(--gutter) pt-5 md:pt-8">
          {query.error ? <LoadFailure title={t`This design did not load`} query={query} /> : <BlankImage />}
        </main>
      )}
      <Footer />
    </>
  );
}
