import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beTold, beToldNoMore, isTold } from '#lib/push.ts';

const publicKey = 'B'.repeat(87);
const signal = new AbortController().signal;

/** What the browser has, and what the server knows. */
let subscribed: { endpoint: string } | null;
let known: { endpoint: string } | null;
let asked: PushSubscriptionOptionsInit[];

const answer = (data: unknown) => Response.json({ status: 'success', data });

beforeEach(() => {
  subscribed = null;
  known = null;
  asked = [];
  const unsubscribe = async () => {
    subscribed = null;
  };
  const pushManager = {
    getSubscription: async () => subscribed && { ...subscribed, unsubscribe },
    subscribe: async (options: PushSubscriptionOptionsInit) => {
      asked.push(options);
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
  expect(await isTold(signal)).toBe(false);
  expect(await beTold()).toBe(true);
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: publicKey }]);
  expect(known).toMatchObject({ endpoint: 'https://push.example/1', applicationKey: publicKey });
  expect(await isTold(signal)).toBe(true);
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
  expect(await isTold(signal)).toBe(false);
});
