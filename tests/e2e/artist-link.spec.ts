import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { unzipSync } from 'fflate';
import { unseal } from '#lib/sealed.ts';
import { PreviewScreen } from '../support/preview-page.ts';
import { expectNoViolations, violationsOn } from './expect-no-violations.ts';
import { expect, keepLogin, test } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const notes = 'For my grandmother, who kept swallows.';
/** CSS pixels to the centimetre. */
const pixelsPerCm = 96 / 2.54;

/** Keeps the forms that the page sends: Playwright shows nothing of files in them. */
const keepForms = () => {
  const { send } = XMLHttpRequest.prototype;
  const forms: [name: string, file: File | string][][] = [];
  Object.assign(window, { forms });
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof FormData) forms.push([...body]);
    send.call(this, body);
  };
};

async function openDialog(page: Page) {
  await page.addInitScript(keepForms);
  const preview = new PreviewScreen(page);
  await preview.begin();
  await preview.setSize(0.3);
  await page.getByRole('button', { name: 'For the artist' }).click();
  const dialog = page.getByRole('dialog', { name: 'For the artist' });
  await dialog.getByText('As a link').click();
  await dialog.getByLabel('Where on the body').fill('Left forearm, inside');
  await dialog.getByLabel('Notes').fill(notes);
  return dialog;
}

/** Makes a link, and returns its address with all that any request took along. */
async function makeLink(page: Page): Promise<{ url: string; sent: Buffer }> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('The link is ready')).toBeVisible();
  expect(calls).toEqual(['POST /api/artist-links']);
  const parts = await page.evaluate(async () => {
    const [form = []] = (window as unknown as { forms: [string, File][][] }).forms;
    return Promise.all(
      form.map(async ([name, file]) => [name, [...new Uint8Array(await file.arrayBuffer())]] as const),
    );
  });
  expect(parts.map(([name]) => name)).toEqual(['file']);
  const url = await page.getByLabel('Link for your artist').inputValue();
  return { url, sent: Buffer.from(parts[0]?.[1] ?? []) };
}

const keyOf = (url: string) => new URL(url).hash.slice(1);

/** What only the key makes of what was sent. */
async function opened({ url, sent }: { url: string; sent: Buffer }) {
  return unzipSync(await unseal(new Uint8Array(sent), keyOf(url)));
}

/** Whether any stretch of a file is found in what was sent. */
function carries(sent: Buffer, file: Uint8Array): boolean {
  const bytes = Buffer.from(file);
  for (let at = 0; at + 24 <= bytes.length; at += 512) {
    if (sent.includes(bytes.subarray(at, at + 24))) return true;
  }
  return false;
}

test('a link is made, opened without an account, printed at real size and withdrawn', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  // Two people, two papers and a rebuilt page of each.
  test.slow();
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  const dialog = await openDialog(page);
  expect(await violationsOn(page)).toEqual([]);
  const made = await makeLink(page);
  expect(await violationsOn(page)).toEqual([]);

  const files = await opened(made);
  expect(Object.keys(files).sort()).toEqual(['brief.json', 'design', 'stencil']);
  for (const file of Object.values(files)) expect(carries(made.sent, file)).toBe(false);
  expect(carries(Buffer.from(files.design ?? []), files.design ?? new Uint8Array())).toBe(true);
  expect(made.sent.includes('grandmother')).toBe(false);

  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL && { baseURL }) });
  const artist = await context.newPage();
  artist.on('request', (request) => asked.push(request));
  const [answer] = await Promise.all([
    artist.waitForResponse((response) => response.url().includes('/for-artist/')),
    artist.goto(made.url),
  ]);
  expect(await answer.allHeaders()).toMatchObject({ 'referrer-policy': 'no-referrer' });
  await expect(artist.getByRole('heading', { level: 1 })).toHaveText('a swallow in flight');
  await expect(artist.getByText('Left forearm, inside')).toBeVisible();
  await expect(artist.getByText(notes)).toBeVisible();
  await expect(artist.getByText(/^10 × [\d.]+ cm, as wished$/)).toBeVisible();
  await expect(artist.getByRole('img', { name: 'The stencil' })).toBeVisible();
  await expect(artist.getByRole('img', { name: 'photo' })).toHaveCount(0);
  await expectNoViolations(artist);
  // Neither the one nor the other ever told the server the key.
  const key = keyOf(made.url);
  for (const request of asked) {
    const told = [request.url(), JSON.stringify(await request.allHeaders()), request.postData()];
    expect(told.join(' ')).not.toContain(key);
  }
  const [saved] = await Promise.all([
    artist.waitForEvent('download'),
    artist.getByRole('button', { name: 'Save: The stencil' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('tattoo-stencil.png');
  expect(Buffer.from(files.stencil ?? []).equals(await readFile(await saved.path()))).toBe(true);

  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await artist.pdf({ format })).toString('latin1');
    // The brief, the design and the stencil.
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(3);
  }
  await artist.emulateMedia({ media: 'print' });
  const printed = artist.locator('section').getByRole('img', { name: 'The stencil' });
  expect((await printed.boundingBox())?.width).toBeCloseTo(10 * pixelsPerCm, 0);
  await expect(artist.getByRole('button')).toHaveCount(0);
  await artist.emulateMedia({ media: 'screen' });

  await artist.goto(`/zh/for-artist/${new URL(made.url).pathname.split('/').pop()}#${key}`);
  await expect(artist.getByText('身体部位')).toBeVisible();

  await dialog.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(page.getByText('Nobody can open the link any more')).toBeVisible();
  // What was written is still there, for another one.
  await expect(dialog.getByLabel('Notes')).toHaveValue(notes);
  await artist.goto(made.url);
  await artist.reload();
  await expect(artist.getByRole('heading', { name: 'This link was withdrawn' })).toBeVisible();
  await context.close();
});

test('the photo goes along only when it is asked for, and nobody on the way sees it; the profile takes the link back', async ({
  signedIn: page,
}) => {
  const dialog = await openDialog(page);
  await dialog.getByRole('switch', { name: 'Photo with the tattoo' }).check();
  await dialog.getByText('30 days').click();
  const made = await makeLink(page);
  const files = await opened(made);
  expect(Object.keys(files).sort()).toEqual(['brief.json', 'design', 'photo', 'stencil']);
  expect([...(files.photo ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
  for (const file of Object.values(files)) expect(carries(made.sent, file)).toBe(false);

  await page.goto('/profile');
  await page.getByRole('button', { name: /^Withdraw the link made/ }).click();
  await expect(page.getByText('No link is open.')).toBeVisible();
});

test('a link that shows nothing says why, and what to do', async ({ page, account, browser, baseURL }) => {
  const { accessToken } = await account.logIn();
  const sealed = { name: 'package', mimeType: 'application/octet-stream', buffer: Buffer.alloc(40, 7) };
  const answer = await page.request.post('/api/artist-links?days=7', {
    headers: { authorization: `Bearer ${accessToken}` },
    multipart: { file: sealed },
  });
  const path = `/for-artist/${(await answer.json()).data.id}`;
  const someKey = 'A'.repeat(43);
  const shows = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoViolations(page);
  };
  await page.goto(path);
  await shows('A part of the address is missing');
  await page.goto(`${path}#${someKey}`);
  await shows('This key does not fit');
  await page.goto(`/for-artist/3f7f0c4e-9f0b-4c1a-8d6e-0b1f5a2c9d11#${someKey}`);
  await shows('There is no such link');

  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL && { baseURL }) });
  const away = await context.newPage();
  await away.route('**/package', (route) => route.abort());
  await away.goto(`${path}#${someKey}`);
  await expect(away.getByRole('heading', { name: 'This link did not load' })).toBeVisible();
  await away.unroute('**/package');
  await away.getByRole('button', { name: 'Try again' }).click();
  await expect(away.getByRole('heading', { name: 'This key does not fit' })).toBeVisible();
  await context.close();
});

test('without an account one is asked to log in, and finds again what one wrote', async ({
  page,
  account,
}) => {
  const dialog = await openDialog(page);
  await dialog.getByRole('link', { name: 'Log in to make a link' }).click();
  await expect(page).toHaveURL(/\/login/);
  await keepLogin(page, await account.logIn());
  await page.goto('/preview');
  await page.getByRole('button', { name: 'For the artist' }).click();
  await dialog.getByText('As a link').click();
  await expect(dialog.getByLabel('Notes')).toHaveValue(notes);
  await expect(dialog.getByRole('button', { name: 'Make the link' })).toBeEnabled();
});
