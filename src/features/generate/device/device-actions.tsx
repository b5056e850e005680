import { i18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, Droplet, Trash2 } from 'lucide-react';
import { creditsPerImage } from '#contract/credit.ts';
import type { GeneratedImage } from '#contract/image.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { useOnline } from '#lib/online.ts';
import { currentSession, useSession } from '#lib/session.ts';
import { Button, ButtonCost } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { prependToHistory } from '../history/history-query.ts';
import type { DeviceImage } from './device-drawing.ts';
import { drawingStore } from './drawing-store.ts';
import { keepInAccount } from './keep-in-account.ts';
import { deleteDeviceDrawing, refreshDeviceDrawings } from './use-device-drawings.ts';

interface DeviceActionsProps {
  image: DeviceImage;
  /** It is in the account now, and no longer here. */
  onKept: (image: GeneratedImage) => void;
  onDeleted: () => void;
  /** The way to the login, and back to this page. */
  onLoginNeeded: () => void;
}

/** What can be done with a design that is on this device alone: keep it in the account, or delete it. */
export function DeviceActions({ image, onKept, onDeleted, onLoginNeeded }: DeviceActionsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const session = useSession();
  const keep = useMutation({
    mutationFn: () => keepInAccount(image.device),
    onSuccess: async (kept) => {
      const userId = currentSession()?.userId;
      if (userId) prependToHistory(queryClient, userId, [kept]);
      await deleteDeviceDrawing(queryClient, image.id);
      onKept(kept);
      showToast({ kind: 'success', text: t`It is in your account now.` });
    },
    onError: (error) => {
      const reason = i18n._(errorText[toAppError(error).reason]);
      showToast({ kind: 'error', text: t`It is still on this device only. ${reason}` });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['profile'] }),
  });
  const remove = async () => {
    await deleteDeviceDrawing(queryClient, image.id);
    onDeleted();
    showToast({
      id: 'device-deleted',
      kind: 'info',
      text: t`Deleted from this device.`,
      action: {
        label: t`Undo`,
        onPress: async () => {
          await drawingStore.add(image.device);
          await refreshDeviceDrawings(queryClient);
        },
      },
    });
  };
  const size = 18;
  return (
    <>
      <Button
        onClick={() => (session ? keep.mutate() : onLoginNeeded())}
        disabled={!isOnline}
        busyLabel={keep.isPending && t`Keeping…`}
      >
        <BookmarkPlus size={size} aria-hidden />
        <Trans>Keep in my account</Trans>
        <ButtonCost>
          <Droplet size={15} aria-hidden />
          {creditsPerImage}
        </ButtonCost>
      </Button>
      <Button onClick={remove} disabled={keep.isPending}>
        <Trash2 size={size} aria-hidden />
        <Trans>Delete</Trans>
      </Button>
    </>
  );
}
