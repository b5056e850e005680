import { randomBytes } from 'node:crypto';
import { test } from './filled-category.ts';
import { expect } from './fixtures.ts';

const failure = {
  ...{ status: 'error', data: null, errorCode: 1003, message: 'no', requestId: 'r1' },
  reason: 'INVALID_FORMAT',
};

function post(changes: { word: string; publishedAt?: string; featuredImageUrl?: string }) {
  const { word, ...others } = changes;
  return {
    slug: `post-${word}`,
    title: { en: `Care ${word}`, zh: `护理 ${word}` },
    excerpt: { en: `<b>Wash</b> it &amp; wait ${word}.` },
    content: {
      en: '<h2>First week</h2><p>Keep it <strong>clean</strong>.</p><script>window.evil = 1</script>',
    },
    author: 'Mara',
    status: 'published' as const,
    ...others,
  };
}

/** The list as the server would give it, of any length and page. */
function listOf(total: number) {
  return (route: import('@playwright/test').Route) => {
    const currentPage = Number(new URL(route.request().url()).searchParams.get('currentPage'));
    const first = (currentPage - 1) * 20;
    const data = Array.from({ length: Math.min(20, total - first) }, (_, place) => ({
      ...post({ word: `${first + place}` }),
      ...{ post_id: crypto.randomUUID(), metaTitle: {}, metaDesc: {} },
      ...{ publishedAt: '2026-01-02T00:00:00.000Z', featuredImageUrl: null },
    }));
    const pagination = { total, pageSize: 20, currentPage, totalPages: Math.ceil(total / 20) };
    return route.fulfill({
      json: { status: 'success', data: { data, pagination }, errorCode: null, message: null },
    });
  };
}

test('a post on its way says so, and one in another language is marked as such', async ({
  page,
  publish,
}) => {
  const word = randomBytes(5).toString('hex');
  await publish(post({ word }));
  let answerIt = () => {};
  const asked = new Promise<void>((resolve) => {
    answerIt = resolve;
  });
  await page.route(`**/api/posts?*slug=post-${word}*`, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`/ja/blog/post-${word}`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('読み込み中…');
  answerIt();
  await expect(page.getByRole('heading', { level: 1, name: `Care ${word}` })).toHaveAttribute('lang', 'en');
});

test('a post is found in the list and read', async ({ page, publish }) => {
  const word = randomBytes(5).toString('hex');
  await publish(post({ word, featuredImageUrl: '/flash/no-such-picture.webp' }));
  await page.route('**/api/posts?*', (route) =>
    route.continue({ url: `${route.request().url()}&asked=${word}` }),
  );
  await page.goto('/blog');
  const teaser = page.getByRole('article').filter({ hasText: word });
  await expect(teaser.getByText(`Wash it & wait ${word}.`)).toBeVisible();
  await expect(teaser.getByText('Mara')).toBeVisible();
  await expect(teaser.locator('img')).toHaveCount(0);

  await teaser.getByRole('link', { name: `Care ${word}` }).click();
  await expect(page).toHaveURL(`/blog/post-${word}`);
  await expect(page.getByRole('heading', { level: 1, name: `Care ${word}` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'First week' })).toBeVisible();
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `Care ${word}` })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('a post that is not there leads home', async ({ page }) => {
  await page.goto('/blog/nobody-wrote-this');
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible();
});

test('many pages are numbered around the one that is shown', async ({ page }) => {
  await page.route('**/api/posts?*', listOf(195));
  await page.goto('/blog?page=5');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(page.getByText('195 posts')).toBeVisible();
  await expect(pages.getByRole('link')).toHaveText(['', '1', '4', '5', '6', '10', '']);
  await expect(pages.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/blog?page=6');
  await expect(page.getByRole('heading', { name: 'Care 100' })).toBeVisible();
  await pages.getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect(page).toHaveURL('/blog');
});

test('a list that does not come is asked for again, and one without posts says so', async ({ page }) => {
  await page.route('**/api/posts?*', (route) => route.fulfill({ status: 422, json: failure }));
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'The posts did not load' })).toBeVisible();
  await page.unroute('**/api/posts?*');
  await page.route('**/api/posts?*', listOf(0));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing written yet' })).toBeVisible();
});
