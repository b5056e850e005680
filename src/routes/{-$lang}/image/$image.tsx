import { createFileRoute } from '@tanstack/react-router';
import { ImagePage } from '#features/library/image/image-page.tsx';
import { imageQuery } from '#features/library/images-query.ts';
import { Footer } from '#features/navigation/footer.tsx';
import { NotFoundPage } from '#features/navigation/not-found-page.tsx';
import { currentSession } from '#lib/session.ts';

export const Route = createFileRoute('/{-$lang}/image/$image')({
  loader: ({ context, params }) => {
    context.queryClient.prefetchQuery(imageQuery(params.image, currentSession()?.userId));
  },
  component: Image,
});

function Image() {
  return (
    <>
      <ImagePage imageId={Route.useParams().image} missing={<NotFoundPage />} />
      <Footer />
    </>
  );
}
