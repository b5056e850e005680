import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { GeneratedImage } from '#contract/image.ts';
import { changeImages, isAccepted } from '#lib/changes/change-images.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#ui/show-toast.ts';

/** Stars images, or takes their stars away when all of them have one. */
export function useStar(account: string) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  return async (images: readonly GeneratedImage[]): Promise<void> => {
    const kind = isStarred(images) ? 'unstar' : 'star';
    const changes = images.map(({ id }) => ({ imageId: id, kind }) as const);
    const { outcomes } = await changeImages(queryClient, account, changes);
    const refused = outcomes.find((outcome) => !isAccepted(outcome));
    if (typeof refused !== 'object') return;
    const reason = i18n._(errorText[refused.reason]);
    showToast({ kind: 'error', text: t`The star could not be changed. ${reason}` });
  };
}

export const isStarred = (images: readonly GeneratedImage[]) => images.every((image) => image.isStarred);
