import { createFileRoute } from '@tanstack/react-router';
import { CategoriesPage } from '#features/library/categories-page.tsx';
import { readLibrarySearch } from '#features/library/library-search.ts';
import { Footer } from '#features/navigation/footer.tsx';
import { categoriesQuery } from '#lib/categories.ts';

export const Route = createFileRoute('/{-$lang}/categories/')({
  validateSearch: readLibrarySearch,
  loader: ({ context }) => {
    // Only begins it: the page says itself that it is waiting.
    context.queryClient.prefetchQuery(categoriesQuery);
  },
  component: Categories,
});

function Categories() {
  const navigate = Route.useNavigate();
  return (
    <>
      <CategoriesPage
        search={Route.useSearch()}
        onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
      />
      <Footer />
    </>
  );
}
