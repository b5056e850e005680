import { t } from '@lingui/core/macro';
import { isOutOfRoom } from '#lib/kept-thing.ts';
import { showToast } from '#ui/show-toast.ts';

/** Says that what is worked on is not kept, where that is for want of room. Elsewhere nothing can be done about it. */
export function tellIfFull(error: unknown): void {
  if (!isOutOfRoom(error)) return;
  showToast({
    id: 'storage-full',
    kind: 'error',
    text: t`This device has no room to keep this. Export it before you close the page, or clear something under “Storage and offline”.`,
    stays: true,
  });
}
