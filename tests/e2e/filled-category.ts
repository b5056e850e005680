import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { connectDatabase, type Database } from '#server/db/client.ts';
import { joinEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { openMediaFolder } from '#server/providers/media/media.ts';
import { savePost } from '#server/services/posts/save.ts';
import { addCategory, addLibraryImage } from '../support/library.ts';
import { test as base } from './fixtures.ts';

/** The database and the pictures of the server under test, as its operator reaches them. */
interface Shop {
  db: Database;
  media: Awaited<ReturnType<typeof openMediaFolder>>;
}

/** A category that nothing else uses, with designs in it. */
export interface FilledCategory {
  /** A word that no other test's texts have. */
  word: string;
  slug: string;
  name: string;
  categoryId: string;
  /** The most popular first. */
  imageIds: string[];
}

const sizes = [
  { ratio: '1:1', width: 96, height: 96 },
  { ratio: '3:4', width: 72, height: 96 },
] as const;

/** Later categories are hotter: each is among the popular ones when its test looks. */
const hottest = () => Math.floor(Date.now() / 1000);

/** Hangs `count` designs: every second one is 3:4 and tagged `tall`, the first has a version in colour. */
async function fillCategory(shop: Shop, count: number): Promise<FilledCategory> {
  const word = `w${randomBytes(5).toString('hex')}`;
  const name = `Moths ${word}`;
  const slug = `moths-${word}`;
  const intro = 'Moths look for the light, and find it in the strangest of places. '.repeat(4);
  const categoryId = await addCategory(
    shop,
    { en: name, zh: `飞蛾 ${word}` },
    { slug, description: { en: intro }, hotness: hottest() },
  );
  const imageIds: string[] = [];
  for (let place = 0; place < count; place++) {
    const { ratio, width, height } = sizes[place % 2 === 0 ? 0 : 1];
    const mediaKey = `library/${randomUUID()}.png`;
    await shop.media.put(mediaKey, await paint(width, height, '#333'));
    const colorKey = place === 0 ? `library/${randomUUID()}.png` : null;
    if (colorKey) await shop.media.put(colorKey, await paint(width, height, '#c33'));
    const title = { en: `Moth ${place} ${word}`, zh: `飞蛾 ${place} ${word}` };
    const id = await addLibraryImage(shop, categoryId, title, {
      ...{ mediaKey, colorKey, width, height, ratio, styleId: 'dotwork', isColor: false },
      hotness: count - place,
      tagIds: place % 2 === 0 ? [word] : [word, 'tall'],
      prompt: { en: `a moth ${place}, banner “${word}”` },
      ...(place === 0 && { article: { en: '<h2>Why moths</h2><p>They look for the light.</p>' } }),
    });
    imageIds.push(id);
  }
  return { word, slug, name, categoryId, imageIds };
}

function paint(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

interface CategoryFixtures {
  /** How many designs hang on `category`. */
  designs: number;
  category: FilledCategory;
  /** Publishes a post. */
  publish: (post: Parameters<typeof savePost>[1]) => Promise<void>;
}

export const test = base.extend<CategoryFixtures, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const dataDir = process.env.E2E_DATA_DIR ?? '';
      const { url } = await joinEmbeddedPostgres(dataDir, pino({ level: 'silent' }));
      const connection = connectDatabase(url, pino({ level: 'silent' }));
      await use({ db: connection.db, media: await openMediaFolder(join(dataDir, 'media')) });
      await connection.close();
    },
    { scope: 'worker' },
  ],
  designs: [4, { option: true }],
  page: async ({ page }, use) => {
    // The server keeps its lists for half a minute, in which no test wants to wait for what it has just hung.
    await page.route('**/api/categories', (route) =>
      route.continue({ url: `${route.request().url()}?asked=${randomUUID()}` }),
    );
    await use(page);
  },
  category: async ({ shop, designs }, use) => use(await fillCategory(shop, designs)),
  publish: async ({ shop }, use) => use((post) => savePost(shop.db, post)),
});
