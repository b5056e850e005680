import { expect, prompt } from './fixtures.ts';
import { test } from './wall.ts';

test('the start page leads to the subjects, and says what people ask', async ({ page, wall }) => {
  await page.goto('/');
  await expect(page.getByText(/designs? hang here/)).toBeVisible();
  const subject = page.getByRole('main').getByRole('link', { name: new RegExp(wall.word) });
  await subject.scrollIntoViewIfNeeded();
  await expect(subject).toBeVisible();

  const questions = page.locator('main details');
  await expect(questions).toHaveCount(8);
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(questions.first()).toHaveAttribute('open');
  await questions.nth(2).locator('summary').click();
  await expect(page.locator('main details[open]')).toHaveCount(2);

  await expect(page.getByRole('main').getByRole('link', { name: 'Try now' })).toHaveCount(3);
  await page.getByRole('main').getByRole('link', { name: 'Create a design' }).click();
  await expect(prompt(page)).toBeVisible();
});

test('what comes below the fold moves nothing that is seen', async ({ page, wall }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const total = () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
  const image = `/categories/${wall.slug}/${wall.imageIds[1]}`;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 850 });
    for (const path of ['/', `/categories/${wall.slug}`, image, '/blog']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await total(), `${path}, ${width} px`).toBeLessThan(0.02);
    }
  }
});

test('an address says what is there before any script runs, and 404 where nothing is', async ({
  page,
  request,
  wall,
}) => {
  const found = await request.get(`/zh/categories/${wall.slug}`);
  expect(found.status()).toBe(200);
  expect(await found.text()).toContain(`<title>飞蛾 ${wall.word}纹身图案 · Inkwright</title>`);
  expect((await request.get('/nowhere')).status()).toBe(404);
  expect((await request.get('/social.jpg')).headers()['content-type']).toBe('image/jpeg');

  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto(`/image/${wall.imageIds[0]}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Moth 0/ })).toBeVisible();
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(2);
  expect(await page.locator('link[rel="canonical"]').count()).toBe(1);
  expect(refused.filter((text) => /Content Security Policy/.test(text))).toEqual([]);
});
