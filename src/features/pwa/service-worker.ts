import { t } from '@lingui/core/macro';
import { Workbox } from 'workbox-window';
import { isBusy, untilIdle } from '#lib/busy.ts';
import { showToast } from '#ui/show-toast.ts';
import { tellReady } from './ready-news.ts';

const checkEveryMs = 60 * 60 * 1000;

/**
 * Registers the service worker: the one place where that is done. A new version waits until the person agrees,
 * and then until what is being drawn is done. Its file keeps its name for ever; how to withdraw it is written in
 * docs/decisions/001-service-worker.md.
 */
export async function registerServiceWorker(): Promise<void> {
  const worker = new Workbox('/sw.js');
  let isWanted = false;

  const update = async () => {
    isWanted = true;
    if (isBusy()) {
      showToast({ id: 'update', kind: 'info', text: t`The update follows when the drawing is done.` });
      await untilIdle();
    }
    worker.messageSkipWaiting();
  };

  worker.addEventListener('activated', ({ isUpdate }) => {
    if (!isUpdate) tellReady();
  });
  worker.addEventListener('waiting', () => {
    showToast({
      id: 'update',
      kind: 'info',
      text: t`A new version is ready.`,
      action: { label: t`Update`, onPress: update },
      stays: true,
    });
  });
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (isWanted) location.reload();
    else if (isUpdate) offerReload();
  });

  try {
    const registration = await worker.register();
    if (registration) lookForUpdates(registration);
  } catch {
    // Some private windows have no service workers: then the app needs the network.
  }
}

/** Another tab has agreed to the new version: what is written here is not thrown away for that. */
function offerReload(): void {
  showToast({
    id: 'update',
    kind: 'info',
    text: t`The app was updated in another tab.`,
    action: { label: t`Load again`, onPress: () => location.reload() },
    stays: true,
  });
}

/** An installed app may stay open for weeks. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  const look = () => {
    if (document.hidden || !navigator.onLine || Date.now() - lookedAt < checkEveryMs) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  setInterval(look, checkEveryMs);
  document.addEventListener('visibilitychange', look);
}
