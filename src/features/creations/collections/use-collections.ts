import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Collection, maxMovedImages } from '#contract/collection.ts';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { toAppError } from '#lib/app-error.ts';
import { editImages } from '#lib/changes/edit-images.ts';
import { errorText } from '#lib/error-text.ts';
import { foundCreations } from '#lib/own-images.ts';
import { showToast } from '#ui/show-toast.ts';
import { collectionsQuery } from './collections-query.ts';

interface Move {
  id: string;
  imageIds: readonly string[];
  /** Into the collection, or out of it. */
  isIn: boolean;
}

/** The account's collections, and what can be done to them. What is done shows at once, and is put back if refused. */
export function useCollections(account: string) {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const list = collectionsQuery(account);
  const query = useQuery(list);
  const onError = (error: unknown) =>
    showToast({ id: 'collections', kind: 'error', text: i18n._(errorText[toAppError(error).reason]) });
  const onSettled = () => {
    queryClient.invalidateQueries(list);
    queryClient.invalidateQueries({ queryKey: [foundCreations, account] });
  };
  const edit = (change: (collections: Collection[]) => Collection[]) => {
    const before = queryClient.getQueryData(list.queryKey);
    queryClient.setQueryData(list.queryKey, before && change(before));
    return () => queryClient.setQueryData(list.queryKey, before);
  };
  const create = useMutation({
    mutationFn: (name: string) => unwrapResponse(api.collections.$post({ json: { name } })),
    onSuccess: (created) => void edit((known) => [...known, created]),
    onSettled,
  });
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      unwrapResponse(api.collections[':id'].$put({ param: { id }, json: { name } })),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => unwrapResponse(api.collections[':id'].$delete({ param: { id } })),
    onMutate: (id) => edit((known) => known.filter((collection) => collection.id !== id)),
    onError: (error, _, putBack) => {
      putBack?.();
      onError(error);
    },
    onSettled,
  });
  const move = useMutation({
    mutationFn: async ({ id, imageIds, isIn }: Move) => {
      for (let from = 0; from < imageIds.length; from += maxMovedImages) {
        const some = imageIds.slice(from, from + maxMovedImages);
        const json = isIn ? { add: some } : { remove: some };
        await unwrapResponse(api.collections[':id'].images.$patch({ param: { id }, json }));
      }
    },
    onMutate: ({ id, imageIds, isIn }) => {
      const moved = new Set(imageIds);
      return editImages(queryClient, (images) =>
        images.map((image) => {
          if (!image.collectionIds || !moved.has(image.id)) return image;
          const others = image.collectionIds.filter((other) => other !== id);
          return { ...image, collectionIds: isIn ? [...others, id] : others };
        }),
      );
    },
    onError: (error, _, putBack) => {
      putBack?.();
      onError(error);
    },
    onSettled,
  });
  return { query, collections: query.data ?? [], create, rename, remove, move };
}

export type Collections = ReturnType<typeof useCollections>;
