import { samplesIn } from '#contract/sample.ts';
import { expect, prompt, test } from './fixtures.ts';

const box = 'What do you want to create?';

test('a sentence from the samples becomes the order', async ({ page }) => {
  await page.goto('/create');
  const samples = page.getByRole('region', { name: 'Or begin with a whole sentence' });
  await expect(samples.getByRole('button', { name: 'A fox with maple leaves' })).toBeVisible();
  await samples.getByRole('button', { name: 'Vehicles' }).press('Enter');
  await expect(samples.getByRole('button', { name: 'A fox with maple leaves' })).toHaveCount(0);
  const [wanted] = await samplesIn('en', 'vehicles');
  await samples.getByRole('button', { name: wanted?.prompt ?? '?' }).press('Enter');
  await expect(prompt(page)).toHaveValue(wanted?.prompt ?? '?');
  await expect(prompt(page)).toBeFocused();
});

test('Random borrows one sample after the other, also where the server cannot be asked', async ({ page }) => {
  await page.route('**/api/samples*', (route) => route.abort());
  await page.goto('/ja');
  const known = (await samplesIn('ja')).map((sample) => sample.prompt);
  const field = page.getByRole('textbox').first();
  const random = page.getByRole('button', { name: '例文を入れる', exact: true });
  await random.click();
  await expect(field).not.toHaveValue('');
  const first = await field.inputValue();
  expect(known).toContain(first);
  await random.click();
  await expect(field).not.toHaveValue(first);
  expect(known).toContain(await field.inputValue());
});

test('changing the language keeps what is written on the start page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: box }).fill('a paper boat');
  await page.getByRole('button', { name: /^Language and theme/ }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  await expect(page).toHaveURL('/zh');
  await expect(page.getByRole('textbox').first()).toHaveValue('a paper boat');
});
