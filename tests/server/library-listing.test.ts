import { expect, test } from 'vitest';
import { imageFilterSchema } from '#contract/image.ts';
import type { LibraryPolicy } from '#server/config.ts';
import { countImages } from '#server/services/images/count.ts';
import { visibleTo } from '#server/services/images/filter.ts';
import { approveImage } from '#server/services/moderation/approve-image.ts';
import { listWaitingImages } from '#server/services/moderation/list-waiting-images.ts';
import { describeImage } from '#server/services/pages/describe-library.ts';
import { addCategory } from '../support/library.ts';
import { passTime } from '../support/pass-time.ts';
import { signUp } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const delayed: LibraryPolicy = { newAccountDays: 7, delayMinutes: 60, needsReview: false };
const reviewed: LibraryPolicy = { ...delayed, needsReview: true };

async function serverWith(library: LibraryPolicy) {
  return startTestServer({ config: { library } });
}

/** A public design by somebody, put into a category as an operator might. */
async function drawn(server: TestServer, person: Awaited<ReturnType<typeof signUp>>) {
  const id = await person.startId({ prompt: 'a heron' });
  await person.outcome(id);
  const [image] = (await (await person.complete(id)).json()).data?.localImages ?? [];
  if (!image) throw new Error('nothing was drawn');
  const categoryId = await addCategory(server.context, { en: 'Herons' });
  await server.pool.query('update images set category_id = $1 where id = $2', [categoryId, image.id]);
  return { ...image, categoryId };
}

/** Everywhere that a stranger may come across a design. */
async function seenBy(
  server: TestServer,
  { id, categoryId }: { id: string; categoryId: string },
  headers = {},
) {
  const { api, app } = server;
  const find = async (query: Record<string, string>) =>
    (await (await api.images.$get({ query }, { headers })).json()).data?.data.some((each) => each.id === id);
  // Counts that took long are remembered for a minute, by connection.
  const counted = await server.context.db.transaction((tx) =>
    countImages(tx, visibleTo(undefined, imageFilterSchema.parse({ categoryId }))),
  );
  // Not what was sent to somebody before.
  const nonce = crypto.randomUUID();
  return {
    list: await find({ sortBy: 'createdAt' }),
    search: await find({ query: 'heron' }),
    category: await find({ categoryId }),
    related: await find({ isRelated: 'true', imageId: crypto.randomUUID(), categoryId }),
    byId: await find({ imageId: id }),
    count: counted === 1,
    sitemap: (await (await app.request(`/sitemap.xml?${nonce}`)).text()).includes(id),
    page: (await describeImage(server.context, id, 'en')) !== null,
    file: (await app.request(`/media/${id}/original.png`)).status === 200,
  };
}

const everywhere = {
  ...{ list: true, search: true, category: true, related: true, byId: true, count: true },
  ...{ sitemap: true, page: true, file: true },
};
const nowhere = Object.fromEntries(Object.keys(everywhere).map((place) => [place, false]));

test("a new account's public design reaches the library after an hour, and its owner at once", async () => {
  const server = await serverWith(delayed);
  const [owner, stranger] = [await signUp(server), await signUp(server)];
  const image = await drawn(server, owner);
  expect(await seenBy(server, image)).toEqual(nowhere);
  expect(await seenBy(server, image, stranger.headers)).toEqual(nowhere);

  expect(await seenBy(server, image, owner.headers)).toMatchObject({ byId: true });
  const own = await (await server.api.images.generated.$get({ query: {} }, owner)).json();
  expect(own.data?.data.map(({ id }) => id)).toEqual([image.id]);
  expect(own.data?.data[0]?.isPublic).toBe(true);
  // Its owner is told when.
  const waitMs = Date.parse(own.data?.data[0]?.listedAt ?? '') - Date.parse(image.createdAt);
  expect(waitMs / 60_000).toBeCloseTo(60, 0);
  const file = await server.app.request(image.tattooUrl);
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, expect.stringMatching(/^private/)]);

  await passTime(server.pool, '59 minutes');
  expect(await seenBy(server, image, stranger.headers)).toEqual(nowhere);
  await passTime(server.pool, '2 minutes');
  expect(await seenBy(server, image, stranger.headers)).toEqual(everywhere);
});

test('an account that is not new any more is trusted', async () => {
  const server = await serverWith(delayed);
  const owner = await signUp(server);
  await server.pool.query("update users set created_at = now() - interval '8 days'");
  const image = await drawn(server, owner);
  expect(await seenBy(server, image)).toEqual(everywhere);
});

test('with reviews it waits for the nod, however long', async () => {
  const server = await serverWith(reviewed);
  const owner = await signUp(server);
  const image = await drawn(server, owner);
  expect(image.listedAt).toBeNull();
  await passTime(server.pool, '30 days');
  expect(await seenBy(server, image)).toEqual(nowhere);
  expect(await listWaitingImages(server.context.db)).toMatchObject([{ image: image.id, listed: null }]);

  expect(await approveImage(server.context.db, image.id)).toBe(true);
  expect(await listWaitingImages(server.context.db)).toEqual([]);
  const { headers } = await signUp(server);
  expect(await seenBy(server, image, headers)).toEqual(everywhere);
  expect(await approveImage(server.context.db, crypto.randomUUID())).toBe(false);
});
