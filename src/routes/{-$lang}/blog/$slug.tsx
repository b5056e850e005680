import { createFileRoute } from '@tanstack/react-router';
import { PostPage } from '#features/blog/post-page.tsx';
import { Footer } from '#features/navigation/footer.tsx';
import { NotFoundPage } from '#features/navigation/not-found-page.tsx';

export const Route = createFileRoute('/{-$lang}/blog/$slug')({ component: Post });

function Post() {
  return (
    <>
      <PostPage slug={Route.useParams().slug} missing={<NotFoundPage />} />
      <Footer />
    </>
  );
}
