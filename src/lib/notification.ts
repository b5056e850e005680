/** What a person may be asked, and has answered, about notifications; null where there are none. */
export type NotificationAnswer = NotificationPermission | null;

export function notificationAnswer(): NotificationAnswer {
  return 'Notification' in window ? Notification.permission : null;
}

/** Asks whether the person may be notified. Only ever after they have said that they want to be. */
export async function askToNotify(): Promise<NotificationAnswer> {
  return 'Notification' in window ? Notification.requestPermission() : null;
}

/**
 * Tells somebody who looks elsewhere, if they allowed it; whoever looks at the page sees it there.
 * @param path the page that it is about, opened by a press
 */
export async function notifyWhenHidden(text: string, path: string): Promise<void> {
  if (!document.hidden || notificationAnswer() !== 'granted') return;
  // Phones know no others than those of a service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(text, { icon: '/pwa-192x192.png', tag: path, data: { path } });
  const shown = new Notification(text, { tag: path });
  shown.onclick = () => window.focus();
}
