declare const self: ServiceWorkerGlobalScope;

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
