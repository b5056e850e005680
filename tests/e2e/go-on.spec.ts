import { expect, prompt, test } from './fixtures.ts';

const goOn = (name: string) => new RegExp(`^${name}.*credit`);

test('a design goes on mirrored, and shows where it came from', async ({ signedIn: page, account }) => {
  await account.draw({ prompt: 'a swallow and a rose', style: 'old-school', isColor: false, seed: 7 });
  await page.goto('/create');
  await page.getByRole('button', { name: /^a swallow and a rose/ }).click();
  const order = page.waitForRequest('**/generate-tattoo/async');
  await page.getByRole('button', { name: goOn('Mirrored') }).click();
  expect((await order).postDataJSON()).toMatchObject({
    prompt: 'a swallow and a rose',
    style: 'old-school',
    isColor: false,
    seed: 7,
    output: 0,
    variation: { isMirrored: true, scene: { style: 'old-school' } },
  });
  const origins = page.getByRole('region', { name: 'Where this design came from' });
  await expect(origins.getByRole('button')).toHaveCount(1);
  expect(await account.credits()).toBe(48);

  await origins.getByRole('button').click();
  await expect(origins).toBeHidden();
  await expect(page.getByRole('heading', { name: 'a swallow and a rose' })).toBeVisible();
});

test('one thing is taken away and another is added, and the words say so before they cost', async ({
  signedIn: page,
  account,
}) => {
  await account.draw({ prompt: 'a wolf and a moon', style: 'sketch' });
  await page.goto('/create');
  await page.getByRole('button', { name: /^a wolf and a moon/ }).click();
  await page.getByRole('button', { name: goOn('Add or take away one thing') }).click();
  const panel = page.getByRole('form', { name: 'Add or take away one thing' });
  await expect(panel.getByRole('button', { name: 'Draw this' })).toBeDisabled();
  await panel.getByRole('button', { name: 'moon' }).click();
  await panel.getByLabel('Add').fill('a crown');
  await expect(panel.getByText('a wolf, a crown')).toBeVisible();
  await panel.getByLabel('Add').press('Enter');
  await expect(page.getByRole('heading', { name: 'a wolf, a crown' })).toBeVisible();
  await expect(prompt(page)).toHaveValue('a wolf, a crown');
});

test('the same words and seed come in another shape', async ({ signedIn: page, account }) => {
  await account.draw({ prompt: 'a heron', style: 'sketch', seed: 11 });
  await page.goto('/create');
  await page.getByRole('button', { name: /^a heron/ }).click();
  await page.getByRole('button', { name: goOn('In another shape') }).click();
  const shapes = page.getByRole('group', { name: 'In another shape' });
  await expect(shapes.getByRole('button')).toHaveCount(6);
  const order = page.waitForRequest('**/generate-tattoo/async');
  await shapes.getByRole('button', { name: '9:16' }).click();
  expect((await order).postDataJSON()).toMatchObject({
    prompt: 'a heron',
    seed: 11,
    width: 576,
    height: 1024,
  });
});

test('a seed that is kept is said in the form, outlives a reload, and is let go', async ({
  signedIn: page,
  account,
}) => {
  await account.draw({ prompt: 'a fox', seed: 4242, style: 'dotwork' });
  await page.goto('/create');
  await page.getByRole('button', { name: /^a fox/ }).click();
  await page.getByRole('button', { name: 'Keep the seed for what I write next' }).click();
  await expect(prompt(page)).toBeFocused();
  await page.reload();
  await expect(page.getByText('Keeps the seed 4242')).toBeVisible();
  await prompt(page).fill('a bear');
  const order = page.waitForRequest('**/generate-tattoo/async');
  await prompt(page).press('Control+Enter');
  expect((await order).postDataJSON()).toMatchObject({ prompt: 'a bear', seed: 4242 });
  await page.getByRole('button', { name: 'Let the seed go' }).click();
  await expect(page.getByText('Keeps the seed')).toBeHidden();
});

test('four more are for members, and nothing is taken for asking', async ({ signedIn: page, account }) => {
  await account.draw({ prompt: 'an owl', style: 'sketch' });
  await page.goto('/create');
  await page.getByRole('button', { name: /^an owl/ }).click();
  await page.getByRole('button', { name: goOn('Four more like this') }).click();
  await expect(page.getByText('members').last()).toBeVisible();
  expect(await account.credits()).toBe(49);
});
