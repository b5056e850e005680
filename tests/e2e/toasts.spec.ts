import { expect, history, prompt, test } from './fixtures.ts';

for (const width of [320, 390, 1440]) {
  test(`no toast covers the design, the prompt or a dialog's title at ${width} px`, async ({
    signedIn: page,
    account,
  }) => {
    await account.draw({ prompt: 'an anchor' });
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/create');
    await prompt(page).fill('something of my own');
    const toast = page.getByRole('dialog', { name: 'Filled in from this design.' });
    const bottomOf = async () => {
      const box = await toast.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;

    await history(page).first().click();
    await expect(toast).toBeVisible();
    // Everything that a page is about stands below its header.
    const header = await page.getByRole('banner').boundingBox();
    expect(await bottomOf()).toBeLessThanOrEqual(header?.height ?? 0);

    // Phones fold the form away beside a design.
    const words = page.getByRole('button', { name: /^Change the words/ });
    if (await words.isVisible()) await words.click();
    await page.getByRole('button', { name: /^Style:/ }).click();
    await expect(page.getByRole('heading', { name: 'Style' })).toBeVisible();
    expect(await bottomOf()).toBeLessThanOrEqual(await topOf('h2:text-is("Style")'));
    await page.keyboard.press('Escape');
  });
}
