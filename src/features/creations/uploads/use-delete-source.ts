import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#ui/show-toast.ts';
import { undoMs } from '../actions/use-delete.ts';
import { sourcesQuery } from './sources-query.ts';

/** Deletes an uploaded picture at once, and offers to undo it. */
export function useDeleteSource(account: string) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = sourcesQuery(account);
  const reasonOf = (error: unknown) => i18n._(errorText[toAppError(error).reason]);
  const restore = useMutation({
    mutationFn: (id: string) => unwrapResponse(api.images.sources[':id'].restore.$post({ param: { id } })),
    onError: (error) => {
      const reason = reasonOf(error);
      showToast({ id: 'deleted', kind: 'error', text: t`The picture could not be brought back. ${reason}` });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return useMutation({
    mutationFn: (id: string) => unwrapResponse(api.images.sources[':id'].$delete({ param: { id } })),
    onMutate: (id) => {
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({
              ...page,
              data: page.data.filter(({ sourceImageId }) => sourceImageId !== id),
            })),
          },
      );
      return before;
    },
    onSuccess: (_, id, before) =>
      showToast({
        id: 'deleted',
        kind: 'success',
        text: t`Successfully deleted`,
        action: {
          label: t`Undo`,
          onPress: () => {
            queryClient.setQueryData(queryKey, before);
            restore.mutate(id);
          },
        },
        forMs: undoMs,
      }),
    onError: (error, _, before) => {
      queryClient.setQueryData(queryKey, before);
      const reason = reasonOf(error);
      showToast({ id: 'deleted', kind: 'error', text: t`Failed to delete. ${reason}` });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
