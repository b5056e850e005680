import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlansReason } from '#features/viewer/plans-link.tsx';
import { ViewerDialog } from '#features/viewer/viewer-dialog.tsx';
import { currentUserQuery } from '#lib/current-user.ts';
import { endSession, openSession } from '#lib/session.ts';
import { loggedIn } from '../support/fake-browser.ts';
import { fakeImage } from '../support/fake-images.ts';
import { showInPage } from '../support/in-page.tsx';

const mara = loggedIn('1');
const image = fakeImage('koi', 'b1', { isPublic: true });
let takeAway: () => void;

beforeEach(() => {
  openSession(mara, true);
});
afterEach(() => {
  takeAway();
  endSession('logout');
});

/** The viewer of one's own design, over which the prices open as a dialog of their own. */
function Page({ onClose }: { onClose: () => void }) {
  const [reason, setReason] = useState<PlansReason | null>(null);
  const prices = (
    <Dialog.Root open={reason !== null} onOpenChange={() => setReason(null)}>
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-x-0 bottom-0 z-60">
          <Dialog.Title>Prices for {reason}</Dialog.Title>
          <button type="button">Choose</button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
  return (
    <ViewerDialog
      {...{ image, sequence: [image], isOwn: true, onClose, over: prices, onPlans: setReason }}
      {...{ onTurn: () => undefined, onTryOn: () => undefined, onRecreate: () => undefined, onDelete: null }}
      {...{ thumbs: null, notes: null, report: null, goOn: <p>Ways on</p> }}
    />
  );
}

test('what is for members leads to the prices, which lie over the viewer and leave it open', async () => {
  const onClose = vi.fn();
  const shown = showInPage(<Page onClose={onClose} />);
  takeAway = shown.takeAway;
  shown.queryClient.setQueryData(currentUserQuery(mara.user.userId).queryKey, mara.user as never);
  await expect.element(page.getByText('Ways on')).toBeVisible();
  await page.getByRole('button', { name: 'See the plans' }).click();
  const prices = page.getByRole('dialog', { name: 'Prices for private' });
  await expect.element(prices).toBeVisible();
  await prices.getByRole('button', { name: 'Choose' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(prices).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();

  // The files' dialog gives way to them.
  await page.getByRole('button', { name: 'Download' }).click();
  const files = page.getByRole('dialog', { name: 'Download' });
  await files.getByRole('button', { name: 'See the plans' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Prices for files' })).toBeVisible();
  await expect.element(files).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Ways on')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
