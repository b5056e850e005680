import { i18n } from '@lingui/core';
import type { Language } from '#contract/language.ts';
import { api, unwrapResponse, withSignal } from './api-client.ts';
import { askToNotify } from './notification.ts';

/** Whether this browser can be told something while the app is closed. On iPhones only the installed app can. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether this browser is told, for the login at hand, when designs are drawn. */
export async function isTold(signal: AbortSignal): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return false;
  const { endpoint } = await unwrapResponse(api.users.push.$get({}, withSignal(signal)));
  return subscription.endpoint === endpoint;
}

/**
 * Asks the person, once they have said that they want it, and has this browser told from now on.
 * @returns false when they, or the browser, refuse
 */
export async function beTold(): Promise<boolean> {
  if ((await askToNotify()) !== 'granted') return false;
  const { publicKey } = await unwrapResponse(api.users.push.$get({}));
  const { pushManager } = await navigator.serviceWorker.ready;
  // One with another key would be in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const json = {
    endpoint,
    keys: { p256dh, auth },
    applicationKey: publicKey,
    language: i18n.locale as Language,
  };
  await unwrapResponse(api.users.push.$put({ json }));
  return true;
}

export async function beToldNoMore(): Promise<void> {
  await unwrapResponse(api.users.push.$delete({}));
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
