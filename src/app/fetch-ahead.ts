import { isInstalledApp } from '#lib/install.ts';
import { canKeepParts } from '#lib/parts/later-parts.ts';
import { offlineDownload } from '#routes/{-$lang}/-storage/offline-download.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** How long the page waits where a browser cannot say when it is idle, in milliseconds. */
const patienceMs = 5000;

/**
 * Fetches what works without a network once the app itself is on the device and the page has nothing else to do: the
 * app's other parts, the drawing engine, the skin model. An installed app fetches it at once.
 */
export async function fetchAhead(): Promise<void> {
  if (!canKeepParts() || isDear()) return;
  await navigator.serviceWorker.ready;
  if (!isInstalledApp()) await idle();
  await offlineDownload.startUnlessPaused();
}

/** Whether bytes cost this person money or patience, as far as the browser tells. */
function isDear(): boolean {
  const { connection } = navigator as { connection?: Connection };
  const { saveData = false, effectiveType = '4g', type } = connection ?? {};
  return saveData || effectiveType !== '4g' || type === 'cellular';
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, patienceMs);
  });
}
