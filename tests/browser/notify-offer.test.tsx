import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NotifyOffer } from '#features/generate/run/notify-offer.tsx';
import { endSession, openSession } from '#lib/session.ts';
import { loggedIn } from '../support/fake-browser.ts';
import { showInPage } from '../support/in-page.tsx';

const login = loggedIn('1');

let subscribed: { endpoint: string } | null;
let known: { endpoint: string } | null;
let isServiceDown: boolean;
let permission: NotificationPermission;
let takeAway: () => void;

beforeEach(() => {
  subscribed = null;
  known = null;
  isServiceDown = false;
  permission = 'default';
  const pushManager = {
    getSubscription: async () => subscribed && { ...subscribed, unsubscribe: async () => true },
    subscribe: async () => {
      if (isServiceDown) throw new DOMException('push service error', 'AbortError');
      subscribed = { endpoint: 'https://push.example/1' };
      return { toJSON: () => ({ ...subscribed, keys: { p256dh: 'p', auth: 'a' } }) };
    },
  };
  const registration = { pushManager } as unknown as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration);
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission);
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    permission = 'granted';
    return permission;
  });
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, init) => {
    if (init?.method === 'PUT') known = JSON.parse(String(init.body));
    const data =
      init?.method === 'GET' ? { publicKey: 'B'.repeat(87), endpoint: known?.endpoint ?? null } : null;
    return Response.json({ status: 'success', data });
  });
});
afterEach(() => {
  takeAway();
  endSession('logout');
  vi.restoreAllMocks();
});

const show = () => {
  ({ takeAway } = showInPage(<NotifyOffer />));
};
const offer = () => page.getByRole('button', { name: 'Tell me when it is drawn' });

test('one press allows it and subscribes this browser, so that the app may be closed', async () => {
  openSession(login, true);
  show();
  await offer().click();
  await expect.element(page.getByText(/You can close the app/)).toBeVisible();
  expect(known).toMatchObject({ endpoint: 'https://push.example/1' });
  expect(Notification.requestPermission).toHaveBeenCalledOnce();
});

test('whoever allowed it before is offered the same, and nothing is subscribed before they press', async () => {
  permission = 'granted';
  openSession(login, true);
  show();
  await expect.element(page.getByText(/You can go elsewhere/)).toBeVisible();
  expect(known).toBeNull();
  await page.getByRole('button', { name: 'Also while the app is closed' }).click();
  await expect.element(page.getByText(/You can close the app/)).toBeVisible();
});

test('where the push service does not answer, the page tells, and says so', async () => {
  isServiceDown = true;
  openSession(login, true);
  show();
  await offer().click();
  await expect.element(page.getByText(/You will be told while this page stays open/)).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('without a login the page tells, and the server is not asked', async () => {
  show();
  await offer().click();
  await expect.element(page.getByText(/You can go elsewhere/)).toBeVisible();
  expect(window.fetch).not.toHaveBeenCalled();
});

test('a browser that is told no says where that can be changed', async () => {
  vi.mocked(Notification.requestPermission).mockImplementation(async () => {
    permission = 'denied';
    return permission;
  });
  openSession(login, true);
  show();
  await offer().click();
  await expect.element(page.getByText(/The browser does not allow it\./)).toBeVisible();
});
