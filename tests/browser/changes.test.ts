import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GeneratedImage } from '#contract/image.ts';
import { ownImageCache } from '#contract/offline.ts';
import { changeImages } from '#lib/changes/change-images.ts';
import { forgetChanges, queuedChanges } from '#lib/changes/change-queue.ts';
import { replayChanges } from '#lib/changes/send-changes.ts';
import { imageQuery } from '#lib/image-query.ts';
import { endSession, openSession } from '#lib/session.ts';
import { loggedIn } from '../support/fake-browser.ts';
import { fakeImage } from '../support/fake-images.ts';

const mara = loggedIn('1');
const account = mara.user.userId;
const koi = fakeImage('koi', 'b1');
const fox = fakeImage('fox', 'b2');
const key = ['creations', account];
let queryClient: QueryClient;
/** Calls that arrived at the server. */
let calls: string[];
/** What it says to a call: null is no answer. */
let answer: (call: string) => Response | null;

const done = () => Response.json({ status: 'success', data: null, errorCode: null, message: null });
const refusal = (reason: string, status: number) =>
  Response.json({ status: 'error', reason, requestId: 'r' }, { status });

beforeEach(() => {
  openSession(mara, true);
  queryClient = new QueryClient();
  const page = {
    data: [koi, fox],
    pagination: { total: 2, pageSize: 60, currentPage: 1, totalPages: 1 },
  };
  queryClient.setQueryData(key, { pages: [page], pageParams: [1] });
  calls = [];
  answer = done;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const call = `${init?.method} ${String(input)}`;
    const response = answer(call);
    if (!response) throw new TypeError('Failed to fetch');
    calls.push(call);
    return response;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await forgetChanges(account);
  endSession('logout');
});

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const goOnline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);

function listed(): GeneratedImage[] {
  const data = queryClient.getQueryData<{ pages: { data: GeneratedImage[] }[] }>(key);
  return data?.pages.flatMap((page) => page.data) ?? [];
}
const idsListed = () => listed().map(({ id }) => id);
const waiting = async () => (await queuedChanges(account)).map(({ imageId, kind }) => `${kind} ${imageId}`);

test('a change is seen before the server has answered', async () => {
  const made = changeImages(queryClient, account, [{ imageId: 'koi', kind: 'delete' }]);
  await vi.waitFor(() => expect(idsListed()).toEqual(['fox']));
  expect((await made).outcomes).toEqual(['made']);
  expect(queryClient.getQueryData(key)).toMatchObject({ pages: [{ pagination: { total: 1 } }] });
});

test('what is refused is put back, and the rest stays done', async () => {
  answer = (call) => (call.includes('koi') ? refusal('INTERNAL', 500) : done());
  const { outcomes } = await changeImages(queryClient, account, [
    { imageId: 'koi', kind: 'delete' },
    { imageId: 'fox', kind: 'delete' },
  ]);
  expect(outcomes).toEqual([expect.objectContaining({ reason: 'INTERNAL' }), 'made']);
  expect(idsListed()).toEqual(['koi']);
});

test('a deleted image is not shown again from what was known of it', async () => {
  const { queryKey } = imageQuery('koi', account);
  queryClient.setQueryData(queryKey, koi);
  queryClient.setQueryData(imageQuery('fox', account).queryKey, fox);
  await changeImages(queryClient, account, [{ imageId: 'koi', kind: 'delete' }]);
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(imageQuery('fox', account).queryKey)).toEqual(fox);
});

test('the pictures of a deleted image are gone from the device, and no others', async () => {
  const cache = await caches.open(ownImageCache);
  for (const id of ['koi', 'fox']) await cache.put(`/media/${id}/640.webp`, new Response(id));
  await changeImages(queryClient, account, [{ imageId: 'koi', kind: 'delete' }]);
  await vi.waitFor(async () => {
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    expect(kept).toEqual(['/media/fox/640.webp']);
  });
  await caches.delete(ownImageCache);
});

test('without a network changes wait, and are made once each when there is one', async () => {
  goOffline();
  const { outcomes } = await changeImages(queryClient, account, [
    { imageId: 'koi', kind: 'delete' },
    { imageId: 'fox', kind: 'star' },
  ]);
  expect(outcomes).toEqual(['queued', 'queued']);
  expect([calls, await waiting()]).toEqual([[], ['delete koi', 'star fox']]);
  expect(listed()).toMatchObject([{ id: 'fox', isStarred: true }]);
  goOnline();
  expect(await Promise.all([replayChanges(account), replayChanges(account)])).toEqual([false, false]);
  expect(calls).toEqual(['DELETE /api/images/koi', 'PUT /api/images/fox/star']);
  expect(await waiting()).toEqual([]);
});

test('a call that nobody answers waits as well; what it may have done already is done', async () => {
  answer = () => null;
  await changeImages(queryClient, account, [{ imageId: 'koi', kind: 'delete' }]);
  expect(await replayChanges(account)).toBe(true);
  expect(await waiting()).toEqual(['delete koi']);
  answer = () => refusal('IMAGE_NOT_FOUND', 404);
  expect(await replayChanges(account)).toBe(false);
  expect(await waiting()).toEqual([]);
});

test('what is taken back before anybody has heard of it is never said', async () => {
  goOffline();
  await changeImages(queryClient, account, [{ imageId: 'koi', kind: 'delete' }]);
  await changeImages(queryClient, account, [{ imageId: 'koi', kind: 'restore' }]);
  await changeImages(queryClient, account, [{ imageId: 'fox', kind: 'star' }]);
  await changeImages(queryClient, account, [{ imageId: 'fox', kind: 'unstar' }]);
  expect(await waiting()).toEqual([]);
});

test('a server that is ill keeps changes waiting, one that refuses does not', async () => {
  goOffline();
  await changeImages(queryClient, account, [
    { imageId: 'koi', kind: 'star' },
    { imageId: 'fox', kind: 'star' },
  ]);
  goOnline();
  answer = (call) => (call.includes('koi') ? refusal('UNAVAILABLE', 503) : refusal('IMAGE_NOT_FOUND', 404));
  expect(await replayChanges(account)).toBe(true);
  expect(await waiting()).toEqual(['star koi']);
});
