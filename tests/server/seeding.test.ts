import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readDrawings } from '#server/content/drawings.ts';
import { categories, tags } from '#server/db/schema/category.ts';
import { images } from '#server/db/schema/image.ts';
import { posts } from '#server/db/schema/post.ts';
import { seeds } from '#server/db/schema/seed.ts';
import { seedContent } from '#server/services/seeding/seed-content.ts';
import { seedDigest } from '#server/services/seeding/seed-digest.ts';
import { addCategory, addLibraryImage } from '../support/library.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

async function startSeeded() {
  const server = await startTestServer();
  await seedContent(server.context);
  return server;
}

async function everything({ context: { db } }: TestServer) {
  return {
    categories: await db.select().from(categories).orderBy(asc(categories.id)),
    images: await db.select().from(images).orderBy(asc(images.id)),
    posts: await db.select().from(posts).orderBy(asc(posts.id)),
    tags: await db.select().from(tags).orderBy(asc(tags.id)),
    seeds: await db.select().from(seeds).orderBy(asc(seeds.key)),
  };
}

async function find({ context: { db } }: TestServer, slug: string) {
  const [image] = await db.select().from(images).where(eq(images.slug, slug));
  if (!image) throw new Error(`no image ${slug}`);
  return image;
}

/** As if an earlier version had shipped the image with these values. */
async function shipEarlier(server: TestServer, slug: string, earlier: Partial<typeof images.$inferInsert>) {
  const { db } = server.context;
  const { title, prompt, tagIds, styleId, isColor, colorKey, hotness, searchTokens } = await find(
    server,
    slug,
  );
  const values = { slug, title, prompt, tagIds, styleId, isColor, colorKey, hotness, searchTokens };
  await db.update(images).set(earlier).where(eq(images.slug, slug));
  const digest = seedDigest({ ...values, ...earlier });
  await db
    .update(seeds)
    .set({ digest })
    .where(eq(seeds.key, `image:${slug}`));
}

test('every category comes with its pictures, counted, covered and found in any language', async () => {
  const server = await startSeeded();
  const { data } = await (await server.api.categories.$get()).json();
  expect(data?.length).toBeGreaterThanOrEqual(24);
  for (const category of data ?? []) {
    expect(category).toMatchObject({
      imageCount: 20,
      tattooUrl: expect.stringMatching(/^\/media\/.+\.png\?v=[\w-]{12}$/),
    });
    expect(category.tagCounts.length).toBeGreaterThanOrEqual(6);
  }
  for (const query of ['rose', '玫瑰', '薔薇']) {
    const found = await (await server.api.images.$get({ query: { query, pageSize: '50' } })).json();
    expect(found.data?.pagination.total).toBeGreaterThan(20);
  }
});

test('the articles come published, in three languages, the newest first', async () => {
  const server = await startSeeded();
  const { data } = await (await server.api.posts.$get({ query: { lang: 'en' } })).json();
  expect(data?.data.map(({ slug }) => slug)).toHaveLength(8);
  expect(data?.data[0]).toMatchObject({
    slug: 'using-the-stencil',
    title: { en: 'From screen to stencil', ja: '画面からステンシルへ' },
  });
  for (const search of ['转印纸', '転写紙']) {
    const found = await (await server.api.posts.$get({ query: { search } })).json();
    expect(found.data?.data.map(({ slug }) => slug)).toEqual(['using-the-stencil']);
  }
});

test('seeding a second time changes nothing', async () => {
  const server = await startSeeded();
  const before = await everything(server);
  await seedContent(server.context);
  expect(await everything(server)).toEqual(before);
});

test('two processes that start together seed once', async () => {
  const server = await startTestServer();
  await Promise.all([seedContent(server.context), seedContent(server.context)]);
  expect((await everything(server)).images).toHaveLength(480);
});

test('what shipped differently before is brought up to date', async () => {
  const server = await startSeeded();
  const shipped = await find(server, 'single-rose');
  await shipEarlier(server, 'single-rose', { title: { en: 'An older title' }, hotness: 1 });
  await seedContent(server.context);
  expect(await find(server, 'single-rose')).toEqual(shipped);
});

test('what an operator edited stays, also when what ships has changed', async () => {
  const server = await startSeeded();
  const { db } = server.context;
  await shipEarlier(server, 'single-rose', { hotness: 1 });
  const title = { en: 'The rose of our shop' };
  await db.update(images).set({ title }).where(eq(images.slug, 'single-rose'));
  await db.update(categories).set({ name: title }).where(eq(categories.slug, 'roses'));
  await seedContent(server.context);
  await seedContent(server.context);
  expect(await find(server, 'single-rose')).toMatchObject({ title, hotness: 1 });
  const [roses] = await db.select().from(categories).where(eq(categories.slug, 'roses'));
  expect(roses?.name).toEqual(title);
});

test('what an operator hid, removed or added stays so', async () => {
  const server = await startSeeded();
  const { db } = server.context;
  await shipEarlier(server, 'single-rose', { hotness: 1 });
  await db.update(images).set({ isOnline: false }).where(eq(images.slug, 'single-rose'));
  await db.delete(categories).where(eq(categories.slug, 'snakes'));
  await db.update(posts).set({ status: 'draft' }).where(eq(posts.slug, 'tattoo-aftercare'));
  const own = await addCategory(server.context, { en: 'House flash' });
  await addLibraryImage(server.context, own, { en: 'Our own' });
  await seedContent(server.context);
  expect(await find(server, 'single-rose')).toMatchObject({ isOnline: false });
  const all = await everything(server);
  expect(all.images).toHaveLength(481);
  expect(all.posts.filter(({ status }) => status === 'draft').map(({ slug }) => slug)).toEqual([
    'tattoo-aftercare',
  ]);
  expect(all.categories.map(({ slug }) => slug)).not.toContain('snakes');
  expect(all.categories.map(({ slug }) => slug)).toContain('house flash');
});

test('pictures go into a category that an operator had made before', async () => {
  const server = await startTestServer();
  const own = await addCategory(server.context, { en: 'Roses' });
  await seedContent(server.context);
  expect(await find(server, 'single-rose')).toMatchObject({ categoryId: own });
});

test('a picture that the engine draws differently now is drawn anew', async () => {
  const server = await startSeeded();
  const { db, media } = server.context;
  await media.put('library/single-rose.png', 'an older drawing');
  await db.update(seeds).set({ digest: 'older' }).where(eq(seeds.key, 'drawing:single-rose'));
  await seedContent(server.context);
  expect(await media.exists('library/single-rose.png')).toBe(false);
});

test('the address of a picture changes with the picture, and says what is shown until it is there', async () => {
  const server = await startSeeded();
  const drawing = (await readDrawings())['single-rose'];
  const { db } = server.context;
  await db.update(images).set({ version: 'older', placeholder: null }).where(eq(images.slug, 'single-rose'));
  await db.update(seeds).set({ digest: 'older' }).where(eq(seeds.key, 'drawing:single-rose'));
  await seedContent(server.context);
  const { id } = await find(server, 'single-rose');
  const { data } = await (await server.api.images.$get({ query: { imageId: id } })).json();
  expect(data?.data).toMatchObject([
    { tattooUrl: `/media/${id}/original.png?v=${drawing?.picture}`, placeholder: drawing?.placeholder },
  ]);
  expect(drawing?.placeholder).toMatch(/^data:image\/webp;base64,/);
});
