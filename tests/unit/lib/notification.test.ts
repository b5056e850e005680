import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askToNotify, notificationAnswer, notifyWhenHidden } from '#lib/notification.ts';

const shown = vi.fn();
const worker = { showNotification: vi.fn(async () => undefined) };

function browser({ isHidden = true, permission = 'granted', hasWorker = true } = {}) {
  class Notification {
    static permission = permission;
    static requestPermission = async () => 'granted';
    constructor(text: string) {
      shown(text);
    }
  }
  const serviceWorker = { getRegistration: async () => (hasWorker ? worker : undefined) };
  vi.stubGlobal('window', { Notification });
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('document', { hidden: isHidden });
  vi.stubGlobal('navigator', { serviceWorker });
}

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.unstubAllGlobals());

test('who looks elsewhere is told, and led to the page', async () => {
  browser();
  await notifyWhenHidden('Your design is ready.', '/zh/create');
  expect(worker.showNotification).toHaveBeenCalledWith(
    'Your design is ready.',
    expect.objectContaining({ data: { path: '/zh/create' } }),
  );
  browser({ hasWorker: false });
  await notifyWhenHidden('Your design is ready.', '/create');
  expect(shown).toHaveBeenCalledWith('Your design is ready.');
});

test.each([{ isHidden: false }, { permission: 'default' }, { permission: 'denied' }])(
  'nobody is told who looks at the page, or has not allowed it: %o',
  async (about) => {
    browser(about);
    await notifyWhenHidden('Your design is ready.', '/create');
    expect(worker.showNotification).not.toHaveBeenCalled();
    expect(shown).not.toHaveBeenCalled();
  },
);

test('browsers without notifications have nothing to ask', async () => {
  vi.stubGlobal('window', {});
  expect(notificationAnswer()).toBeNull();
  expect(await askToNotify()).toBeNull();
});
