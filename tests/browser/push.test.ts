import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beTold, beToldNoMore, isToldQuery } from '#lib/push.ts';

const publicKey = 'B'.repeat(87);
const isTold = () => new QueryClient().fetchQuery(isToldQuery('u1'));

/** What the browser has, and what the server knows. */
let subscribed: { endpoint: string } | null;
let known: { endpoint: string } | null;
let asked: PushSubscriptionOptionsInit[];
let isServiceDown: boolean;

const answer = (data: unknown) => Response.json({ status: 'success', data });

beforeEach(() => {
  subscribed = null;
  known = null;
  asked = [];
  isServiceDown = false;
  const unsubscribe = async () => {
    subscribed = null;
  };
  const pushManager = {
    getSubscription: async () => subscribed && { ...subscribed, unsubscribe },
    subscribe: async (options: PushSubscriptionOptionsInit) => {
      asked.push(options);
      if (isServiceDown) throw new DOMException('push service error', 'AbortError');
      subscribed = { endpoint: 'https://push.example/1' };
      return { toJSON: () => ({ ...subscribed, keys: { p256dh: 'p', auth: 'a' } }) };
    },
  };
  const registration = { pushManager } as unknown as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration);
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, init) => {
    if (init?.method === 'PUT') known = JSON.parse(String(init.body));
    if (init?.method === 'DELETE') known = null;
    return answer(init?.method === 'GET' ? { publicKey, endpoint: known?.endpoint ?? null } : null);
  });
});
afterEach(() => vi.restoreAllMocks());

test('whoever allows it is told, until they want no more', async () => {
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('granted');
  expect(await isTold()).toBe(false);
  expect(await beTold()).toBe(true);
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: publicKey }]);
  expect(known).toMatchObject({ endpoint: 'https://push.example/1', applicationKey: publicKey });
  expect(await isTold()).toBe(true);
  await beToldNoMore();
  expect([subscribed, known]).toEqual([null, null]);
});

test('where the browser is not allowed, nothing is subscribed', async () => {
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('denied');
  expect(await beTold()).toBe(false);
  expect([asked, known]).toEqual([[], null]);
});

test('a subscription of a login before is not taken for this one', async () => {
  subscribed = { endpoint: 'https://push.example/of-somebody-else' };
  expect(await isTold()).toBe(false);
});

test('a push service that does not answer, or no service worker, is said by name', async () => {
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('granted');
  isServiceDown = true;
  await expect(beTold()).rejects.toMatchObject({ reason: 'PUSH_OUT_OF_REACH' });
  isServiceDown = false;
  vi.mocked(navigator.serviceWorker.getRegistration).mockResolvedValue(undefined);
  await expect(beTold()).rejects.toMatchObject({ reason: 'PUSH_OUT_OF_REACH' });
  expect(known).toBeNull();
});
