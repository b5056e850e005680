import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { firstPaintRenderer } from '#contract/first-paint.ts';
import { createApp } from '#server/app.ts';
import { savePost } from '#server/services/posts/save.ts';
import { addCategory, addLibraryImage } from '../support/library.ts';
import { signUp } from '../support/person.ts';
import { type Replaced, startTestServer } from '../support/test-server.ts';

const template = `<!doctype html>
<html lang="en" data-theme="light"><head><title>Shell</title>
<meta name="description" content="A shell" /></head><body><div id="root"></div></body></html>`;

async function startPages(replaced: Replaced = {}) {
  const server = await startTestServer(replaced);
  const folder = await mkdtemp(join(tmpdir(), 'inkwright-client-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), template);
  await writeFile(join(folder, 'theme.js'), 'let a;');
  await mkdir(join(folder, '.first-paint/zh'), { recursive: true });
  await writeFile(join(folder, '.first-paint/zh/category.html'), '<p>白纸 $&</p>');
  const app = createApp(server.context, folder);
  const get = async (path: string) => {
    const answer = await app.request(path);
    return { answer, status: answer.status, text: await answer.text() };
  };
  const categoryId = await addCategory(
    server.context,
    { en: 'Moths & Moons', zh: '蛾与月' },
    { slug: 'moths', description: { en: 'Moths look for "light" </title><script>' } },
  );
  const imageId = await addLibraryImage(server.context, categoryId, { en: 'Luna $& moth', zh: '月蛾' });
  const post = {
    title: { en: 'How ink ages', zh: '墨会变老' },
    content: { en: '<p>Ink spreads.</p><p>A &lt; B &amp; C</p>' },
    author: 'Mara',
    featuredImageUrl: '/flash/wave.webp',
    publishedAt: '2026-02-03T04:05:06.000Z',
  };
  await savePost(server.context.db, { ...post, slug: 'ages', status: 'published' });
  await savePost(server.context.db, { ...post, slug: 'draft', status: 'draft' });
  return { ...server, app, folder, get, categoryId, imageId };
}

/** The schema.org data of a page. */
function dataOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json]) => JSON.parse(json ?? ''));
}

test('a page begins with what was rendered of it beforehand, in its language', async () => {
  const { get } = await startPages();
  expect((await get('/zh/categories/moths-%26-moons')).text).toContain(
    '<div id="root" inert><p>白纸 $&</p></div>',
  );
  expect((await get('/categories/moths-%26-moons')).text).toContain('<div id="root"></div>');
  const missing = await get('/zh/categories/unheard-of');
  expect([missing.status, missing.text.includes('白纸')]).toEqual([404, false]);
});

test('every page says from its first paint on that payments are tests, where others can meet them', async () => {
  const { get, api } = await startPages({ config: { saysPaymentsAreTests: true } });
  for (const path of ['/', '/preview', '/zh/create', '/blog/ages', '/nowhere']) {
    expect((await get(path)).text, path).toMatch(/^<!doctype html>\n<html [^>]*data-payments="test">/);
  }
  expect((await (await api.config.$get()).json()).data?.saysPaymentsAreTests).toBe(true);
});

test('no page says so elsewhere', async () => {
  const { get } = await startPages();
  for (const path of ['/', '/preview', '/nowhere'])
    expect((await get(path)).text, path).not.toContain('data-payments');
});

/** Lays a renderer into the client's folder that says what it was asked for and what the API answered. */
async function addRenderer(folder: string, body: string) {
  const file = join(folder, firstPaintRenderer);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    `let count = 0;
    export async function renderFirstPaint(path, language, ask) { count += 1; ${body} }`,
  );
}

test('a page of the library stands in its HTML with what the API says, and says where from', async () => {
  const { get, folder } = await startPages();
  await addRenderer(
    folder,
    `const { data } = await (await ask('/api/categories', {})).json();
    return { html: [path, language, data[0].slug, count].join(), sources: ['/api/categories?a&b'] };`,
  );
  const { text } = await get('/zh/categories/moths-%26-moons');
  expect(text).toContain('<div id="root" inert>/categories/moths,zh,moths,1</div>');
  expect(text).toMatch(/<link data-later="preload" as="fetch" [^>]*href="\/api\/categories\?a&amp;b" \/>/);
  // Kept for a while, whatever the address calls it.
  expect((await get('/zh/categories/moths')).text).toContain('moths,zh,moths,1<');
  expect((await get('/categories/moths')).text).toContain('moths,en,moths,2<');
});

test('what an address asks for in particular is left to the app', async () => {
  const { get, folder } = await startPages();
  await addRenderer(folder, "return { html: 'all of them', sources: [] };");
  expect((await get('/zh/categories/moths?tags=moon')).text).toContain('<p>白纸 $&</p>');
});

test('pages are rendered one after the other, and those that fail begin without their data', async () => {
  const { get, folder } = await startPages();
  await addRenderer(
    folder,
    `const mine = count;
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (path.startsWith('/blog/')) throw new Error('no paper');
    return { html: String(mine === count), sources: [] };`,
  );
  const paths = ['/categories', '/blog/ages', '/zh/categories', '/ja/blog', '/zh/categories/moths'];
  const pages = await Promise.all(paths.map(get));
  const shown = pages.map(({ text }) => /<div id="root"( inert)?>(.*?)<\/div>/.exec(text)?.[2]);
  expect(shown).toEqual(['true', '', 'true', 'true', 'true']);
});

test('whoever asks for many pages at once gets those without data that would have to wait for long', async () => {
  const { get, folder } = await startPages();
  const gate = Promise.withResolvers<void>();
  Object.assign(globalThis, { gate: gate.promise });
  await addRenderer(folder, "await globalThis.gate; return { html: 'rendered', sources: [] };");
  const paths = ['', '/zh', '/ja'].flatMap((language) =>
    ['/', '/categories', '/blog', '/categories/moths'].map((path) =>
      `${language}${path}`.replace(/(.)\/$/, '$1'),
    ),
  );
  const isRendered: boolean[] = [];
  const pages = paths.map(async (path) => {
    const { text } = await get(path);
    isRendered.push(text.includes('rendered'));
  });
  await vi.waitFor(() => expect(isRendered).toEqual([false, false, false, false]), 10_000);
  gate.resolve();
  await Promise.all(pages);
  expect(isRendered.filter(Boolean)).toHaveLength(8);
});

test('a file of an older build is not found', async () => {
  const { get } = await startPages();
  expect((await get('/assets/index-0ld.js')).status).toBe(404);
});

test('a page says what it is before any script runs', async () => {
  const { get } = await startPages();
  const home = await get('/');
  expect(home.status).toBe(200);
  expect(home.text).toContain('<title>Tattoo designs from words · Inkwright</title>');
  expect(home.text).toContain('<link rel="canonical" href="http://test/" />');
  expect(home.text.match(/<meta name="description"/g)).toHaveLength(1);
  expect(home.text).toContain('<meta property="og:image" content="http://test/social.jpg" />');
  expect(home.text).toContain('<div id="root"></div>');
  expect(dataOf(home.text)).toMatchObject([{ '@type': 'WebSite' }]);

  const chinese = await get('/zh/categories/');
  expect(chinese.text).toContain('<html lang="zh-Hans" data-theme="light">');
  expect(chinese.text).toContain('<title>纹身灵感 · Inkwright</title>');
  expect(chinese.text).toContain('<link rel="canonical" href="http://test/zh/categories" />');
  for (const [language, path] of [
    ['en', '/categories'],
    ['zh-Hans', '/zh/categories'],
    ['ja', '/ja/categories'],
    ['x-default', '/categories'],
  ]) {
    expect(chinese.text).toContain(
      `<link rel="alternate" hreflang="${language}" href="http://test${path}" />`,
    );
  }
});

test('the size of a picture is told where it is known', async () => {
  const { get, imageId } = await startPages();
  expect((await get(`/image/${imageId}`)).text).toContain(
    '<meta property="og:image:width" content="1024" />',
  );
  expect((await get('/blog/ages')).text).not.toContain('og:image:width');
});

test('a category is described in the words of its language, which break out of nothing', async () => {
  const { get } = await startPages();
  const { status, text } = await get('/categories/moths');
  expect(status).toBe(200);
  expect(text).toContain('<title>Moths &amp; Moons tattoo designs · Inkwright</title>');
  expect(text).toContain('content="Moths look for &quot;light&quot; &lt;/title&gt;&lt;script&gt;"');
  expect(dataOf(text)).toMatchObject([
    { '@type': 'CollectionPage', description: 'Moths look for "light" </title><script>' },
    { '@type': 'BreadcrumbList' },
  ]);
  expect((await get('/zh/categories/moths')).text).toContain('<title>蛾与月纹身图案 · Inkwright</title>');
  const byName = await get(`/zh/categories/${encodeURIComponent('蛾与月')}`);
  expect(byName.text).toContain('<link rel="canonical" href="http://test/zh/categories/moths" />');
});

test('an image is at home in its category, and shows itself', async () => {
  const { get, imageId } = await startPages();
  const home = `http://test/categories/moths/${imageId}`;
  for (const path of [`/image/${imageId}`, `/categories/elsewhere/${imageId}`]) {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain('<title>Luna $&amp; moth · Inkwright</title>');
    expect(text).toContain(`<link rel="canonical" href="${home}" />`);
    expect(text).toContain(
      `<meta property="og:image" content="http://test/media/${imageId}/original.png" />`,
    );
    expect(text).not.toContain('noindex');
    expect(dataOf(text)).toMatchObject([
      { '@type': 'ImageObject', width: 1024 },
      { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Moths & Moons' }, { item: home }] },
    ]);
  }
});

test('a post is described by its words', async () => {
  const { get } = await startPages();
  const { text } = await get('/blog/ages');
  expect(text).toContain('<meta name="description" content="Ink spreads. A &lt; B &amp; C" />');
  expect(text).toContain('<meta property="og:type" content="article" />');
  expect(dataOf(text)).toMatchObject([
    { '@type': 'BlogPosting', author: { name: 'Mara' }, datePublished: '2026-02-03T04:05:06.000Z' },
  ]);
});

test.each([
  '/nowhere',
  '/zh/nowhere/at/all',
  '/categories/nothing',
  '/categories/moths/nonsense',
  '/categories/a/b/c',
  '/image',
  '/image/01234567-89ab-7def-8123-456789abcdef',
  '/blog/draft',
  '/blog/nothing',
  '/terms/more',
  '/for-artist',
  '/for-artist/nothing',
  '/%E0%A4%A',
])('%s is not found, and opens the app all the same', async (path) => {
  const { get } = await startPages();
  const { status, text } = await get(path);
  expect(status).toBe(404);
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect(text).toContain('<div id="root"></div>');
});

test('pages for one reader alone are not for search engines', async () => {
  const { get } = await startPages();
  const link = '/ja/for-artist/3f7f0c4e-9f0b-4c1a-8d6e-0b1f5a2c9d11';
  for (const path of ['/login', '/ja/profile', '/zh/forgot-password', link]) {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex" />');
  }
});

test.each([
  ['/en', '/'],
  ['/en/blog?page=2', '/blog?page=2'],
  ['/en//elsewhere.example', '/elsewhere.example'],
  ['/en/\\elsewhere.example', '/elsewhere.example'],
])('%s is %s', async (from, to) => {
  const { get } = await startPages();
  const { status, answer } = await get(from);
  expect([status, answer.headers.get('location')]).toEqual([301, to]);
});

test('files are files', async () => {
  const { get } = await startPages();
  expect((await get('/theme.js')).text).toBe('let a;');
  expect((await get('/no-such.js')).status).toBe(404);
  expect((await get('/assets/no-such.css')).status).toBe(404);
});

test('without a database the app still opens', async () => {
  const { get, context } = await startPages();
  context.db.select = () => {
    throw new Error('the database is gone');
  };
  const { status, text } = await get('/categories/moths');
  expect(status).toBe(200);
  expect(text).toBe(template);
});

test('a page that has not changed is not sent again', async () => {
  const { app, get } = await startPages();
  const { answer } = await get('/categories/moths');
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
  expect((await app.request('/categories/moths', { headers })).status).toBe(304);
});

test('robots learn where to go', async () => {
  const { get, imageId } = await startPages();
  expect((await get('/robots.txt')).text).toContain('Sitemap: http://test/sitemap.xml');
  const { answer, text } = await get('/sitemap.xml');
  expect(answer.headers.get('content-type')).toContain('xml');
  for (const path of [
    '/',
    '/zh/terms',
    '/categories/moths',
    `/ja/categories/moths/${imageId}`,
    '/blog/ages',
  ]) {
    expect(text).toContain(`<loc>http://test${path}</loc>`);
  }
  expect(text).not.toContain('/login');
  expect(text).not.toContain('draft');
});

test('the feed has the posts of its language', async () => {
  const { get } = await startPages();
  const { answer, text } = await get('/zh/rss.xml');
  expect(answer.headers.get('content-type')).toContain('application/rss+xml');
  expect(text).toContain('<title>墨会变老</title><link>http://test/zh/blog/ages</link>');
  expect(text).toContain('<pubDate>Tue, 03 Feb 2026 04:05:06 GMT</pubDate>');
  expect(text).toContain('<description>Ink spreads. A &lt; B &amp; C</description>');
  expect(text).not.toContain('draft');
});

test('a design that somebody shows has a page of its own, and one that is hidden has none', async () => {
  const { get, api, pool, ...server } = await startPages();
  const person = await signUp({ api });
  const id = await person.startId({ prompt: 'a snake', style: 'dotwork' });
  await person.outcome(id);
  const [image] = (await (await person.complete(id)).json()).data?.localImages ?? [];
  const path = `/creations/${image?.id}`;
  const { status, text } = await get(`/zh${path}`);
  expect(status).toBe(200);
  expect(text).toContain('<title>纹身图案 · Inkwright</title>');
  expect(text).toContain(`<link rel="canonical" href="http://test/zh${path}" />`);
  expect(text).toContain(`<meta property="og:image" content="http://test${image?.tattooUrl}" />`);
  // It is its owner's to show: no search engine lists it.
  expect(text).toContain('<meta name="robots" content="noindex" />');
  // Its other address leads there.
  expect((await get(`/image/${image?.id}`)).text).toContain(`href="http://test${path}"`);

  await pool.query('update images set is_public = false where id = $1', [image?.id]);
  expect((await get(path)).status).toBe(404);
  expect((await get(`/creations/${server.imageId}`)).status).toBe(404);
  expect((await get('/creations/nothing')).status).toBe(404);
});
