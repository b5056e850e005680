import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { GeneratedImage } from '#contract/image.ts';
import type { Page } from '#contract/page.ts';

/** An image as lists have it: of one's own, or of the library. */
export type ListedImage = Pick<GeneratedImage, 'id'> & Partial<GeneratedImage>;
type Edit = (images: ListedImage[]) => ListedImage[];

/** Changes images in whatever lists they were fetched with. Returns what puts those lists back. */
export function editImages(queryClient: QueryClient, edit: Edit): () => void {
  const before: [readonly unknown[], unknown][] = [];
  for (const query of queryClient.getQueryCache().getAll()) {
    const data = query.state.data;
    const edited = editedData(data, edit);
    if (edited === data) continue;
    before.push([query.queryKey, data]);
    // Still as old as it was: what is due to be fetched anew stays due.
    queryClient.setQueryData(query.queryKey, edited, { updatedAt: query.state.dataUpdatedAt });
  }
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}

function editedData(data: unknown, edit: Edit): unknown {
  if (isPage(data)) return editedPage(data, edit);
  if (!isPaged(data)) return data;
  const pages = data.pages.map((page) => editedPage(page, edit));
  if (pages.every((page, place) => page === data.pages[place])) return data;
  const gone = sum(data.pages) - sum(pages);
  return {
    ...data,
    pages: pages.map((page) => {
      const { total } = page.pagination;
      return { ...page, pagination: { ...page.pagination, total: Math.max(0, total - gone) } };
    }),
  };
}

function editedPage(page: Page<ListedImage>, edit: Edit): Page<ListedImage> {
  const data = edit(page.data);
  const isSame = data.length === page.data.length && data.every((image, place) => image === page.data[place]);
  return isSame ? page : { ...page, data };
}

const sum = (pages: Page<ListedImage>[]) => pages.reduce((count, { data }) => count + data.length, 0);

function isPaged(data: unknown): data is InfiniteData<Page<ListedImage>> {
  const pages = (data as Partial<InfiniteData<unknown>> | undefined)?.pages;
  return Array.isArray(pages) && pages.every(isPage);
}

function isPage(data: unknown): data is Page<ListedImage> {
  const { data: things, pagination } = (data ?? {}) as Partial<Page<unknown>>;
  return Array.isArray(things) && pagination !== undefined && things.every(isImage);
}

const isImage = (thing: unknown): thing is ListedImage =>
  typeof (thing as Partial<ListedImage> | null)?.tattooUrl === 'string';
