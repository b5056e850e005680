import { expect, prompt, test } from './fixtures.ts';

test.describe('a member', () => {
  test.use({ isMember: true });

  test('a design can be made by keyboard alone', async ({ signedIn: page }) => {
    await page.goto('/create');
    await expect(page.locator('header').getByText('70')).toBeVisible();
    const press = (key: string) => page.keyboard.press(key);

    await press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await press('Enter');
    await press('Tab');
    await expect(page.getByRole('radio', { name: 'From words' })).toBeFocused();
    await press('Tab');
    await expect(prompt(page)).toBeFocused();
    await page.keyboard.type('a bear among pines');

    // Random, Clear, Improve, the other ideas, six ideas, then the style.
    for (let step = 0; step < 11; step++) await press('Tab');
    const style = page.getByRole('button', { name: /^Style:/ });
    await expect(style).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('dialog', { name: 'Style' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'NO Style', exact: true })).toBeFocused();
    // By the button that closes it around to the last one.
    await press('Shift+Tab');
    await press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Lettering' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(style).toBeFocused();
    await expect(style).toHaveAccessibleName('Style: Lettering');
    await press('Enter');
    await expect(page.getByRole('dialog', { name: 'Style' })).toBeVisible();
    await press('Escape');
    await expect(style).toBeFocused();

    await press('Tab');
    await press('ArrowRight');
    await expect(page.getByRole('radio', { name: '4:3' })).toBeChecked();
    await press('Tab');
    await press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'B&W' })).toBeChecked();
    await press('Tab');
    await expect(page.getByRole('radio', { name: '1', exact: true })).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('switch', { name: 'Public' })).toBeFocused();
    await press('Space');
    await expect(page.getByRole('switch', { name: 'Public' })).not.toBeChecked();
    await press('Tab');
    await expect(page.getByRole('switch', { name: 'Draw on this device' })).toBeFocused();
    await press('Tab');
    const create = page.getByRole('button', { name: /^Create/ });
    await expect(create).toBeFocused();
    await press('Enter');
    await expect(page.getByText('Your design is ready.')).toBeVisible();
    await expect(create).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('button', { name: 'Get more' })).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('button', { name: 'Look closer', exact: true }).first()).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('button', { name: 'Download' })).toBeFocused();
  });
});

test('menus open, walk and close by keyboard', async ({ signedIn: page }) => {
  await page.goto('/');
  await expect(page.locator('header').getByText('50')).toBeVisible();
  const trigger = page.getByRole('button', { name: /^Language and theme/ });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  // Its keys are heard once it has the focus.
  await expect(page.locator('[role=menu]:focus, [role=menu] :focus')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: '中文' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(trigger).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu holds what the header has no room for', async ({ signedIn: page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await menu.getByText('ダーク').or(menu.getByText('Dark')).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await menu.getByRole('link', { name: 'Create' }).tap();
    await expect(page).toHaveURL('/create');
    await expect(menu).toBeHidden();
  });

  test('the result makes room for itself, and the words come back by a tap', async ({ signedIn: page }) => {
    await page.goto('/create');
    await prompt(page).fill('a swallow');
    await page.getByRole('button', { name: /^Create/ }).tap();
    await expect(prompt(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
    await page.getByRole('button', { name: /^Change the words: ?a swallow/ }).tap();
    await expect(prompt(page)).toBeFocused();
  });
});
