import { keepEngine } from './kept-engine.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** How long the page waits where a browser cannot say when it is idle, in milliseconds. */
const patienceMs = 5000;

/** Fetches the drawing engine once the app itself is on the device and the page has nothing else to do. */
export async function fetchEngineWhenIdle(): Promise<void> {
  if (!('serviceWorker' in navigator) || isDear()) return;
  await navigator.serviceWorker.ready;
  // A failure leaves what has come; the next visit, or the first drawing, goes on from there.
  whenIdle(() => keepEngine().catch(() => undefined));
}

/** Whether bytes cost this person money or patience, as far as the browser tells. */
function isDear(): boolean {
  const { connection } = navigator as { connection?: Connection };
  const { saveData = false, effectiveType = '4g', type } = connection ?? {};
  return saveData || effectiveType !== '4g' || type === 'cellular';
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, patienceMs);
}
