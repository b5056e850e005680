import { createFileRoute } from '@tanstack/react-router';
import { ImagePage } from '#features/library/image/image-page.tsx';
import { prefetchImage } from '#features/library/image/prefetch-image.ts';
import { Footer } from '#features/navigation/footer.tsx';
import { NotFoundPage } from '#features/navigation/not-found-page.tsx';
import { currentSession } from '#lib/session.ts';

export const Route = createFileRoute('/{-$lang}/image/$image')({
  loader: ({ context, params }) => {
    prefetchImage(context.queryClient, params.image, currentSession()?.userId);
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
