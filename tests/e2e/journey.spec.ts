import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, newPerson, prompt, test } from './fixtures.ts';

const words = {
  en: {
    path: '',
    openAccount: 'Open an account',
    username: 'Username',
    email: 'Email',
    password: 'Password',
    again: 'Password again',
    opened: 'Your account is open. Log in to start drawing.',
    logIn: 'Log in',
    create: /^Create/,
    prompt: 'two swallows and a heart',
    ready: 'Your design is ready.',
    keep: 'Keep in my account',
    download: 'Download',
    file: /^two-swallows-and-a-h-[0-9a-f]{8}\.png$/,
    account: /^Account of /,
    logOut: 'Log out',
    language: 'en',
    four: 'Four at once is for members',
  },
  zh: {
    path: '/zh',
    openAccount: '注册账号',
    username: '用户名',
    email: '邮箱',
    password: '密码',
    again: '再输一次密码',
    opened: '注册成功，登录后就能画。',
    logIn: '登录',
    create: /^开始创作/,
    prompt: '两只燕子一颗心',
    ready: '1 款图案画好了。',
    keep: '存入我的账号',
    download: '下载',
    file: /^两只燕子一颗心-[0-9a-f]{8}\.png$/,
    account: /的账号$/,
    logOut: '退出登录',
    language: 'zh-Hans',
    four: '一次画四款为会员专享',
  },
} as const;

for (const [language, text] of Object.entries(words)) {
  test(`from the words to the file in ${language}`, async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) foreign.push(url);
    });
    const person = newPerson();

    await page.goto(`${text.path}/create`);
    await expect(page.locator('html')).toHaveAttribute('lang', text.language);
    await prompt(page).fill(text.prompt);
    await page.getByRole('radio', { name: /^4(?!:)/ }).click();
    const prices = page.getByRole('dialog');
    await expect(prices).toHaveAccessibleName(text.four);
    await page.keyboard.press('Escape');
    await expect(prices).toBeHidden();
    await expect(prompt(page)).toHaveValue(text.prompt);
    await page.getByRole('button', { name: text.create }).click();

    // Without an account the device draws. What is to be kept leads through login and registration, and back.
    await page.getByRole('button', { name: text.keep }).click({ timeout: 60_000 });
    await expect(page).toHaveURL(`${text.path}/login`);
    await page.getByRole('main').getByRole('link', { name: text.openAccount }).click();
    await page.getByLabel(text.username).fill(person.username);
    await page.getByLabel(text.email).fill(person.email);
    await page.getByLabel(text.password, { exact: true }).fill(person.password);
    await page.getByLabel(text.again).fill(person.password);
    await page.getByRole('button', { name: text.openAccount }).click();

    await expect(page).toHaveURL(`${text.path}/login`);
    await expect(page.getByText(text.opened)).toBeVisible();
    await expect(page.getByLabel(text.email)).toHaveValue(person.email);
    await page.getByLabel(text.password, { exact: true }).fill(person.password);
    await page.getByRole('main').getByRole('button', { name: text.logIn }).click();

    await expect(page).toHaveURL(`${text.path}/create`);
    await expect(prompt(page)).toHaveValue(text.prompt);
    await prompt(page).press('Control+Enter');

    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText(text.ready)).toBeVisible();
    await expect(prompt(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: text.prompt })).toBeVisible();
    await expect(page.locator('header').getByText('49')).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: text.download }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(text.file);
    const picture = await sharp(await readFile(await download.path())).metadata();
    expect(picture).toMatchObject({ format: 'png', width: 1024, height: 1024 });

    await page.getByRole('button', { name: text.account }).click();
    await page.getByRole('menuitem', { name: text.logOut }).click();
    await expect(page).toHaveURL(text.path || '/');
    await expect(page.getByRole('banner').getByRole('link', { name: text.logIn })).toBeVisible();
    expect(String(await page.evaluate(() => localStorage.getItem('draft')))).not.toContain(text.prompt);
    expect(foreign).toEqual([]);
  });
}

test('the start page hands its order over, and it is drawn at once', async ({ signedIn: page, account }) => {
  await page.goto('/');
  await page.getByRole('textbox').fill('a lone wolf');
  await page.getByRole('radio', { name: 'Black & White' }).check();
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page).toHaveURL('/create');
  await expect(page.getByText('Your design is ready.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'a lone wolf' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'B&W' })).toBeChecked();

  // Coming back to this entry of the history must not spend anything again.
  await page.reload();
  await expect(prompt(page)).toHaveValue('a lone wolf');
  expect(await account.credits()).toBe(49);
});

test.describe('a member', () => {
  test.use({ isMember: true });

  test('an address can carry the order, until it is changed by hand', async ({ signedIn: page }) => {
    await page.goto('/create?prompt=koi&outputs=4&color=blackwhite&style=tribal&visibility=private');
    await expect(prompt(page)).toHaveValue('koi');
    await expect(page.getByRole('radio', { name: /^4(?!:)/ })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Style: Tribal' })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Public' })).not.toBeChecked();

    await prompt(page).fill('carp');
    await expect(page).toHaveURL('/create?outputs=4&color=blackwhite&style=tribal&visibility=private');
    await page.reload();
    await expect(prompt(page)).toHaveValue('carp');
  });
});

test('the addresses of the earlier product lead to the create page', async ({ page }) => {
  await page.goto('/zh/text-coloring-page?prompt=koi');
  await expect(page).toHaveURL('/zh/create?prompt=koi');
});
