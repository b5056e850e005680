import { expect, history, prompt, test } from './fixtures.ts';

test('what is written is taken back, improved, and still there on the way back to the start page', async ({
  signedIn: page,
}) => {
  await page.goto('/');
  const words = page.getByRole('textbox', { name: 'What do you want to create?' });
  await words.fill('a wolf');
  await page.goto('/create');
  await expect(prompt(page)).toHaveValue('a wolf');

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(prompt(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt(page)).toHaveValue('a wolf');
  await page.getByRole('button', { name: 'Random' }).click();
  await expect(prompt(page)).not.toHaveValue('a wolf');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Improve' }).click();
  await expect(page.getByText('Before: a wolf')).toBeVisible();
  await expect(prompt(page)).toHaveValue(/^a wolf .+/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt(page)).toHaveValue('a wolf');

  await page.goto('/');
  await expect(words).toHaveValue('a wolf');
});

test('a tall design is drawn tall, and words that hold nothing to draw are asked about', async ({
  signedIn: page,
  account,
}) => {
  await page.goto('/create');
  const before = await account.credits();
  await prompt(page).fill('qwertz uiop');
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByRole('heading', { name: 'What should be in it?' })).toBeVisible();
  expect(await account.credits()).toBe(before);

  await prompt(page).fill('a wolf');
  await page.getByRole('radio', { name: '9:16' }).check();
  await page.getByRole('button', { name: /^Create/ }).click();
  const design = page.getByRole('img', { name: 'a wolf' });
  await expect(design).toBeVisible();
  await expect(page.getByText(/9:16\. Made/)).toBeVisible();
  await expect(page.getByText(/No style was chosen/)).toBeVisible();
  const box = await design.boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(16 / 9, 1);
  await expect(history(page)).toHaveCount(1);
});
