import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, history, test } from './fixtures.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Looks at the page in both themes and on both sizes. */
async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const size of sizes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      // Colours on their way from one theme to the other have the contrast of neither.
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
      expect(found, `${colorScheme}, ${size.width} px`).toEqual([]);
    }
  }
}

for (const path of ['/', '/login', '/register', '/create', '/zh/create', '/nowhere/at/all']) {
  test(`nothing on ${path} is in anybody's way`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
  });
}

test.describe('a member', () => {
  test.use({ isMember: true });

  test("nothing about a finished design is in anybody's way", async ({ signedIn: page, account }) => {
    await account.draw({ prompt: 'an anchor', num_outputs: 4 });
    await page.goto('/create');
    await history(page).first().click();
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
    await expectNoViolations(page);
  });
});

test("nothing about a form with errors is in anybody's way", async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Open an account' }).click();
  await expect(page.getByText('This is needed.').first()).toBeVisible();
  await expectNoViolations(page);
});

test("no dialog or menu is in anybody's way", async ({ page }) => {
  await page.goto('/create');
  await page.getByRole('button', { name: /^Style:/ }).click();
  await expect(page.getByRole('dialog', { name: 'Style' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Language and theme/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  // An open menu lies at the end of the page, outside of its landmarks.
  const { violations } = await new AxeBuilder({ page }).disableRules('region').analyze();
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
});
