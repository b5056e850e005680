import { i18n } from '@lingui/core';
import { createFileRoute } from '@tanstack/react-router';
import type { Language } from '#contract/language.ts';
import { BlogPage } from '#features/blog/blog-page.tsx';
import { readBlogSearch } from '#features/blog/blog-search.ts';
import { postsQuery } from '#features/blog/posts-query.ts';
import { Footer } from '#features/navigation/footer.tsx';

export const Route = createFileRoute('/{-$lang}/blog/')({
  validateSearch: readBlogSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { page = 1 } }) => {
    context.queryClient.prefetchQuery(postsQuery(page, i18n.locale as Language));
  },
  component: Blog,
});

function Blog() {
  const { page = 1 } = Route.useSearch();
  return (
    <>
      <BlogPage page={page} />
      <Footer />
    </>
  );
}
