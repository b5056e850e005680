import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Tells of each change that is shown what its picture was and is. */
async function watchTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const seen: string[][] = [];
    Object.assign(window, { seenTransitions: seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      const tell = () => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? '')
          .flatMap((part) => /(old|new)\(picture\)$/.exec(part)?.[1] ?? []);
        seen.push([...new Set(parts)].sort());
      };
      transition.ready.then(tell, (error) => seen.push([String(error)]));
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { seenTransitions: string[][] }).seenTransitions);
}

const moves = ['new', 'old'];
const isReady = (page: Page) => page.waitForLoadState('networkidle');

test('a design of the library moves to its page and back to its place in the list', async ({ page }) => {
  const transitions = await watchTransitions(page);
  await page.goto('/categories/roses');
  await isReady(page);
  const card = page.getByRole('main').locator('a[href*="/categories/roses/"]:has(img)').nth(9);
  await card.scrollIntoViewIfNeeded();
  const [place, href] = [await page.evaluate(() => scrollY), await card.getAttribute('href')];
  expect(place).toBeGreaterThan(100);
  await card.click();
  await expect(page).toHaveURL(href ?? '');
  await expect.poll(transitions).toEqual([moves]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect.poll(transitions).toEqual([moves, moves]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expect(page).toHaveURL(href ?? '');
  await expect.poll(transitions).toHaveLength(3);

  // What leads to no design changes at once.
  await page.getByRole('banner').getByRole('link', { name: 'Inkwright' }).click();
  await expect(page).toHaveURL('/');
  expect(await transitions()).toHaveLength(3);
});

test('a design of one’s own moves to the window that shows it, and back', async ({
  signedIn: page,
  account,
}) => {
  const transitions = await watchTransitions(page);
  await account.draw({ prompt: 'an anchor' });
  await page.goto('/creations');
  await isReady(page);
  const card = page.getByRole('link', { name: /^an anchor/ });
  const viewer = page.getByRole('dialog', { name: /anchor/i });
  // Its part of the app is fetched once.
  await card.click();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect.poll(transitions).toHaveLength(2);

  await card.click();
  await expect(viewer).toBeVisible();
  // Whoever goes back sooner skips what is left of the way there.
  await expect.poll(transitions).toHaveLength(3);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect.poll(transitions).toHaveLength(4);
  expect((await transitions()).slice(2)).toEqual([moves, moves]);
});

test('who wants less motion sees the pages change at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const transitions = await watchTransitions(page);
  await page.goto('/categories/roses');
  await isReady(page);
  const card = page.getByRole('main').locator('a[href*="/categories/roses/"]:has(img)').first();
  await card.click();
  await expect(page).toHaveURL(/\/categories\/roses\/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await transitions()).toEqual([]);
});
