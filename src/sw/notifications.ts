import type { PushMessage } from '#contract/push.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows what the server tells while no page may be open. Browsers take it amiss when nothing is shown. */
export function showPushed(): void {
  self.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json()));
  });
}

async function show({ text, path }: PushMessage): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  // Whoever looks at the app has heard it there.
  const silent = windows.some(({ visibilityState }) => visibilityState === 'visible');
  await self.registration.showNotification(text, {
    icon: '/pwa-192x192.png',
    tag: path,
    silent,
    data: { path },
  });
}

/** A press on a notification leads to the page that it is about, in a window that is open if there is one. */
export function openFromNotifications(): void {
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data?.path ?? '/')));
  });
}

async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path) ?? windows[0];
  if (!there) await self.clients.openWindow(path);
  else if (new URL(there.url).pathname === path) await there.focus();
  else await (await there.focus()).navigate(path);
}
