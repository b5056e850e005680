import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** As Lighthouse's phone: slow 4G, and a processor a quarter as fast. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const cpuRate = 4;

/** Slows a page down, and the service workers that fetch for it, from their first request on. */
export async function slowDown(browser: Browser, context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await slowWorkersDown(await browser.newBrowserCDPSession());
}

async function slowWorkersDown(session: CDPSession): Promise<void> {
  session.on('Target.targetCreated', async ({ targetInfo: { type, targetId } }) => {
    if (type !== 'service_worker') return;
    // A worker may end again before it is reached.
    const attached = await session.send('Target.attachToTarget', { targetId }).catch(() => null);
    if (!attached) return;
    const say = (id: number, method: string, params: object) =>
      session
        .send('Target.sendMessageToTarget', {
          sessionId: attached.sessionId,
          message: JSON.stringify({ id, method, params }),
        })
        .catch(() => undefined);
    await say(1, 'Network.enable', {});
    await say(2, 'Network.emulateNetworkConditions', network);
  });
  await session.send('Target.setDiscoverTargets', { discover: true });
}
