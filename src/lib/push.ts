import { i18n } from '@lingui/core';
import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import { api, unwrapResponse, withSignal } from './api-client.ts';
import { AppError } from './app-error.ts';
import { askToNotify } from './notification.ts';

/** Whether this browser can be told something while the app is closed. On iPhones only the installed app can. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether this browser is told, for the login at hand of this account, when designs are drawn. */
export const isToldQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['push', userId],
    queryFn: ({ signal }) => isTold(signal),
    enabled: userId !== undefined && canBeTold(),
  });

async function isTold(signal: AbortSignal): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return false;
  const { endpoint } = await unwrapResponse(api.users.push.$get({}, withSignal(signal)));
  return subscription.endpoint === endpoint;
}

/**
 * Asks the person, once they have said that they want it, and has this browser told from now on.
 * @returns false when they, or the browser, refuse
 * @throws AppError PUSH_OUT_OF_REACH where the browser's push service does not answer, and whatever the server says
 */
export async function beTold(): Promise<boolean> {
  if ((await askToNotify()) !== 'granted') return false;
  const { publicKey } = await unwrapResponse(api.users.push.$get({}));
  const subscription = await subscribe(publicKey);
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

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  // Where there is none, waiting for one that is ready would never end.
  if (!(await navigator.serviceWorker.getRegistration())) throw new AppError('PUSH_OUT_OF_REACH');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One with another key would be in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch (cause) {
    throw new AppError('PUSH_OUT_OF_REACH', { cause });
  }
}

export async function beToldNoMore(): Promise<void> {
  await unwrapResponse(api.users.push.$delete({}));
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
