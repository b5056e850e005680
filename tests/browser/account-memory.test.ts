import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rememberAccounts } from '#app/account-memory.ts';
import { handedCache, handedPath } from '#contract/handed-picture.ts';
import { ownImageCache } from '#contract/offline.ts';
import { loadDraft, saveDraft } from '#features/generate/order/draft.ts';
import { emptyOrder } from '#features/generate/order/order.ts';
import { rememberRun } from '#features/generate/run/run-memory.ts';
import { localDb } from '#lib/local-db.ts';
import { currentSession, endSession, onSessionChange, openSession, watchOtherTabs } from '#lib/session.ts';
import { keepSessionFresh } from '#lib/session-refresh.ts';
import { loggedIn } from '../support/fake-browser.ts';

const order = { ...emptyOrder, prompt: 'a heart for Tomoko' };
const queryClient = new QueryClient();

const mara = loggedIn('1');
const account = mara.user.userId;

beforeAll(async () => {
  watchOtherTabs();
  await rememberAccounts(queryClient);
});
beforeEach(async () => {
  endSession('logout');
  localStorage.clear();
  await clearRows();
});
afterEach(() => vi.restoreAllMocks());

async function clearRows(): Promise<void> {
  await (await localDb()).clear('queries');
}

/** Logs somebody in who leaves traces wherever an account does. */
async function logInAndWork(): Promise<void> {
  openSession(mara, true);
  // Again and again: what the test before left is still being removed.
  await vi.waitFor(async () => {
    queryClient.setQueryData(['history', account], [order.prompt]);
    saveDraft(order);
    rememberRun({ id: 'g1', userId: account, order, startedAt: 1 });
    await (await caches.open(ownImageCache)).put('/media/own.webp', new Response('heart'));
    expect(await traces()).toHaveLength(4);
  }, 5000);
}

/** Whatever of the account lies on this device. */
async function traces(): Promise<string[]> {
  const db = await localDb();
  const rows = JSON.stringify([await db.getAllKeys('queries'), await db.getAll('queries')]);
  const kept: [string, string][] = [['rows', rows], ...Object.entries<string>({ ...localStorage })];
  const found = kept.filter(([, text]) => text.includes(account) || text.includes('Tomoko'));
  const names = found.map(([name]) => name).filter((name) => name !== 'session');
  return [...names, ...(await caches.keys()).filter((name) => name === ownImageCache)];
}

const nothingLeft = () =>
  vi.waitFor(async () => {
    expect(currentSession()).toBeNull();
    expect(await traces()).toEqual([]);
  }, 5000);

/** What the server says once a login is over. */
function refuseRefresh(): void {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ status: 'error', reason: 'SESSION_EXPIRED', requestId: 'r' }, { status: 401 }),
  );
}

test('a login found to have run out leaves nothing of its account', async () => {
  await logInAndWork();
  refuseRefresh();
  // About to run out by its own clock, as on a device that slept: found as soon as the page is there.
  openSession({ ...mara, refreshToken: 'refresh-2', expiresIn: 60 }, true);
  keepSessionFresh()();
  await nothingLeft();
  expect(localStorage.getItem('session')).toBeNull();
  expect(queryClient.getQueryData(['history', account])).toBeUndefined();
});

test('so does one that another tab found to have run out', async () => {
  await logInAndWork();
  localStorage.removeItem('session');
  const other = new BroadcastChannel('session');
  other.postMessage({
    change: 'expired',
    replaced: mara.refreshToken,
    session: null,
    isShared: true,
  });
  await nothingLeft();
  other.close();
});

test('it has run out also where the empty storage is seen before the reason is told', async () => {
  await logInAndWork();
  const heard: string[] = [];
  const stop = onSessionChange((change) => heard.push(change));
  localStorage.setItem('session-end', JSON.stringify('expired'));
  localStorage.removeItem('session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
  await nothingLeft();
  stop();
  expect(heard).toEqual(['expired']);
});

test('what a visitor typed stays', async () => {
  saveDraft(order);
  openSession(mara, true);
  endSession('expired');
  expect(loadDraft().prompt).toBe(order.prompt);
});

test('whoever logs in again on the same page goes on with the words, and nobody else does', async () => {
  await logInAndWork();
  endSession('expired');
  await nothingLeft();
  openSession(mara, true);
  expect(loadDraft().prompt).toBe(order.prompt);

  endSession('expired');
  openSession({ ...loggedIn('2'), user: { ...mara.user, userId: 'u2' } }, true);
  expect(loadDraft().prompt).toBeUndefined();
  endSession('logout');
  openSession(mara, true);
  expect(loadDraft().prompt).toBeUndefined();
});

test('a login that ended with its tab leaves nothing after the next visit', async () => {
  await logInAndWork();
  const left = { ...localStorage };
  const row = await (await localDb()).get('queries', account);
  endSession('logout');
  await nothingLeft();
  // Nobody saw it end: all lies where it lay.
  for (const name of ['draft', 'generation']) localStorage.setItem(name, left[name]);
  if (row) await (await localDb()).put('queries', row, account);
  await (await caches.open(ownImageCache)).put('/media/own.webp', new Response('heart'));
  expect(await traces()).toHaveLength(4);

  await rememberAccounts(new QueryClient());
  await vi.waitFor(async () => expect(await traces()).toEqual([]), 5000);
});

test('a logout leaves nothing private on a shared phone', async () => {
  await logInAndWork();
  const db = await localDb();
  await db.put('drawings', { version: 1, id: 'own', owner: account }, 'own');
  const change = { account, imageId: 'i1', kind: 'star' as const, wasSent: false, madeAt: 1 };
  await db.put('changes', change, `${account}/i1/star`);
  await (await caches.open(handedCache)).put(handedPath, new Response('a photo that was shared'));

  endSession('logout');
  await nothingLeft();
  await vi.waitFor(async () => {
    const rows = [...(await db.getAll('drawings')), ...(await db.getAll('changes'))];
    expect(JSON.stringify(rows)).not.toContain(account);
    expect(await caches.has(handedCache)).toBe(false);
  }, 5000);
});
