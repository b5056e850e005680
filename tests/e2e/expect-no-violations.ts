import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Looks at the page in both themes and on both sizes. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const size of sizes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      // Colours on their way from one theme to the other have the contrast of neither.
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      expect(await violationsOn(page), `${colorScheme}, ${size.width} px`).toEqual([]);
    }
  }
}

/** What axe finds on the page as it stands, each rule with the elements that break it. */
export async function violationsOn(page: Page, withoutRules: string[] = []): Promise<string[][]> {
  const { violations } = await new AxeBuilder({ page }).disableRules(withoutRules).analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
