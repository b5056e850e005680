import { useLingui } from '@lingui/react/macro';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Page } from '#contract/page.ts';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#ui/show-toast.ts';
import type { Creation } from './creation.ts';

const undoMs = 10_000;

/**
 * Deletes a design of one's own. It is out of sight at once; the server hears of it once nobody can take it back any
 * more, or the page is left.
 */
export function useDeletion(): (image: Creation) => void {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  return (image) => {
    const putBack = hide(queryClient, image.id);
    const leaving = new AbortController();
    const send = async (keepalive: boolean) => {
      leaving.abort();
      clearTimeout(timer);
      try {
        const options = { init: { keepalive } };
        await unwrapResponse(api.images[':id'].$delete({ param: { id: image.id } }, options));
      } catch (error) {
        const { reason } = toAppError(error);
        // Gone already, as was wished.
        if (reason === 'IMAGE_NOT_FOUND') return;
        putBack();
        showToast({ kind: 'error', text: `${t`Delete failed`}. ${i18n._(errorText[reason])}` });
      }
    };
    const timer = setTimeout(() => send(false), undoMs);
    window.addEventListener('pagehide', () => send(true), { signal: leaving.signal });
    const undo = () => {
      leaving.abort();
      clearTimeout(timer);
      putBack();
    };
    showToast({
      id: `deleted-${image.id}`,
      kind: 'info',
      text: t`Deleted.`,
      action: { label: t`Undo`, onPress: undo },
      forMs: undoMs,
    });
  };
}

/** Takes a design out of every list that has been fetched. Returns what puts those lists back. */
function hide(queryClient: QueryClient, id: string): () => void {
  const lists = queryClient.getQueriesData<InfiniteData<Page<{ id: string }>>>({
    predicate: ({ state }) => isPaged(state.data),
  });
  for (const [key, list] of lists) {
    const pages = list?.pages.map((page) => ({ ...page, data: page.data.filter((each) => each.id !== id) }));
    queryClient.setQueryData(key, list && { ...list, pages });
  }
  return () => {
    for (const [key, list] of lists) queryClient.setQueryData(key, list);
  };
}

function isPaged(data: unknown): boolean {
  const pages = (data as Partial<InfiniteData<Partial<Page<unknown>>>> | undefined)?.pages;
  return Array.isArray(pages) && pages.every((page) => Array.isArray(page?.data));
}
