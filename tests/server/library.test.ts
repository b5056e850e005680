import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { postsQuerySchema } from '#contract/post.ts';
import { posts } from '#server/db/schema/post.ts';
import { listPosts } from '#server/services/posts/list.ts';
import { resanitizePosts } from '#server/services/posts/resanitize.ts';
import { sanitizerVersion } from '#server/services/posts/sanitize.ts';
import { savePost } from '#server/services/posts/save.ts';
import { addCategory, addLibraryImage } from '../support/library.ts';
import { signUp, signUpMember } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

type ImagesQuery = Parameters<TestServer['api']['images']['$get']>[0]['query'];

/** The English titles of the images that a query finds, in its order. */
async function titles(
  { api }: TestServer,
  query: ImagesQuery,
  headers = {},
): Promise<(string | undefined)[]> {
  const answer = await (await api.images.$get({ query }, { headers })).json();
  if (answer.status !== 'success') throw new Error(answer.message);
  return answer.data.data.map((image) => image.title?.en);
}

async function startLibrary() {
  const server = await startTestServer();
  const dragons = await addCategory(server.context, { en: 'Dragons', zh: '龙' }, { hotness: 5 });
  const flowers = await addCategory(server.context, { en: 'Flowers', ja: '花' }, { hotness: 9 });
  const add = (...rest: Parameters<typeof addLibraryImage> extends [unknown, ...infer R] ? R : never) =>
    addLibraryImage(server.context, ...rest);
  const coiled = await add(
    dragons,
    { en: 'Coiled dragon', zh: '盘龙与锦鲤', ja: '龍の滝登り' },
    { hotness: 3, tagIds: ['scales'] },
  );
  await add(dragons, { en: 'Dragon and tiger' }, { hotness: 7, tagIds: ['scales', 'duel'], ratio: '3:4' });
  await add(flowers, { en: 'Peony', zh: '牡丹' }, { hotness: 5 });
  await add(flowers, { en: 'Hidden rose' }, { isOnline: false });
  await add(flowers, { en: 'Private rose' }, { isPublic: false });
  return { server, dragons, flowers, coiled };
}

test('the gallery shows what is public and online, the hottest first', async () => {
  const { server } = await startLibrary();
  expect(await titles(server, {})).toEqual(['Dragon and tiger', 'Peony', 'Coiled dragon']);
  expect(await titles(server, { sortOrder: 'asc' })).toEqual(['Coiled dragon', 'Peony', 'Dragon and tiger']);
  expect(await titles(server, { isPublic: 'false' })).toEqual([]);
  expect(await titles(server, { isOnline: 'false' })).toEqual([]);
});

test('images are found by category, tags, ratio and their own id', async () => {
  const { server, dragons, coiled } = await startLibrary();
  expect(await titles(server, { categoryId: dragons })).toEqual(['Dragon and tiger', 'Coiled dragon']);
  expect(await titles(server, { tags: 'scales,duel' })).toEqual(['Dragon and tiger']);
  expect(await titles(server, { ratio: '3:4' })).toEqual(['Dragon and tiger']);
  expect(await titles(server, { imageId: coiled })).toEqual(['Coiled dragon']);
  expect(await titles(server, { type: 'image2image' })).toEqual([]);
  expect(await titles(server, { type: 'text2image', categoryId: dragons })).toHaveLength(2);
});

test('related images share the category and leave the image itself out', async () => {
  const { server, dragons, coiled } = await startLibrary();
  const query = { isRelated: 'true', imageId: coiled, categoryId: dragons, pageSize: '5' } as const;
  expect(await titles(server, query)).toEqual(['Dragon and tiger']);
});

test.each([
  ['dragon', ['Dragon and tiger', 'Coiled dragon']],
  ['TIGER dragon', ['Dragon and tiger']],
  ['龙', ['Coiled dragon']],
  ['锦鲤', ['Coiled dragon']],
  ['滝登り', ['Coiled dragon']],
  ['牡丹', ['Peony']],
  ['unicorn', []],
  ['%', ['Dragon and tiger', 'Peony', 'Coiled dragon']],
])('searching for %s', async (query, found) => {
  const { server } = await startLibrary();
  expect(await titles(server, { query, pageSize: '50' })).toEqual(found);
});

test('pages do not overlap, and say how many there are', async () => {
  const server = await startTestServer();
  const category = await addCategory(server.context, { en: 'Many' });
  for (let i = 0; i < 25; i++) await addLibraryImage(server.context, category, { en: `${i}` });
  const seen = new Set<string | undefined>();
  for (const currentPage of ['1', '2', '3']) {
    const page = await (await server.api.images.$get({ query: { currentPage, pageSize: '10' } })).json();
    expect(page.data?.pagination).toMatchObject({ total: 25, totalPages: 3, pageSize: 10 });
    for (const image of page.data?.data ?? []) seen.add(image.title?.en);
  }
  expect(seen.size).toBe(25);
  const count = await (await server.api.images.count.$get({ query: { categoryId: category } })).json();
  expect(count.data).toEqual({ count: 25 });
});

test('an owner sees private images of their own and nobody else does', async () => {
  const server = await startTestServer();
  const [owner, stranger] = [await signUpMember(server), await signUp(server)];
  const id = await owner.startId({ prompt: 'a secret snake', isPublic: false });
  await owner.outcome(id);
  const [image] = (await (await owner.complete(id)).json()).data?.localImages ?? [];
  const find = async (headers = {}) =>
    (await (await server.api.images.$get({ query: { imageId: image?.id } }, { headers })).json()).data?.data
      .length;
  expect([await find(owner.headers), await find(stranger.headers), await find()]).toEqual([1, 0, 0]);
  expect(await titles(server, { query: 'snake' })).toEqual([]);
});

test('only the owner deletes an image', async () => {
  const server = await startTestServer();
  const [owner, stranger] = [await signUp(server), await signUp(server)];
  const id = await owner.startId({ prompt: 'a snake' });
  await owner.outcome(id);
  const [image] = (await (await owner.complete(id)).json()).data?.localImages ?? [];
  const remove = (headers: Record<string, string>) =>
    server.api.images[':id'].$delete({ param: { id: image?.id ?? '' } }, { headers });
  expect((await remove(stranger.headers)).status).toBe(404);
  expect(await (await remove(owner.headers)).json()).toMatchObject({ data: true });
  expect((await remove(owner.headers)).status).toBe(404);
  expect((await (await server.api.images.generated.$get({ query: {} }, owner)).json()).data?.data).toEqual(
    [],
  );
});

test('reports reach the operator, for images that can be seen', async () => {
  const { server, coiled } = await startLibrary();
  const person = await signUp(server);
  const report = async (imageId: string, content: string) =>
    (await server.api.images.report.$post({ json: { imageId, content } }, person)).json();
  expect(await report(coiled, '  not a dragon ')).toMatchObject({ status: 'success' });
  expect(await report(coiled, '   ')).toMatchObject({ reason: 'REPORT_EMPTY' });
  expect(await report(coiled, 'x'.repeat(501))).toMatchObject({ reason: 'REPORT_TOO_LONG' });
  expect(await report(crypto.randomUUID(), 'where is it')).toMatchObject({ reason: 'IMAGE_NOT_FOUND' });
  const { rows } = await server.pool.query('select content from reports');
  expect(rows).toEqual([{ content: 'not a dragon' }]);
});

test('ratios are counted as far as everybody may see their images, by category', async () => {
  const { server, dragons, flowers } = await startLibrary();
  const counts = async (query: { categoryId?: string; tags?: string }) => {
    const answer = await (await server.api.images.ratios.$get({ query })).json();
    if (answer.status !== 'success') throw new Error(answer.message);
    return Object.fromEntries(answer.data.map(({ ratio, count }) => [ratio, count]));
  };
  expect(await counts({ categoryId: dragons })).toEqual({ '1:1': 1, '3:4': 1 });
  expect(await counts({ categoryId: flowers })).toEqual({ '1:1': 1 });
  expect(await counts({ tags: 'duel' })).toEqual({ '3:4': 1 });
  expect(await counts({})).toEqual({ '1:1': 2, '3:4': 1 });
});

test('categories come with their counts, by slug, hottest, paged and as a tree', async () => {
  const { server, dragons } = await startLibrary();
  const child = await addCategory(server.context, { en: 'Hydras' }, { parentId: dragons, hotness: 1 });
  const { categories } = server.api;
  const slugs = (list?: { slug: string }[] | null) => list?.map((category) => category.slug);
  expect(slugs((await (await categories.$get()).json()).data)).toEqual(['flowers', 'dragons', 'hydras']);
  const hot = await (await categories.hot.$get({ query: { limit: '1' } })).json();
  expect(slugs(hot.data)).toEqual(['flowers']);
  const stats = await (await categories['with-stats'].$get({ query: { sortBy: 'imageCount' } })).json();
  expect(slugs(stats.data?.data)).toEqual(['dragons', 'flowers', 'hydras']);
  const tree = await (await categories.tree.$get()).json();
  expect(tree.data).toMatchObject([{ slug: 'flowers' }, { slug: 'dragons', children: [{ id: child }] }]);

  const one = await (await categories.slug[':slug'].$get({ param: { slug: 'dragons' } })).json();
  expect(one).toMatchObject({
    success: true,
    message: null,
    data: {
      imageCount: 2,
      tagCounts: [
        { tagId: 'scales', count: 2 },
        { tagId: 'duel', count: 1 },
      ],
    },
  });
  expect((await categories.slug[':slug'].$get({ param: { slug: 'nothing' } })).status).toBe(404);
});

test('posts are published ones, with HTML that does nothing', async () => {
  const { api, context } = await startTestServer();
  const post = { title: { en: 'Care', zh: '护理' }, author: 'Mara', excerpt: {} };
  const content = {
    en: '<p onclick="x()">Wash <a href="javascript:x()">it</a> <img src="https://elsewhere.example/a.png"></p><script>x()</script>',
  };
  await savePost(context.db, { ...post, slug: 'care', content, status: 'published' });
  await savePost(context.db, { ...post, slug: 'draft', content, status: 'draft' });

  const list = await (await api.posts.$get({ query: {} })).json();
  expect(list.data?.pagination.total).toBe(1);
  expect(list.data?.data[0]?.content.en).toBe('<p>Wash <a>it</a> <img /></p>');
  const find = async (query: Record<string, string>) =>
    (await (await api.posts.$get({ query })).json()).data?.data.length;
  expect(await find({ slug: 'care' })).toBe(1);
  expect(await find({ slug: 'draft' })).toBe(0);
  expect(await find({ status: 'draft' })).toBe(0);
  expect(await find({ search: '护理' })).toBe(1);
  expect(await find({ author: 'somebody' })).toBe(0);
});

test('posts that older rules let through are sanitized once, and reading them does it no more', async () => {
  const { context } = await startTestServer();
  const { db } = context;
  await savePost(db, { title: { en: 'Care' }, author: 'Mara', slug: 'care', status: 'published' });
  const read = async () => (await listPosts(context, postsQuerySchema.parse({}))).data[0]?.content.en;
  const stored = async () => (await db.select().from(posts))[0];
  const refused = '<p class="a">Wash</p><script>x()</script>';

  await db.update(posts).set({ content: { en: refused }, sanitizerVersion: sanitizerVersion - 1 });
  expect(await read()).toBe('<p>Wash</p>');
  expect((await stored())?.content.en).toBe(refused);
  await resanitizePosts(db);
  expect(await stored()).toMatchObject({ content: { en: '<p>Wash</p>' }, sanitizerVersion });
  expect(await read()).toBe('<p>Wash</p>');

  // What carries the mark of today's rules is taken at its word.
  await db.update(posts).set({ content: { en: '<p class="b">Dry</p>' } });
  await resanitizePosts(db);
  expect(await read()).toBe('<p class="b">Dry</p>');
});

test('what everybody gets is sent small to those who can read it', async () => {
  const server = await startTestServer();
  for (const number of Array(12).keys()) await addCategory(server.context, { en: `Moths ${number}` });
  const get = (encoding: string) =>
    server.app.request('/api/categories', { headers: { 'accept-encoding': encoding } });
  const plain = await get('gzip');
  const small = await get('br, gzip');
  expect([plain.headers.get('content-encoding'), small.headers.get('content-encoding')]).toEqual([
    null,
    'br',
  ]);
  const [text, packed] = [await plain.text(), await small.arrayBuffer()];
  expect(brotliDecompressSync(packed).toString()).toBe(text);
  expect(packed.byteLength).toBeLessThan(text.length / 2);
  const refused = await get('br;q=0, gzip');
  expect(await refused.text()).toBe(text);
});
