import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Image } from '#contract/image.ts';
import { changeImages, isAccepted, refreshLists } from '#lib/changes/change-images.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#ui/show-toast.ts';

/** For how long the way back is offered. */
export const undoMs = 10_000;

/** Deletes images at once, says what came of it, and offers to undo it. */
export function useDelete() {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();

  const undo = async (account: string, ids: readonly string[], putBack: () => void): Promise<void> => {
    putBack();
    const changes = ids.map((imageId) => ({ imageId, kind: 'restore' }) as const);
    const { outcomes } = await changeImages(queryClient, account, changes);
    const refused = outcomes.find((outcome) => !isAccepted(outcome));
    if (typeof refused !== 'object') return;
    refreshLists(queryClient, account);
    const reason = i18n._(errorText[refused.reason]);
    showToast({ id: 'deleted', kind: 'error', text: t`Some of it could not be brought back. ${reason}` });
  };

  return async (account: string, images: readonly Pick<Image, 'id'>[]): Promise<void> => {
    const changes = images.map(({ id }) => ({ imageId: id, kind: 'delete' }) as const);
    const { outcomes, putBack } = await changeImages(queryClient, account, changes);
    const deleted = changes.filter((_, place) => isAccepted(outcomes[place])).map(({ imageId }) => imageId);
    const refused = outcomes.find((outcome) => !isAccepted(outcome));
    const reason = typeof refused === 'object' ? i18n._(errorText[refused.reason]) : '';
    if (deleted.length === 0) {
      showToast({ id: 'deleted', kind: 'error', text: t`Failed to delete. ${reason}` });
      return;
    }
    const count = deleted.length;
    const partly = plural(count, {
      one: 'Successfully deleted # image.',
      other: 'Successfully deleted # images.',
    });
    showToast({
      id: 'deleted',
      kind: refused ? 'info' : 'success',
      text: refused ? `${partly} ${reason}` : t`Successfully deleted`,
      action: { label: t`Undo`, onPress: () => undo(account, deleted, putBack) },
      forMs: undoMs,
    });
  };
}
