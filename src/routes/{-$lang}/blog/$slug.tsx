import { createFileRoute } from '@tanstack/react-router';
import { PostPage } from '#features/blog/post-page.tsx';
import { postQuery } from '#features/blog/posts-query.ts';
import { Footer } from '#features/navigation/footer.tsx';
import { NotFoundPage } from '#features/navigation/not-found-page.tsx';

export const Route = createFileRoute('/{-$lang}/blog/$slug')({
  loader: ({ context, params }) => {
    context.queryClient.prefetchQuery(postQuery(params.slug));
  },
  component: Post,
});

function Post() {
  return (
    <>
      <PostPage slug={Route.useParams().slug} missing={<NotFoundPage />} />
      <Footer />
    </>
  );
}
