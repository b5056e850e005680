import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expectNoViolations } from './expect-no-violations.ts';
import { Account, expect, test } from './fixtures.ts';

const run = promisify(execFile);
const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };

test('an operator looks after reports, credits and posts, and all of it is written down', async ({
  signedIn: page,
  account: operator,
  request,
}) => {
  const { person } = operator;
  await run(process.execPath, ['src/server/admin/main.ts', 'operators', 'add', person.email], { env });
  const artist = new Account(request);
  await artist.open();
  await artist.draw({ prompt: 'a swallow' });
  await artist.reportLatest('This was copied from my own flash sheet.');

  await page.goto('/admin');
  const parts = page.getByRole('navigation', { name: 'Parts of this page' });
  const open = async (name: string) => {
    await parts.getByRole('link', { name }).click();
    await expect(parts.locator('[aria-current]')).toHaveText([name]);
  };
  await expect(page.getByText('Open reports')).toBeVisible();
  await expectNoViolations(page);

  await open('Reports');
  const report = page.getByRole('list', { name: 'Reports' }).getByRole('listitem').filter({
    hasText: artist.person.username,
  });
  await report.getByRole('button', { name: 'Take the image down' }).click();
  await expect(report.getByText('Taken down')).toBeVisible();
  await expectNoViolations(page);
  await report.getByRole('button', { name: 'Mark as dealt with' }).click();
  await expect(report).toHaveCount(0);

  await open('Accounts');
  const before = await artist.credits();
  await page.getByRole('searchbox', { name: 'Name or email' }).fill(artist.person.email);
  await page.getByRole('button', { name: `Credits of ${artist.person.username}` }).click();
  const form = page.getByRole('form', { name: 'Give credits' });
  await form.getByLabel('How many').fill('5');
  await form.getByLabel('Why').fill('For the trouble');
  await form.getByRole('button', { name: 'Give credits' }).click();
  await expect(page.getByText(`${before + 5} credits`)).toBeVisible();
  await expectNoViolations(page);
  expect(await artist.credits()).toBe(before + 5);

  await open('Posts');
  await expect(page.getByRole('list', { name: 'Posts' })).toBeVisible();
  await expectNoViolations(page);

  await open('Acts');
  const acts = page.getByRole('list', { name: 'Acts' }).getByRole('listitem');
  await expect(
    acts.filter({ hasText: 'credits grant' }).filter({ hasText: 'For the trouble' }),
  ).toContainText(person.username);
  await expect(acts.filter({ hasText: 'operators add' }).filter({ hasText: person.email })).toContainText(
    'Command line',
  );
  await expectNoViolations(page);
});

test('whoever has no right to it is told so', async ({ signedIn: page }) => {
  await page.goto('/admin');
  await expect(page.getByText('This page is for operators')).toBeVisible();
  await expectNoViolations(page);
});
