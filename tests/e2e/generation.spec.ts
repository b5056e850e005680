import { Account, bigPrint, expect, history, prompt, test } from './fixtures.ts';

test.describe('while the shop is busy', () => {
  let others: { account: Account; ids: string[] };

  test.beforeEach(async ({ request }) => {
    const account = new Account(request);
    await account.open();
    await account.join();
    const orders = [1, 2, 3].map(() => account.start({ prompt: 'a queue', num_outputs: 4 }));
    others = { account, ids: (await Promise.all(orders)).map(({ id }) => id) };
  });
  test.afterEach(async () => {
    for (const id of others.ids) await others.account.cancel(id);
  });

  test.use({ isMember: true });

  test('cancelling gives the credits back', async ({ signedIn: page, account }) => {
    await page.goto('/create');
    await page.getByRole('radio', { name: /^4(?!:)/ }).check();
    await prompt(page).fill('a lion with a crown');
    await page.getByRole('button', { name: /^Create/ }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.locator('header').getByText('66')).toBeVisible();

    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Cancelled. Your 4 credits are back.')).toBeVisible();
    await expect(page.locator('header').getByText('70')).toBeVisible();
    await expect(prompt(page)).toHaveValue('a lion with a crown');
    expect(await account.credits()).toBe(70);
  });

  test('a reload takes the drawing up again', async ({ signedIn: page, account }) => {
    await page.goto('/create');
    await prompt(page).fill('a moth and the moon');
    await prompt(page).press('Control+Enter');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.locator('header').getByText('69')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('progressbar')).toBeVisible();
    for (const id of others.ids) await others.account.cancel(id);
    await expect(page.getByText('Your design is ready.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'a moth and the moon' })).toBeVisible();
    await expect(page.getByText('Drawn: moth and moon')).toBeVisible();
    expect(await account.credits()).toBe(69);
  });

  test('the drawing goes on while one looks elsewhere', async ({ signedIn: page }) => {
    await page.goto('/create');
    await prompt(page).fill('a raven');
    await prompt(page).press('Control+Enter');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    for (const id of others.ids) await others.account.cancel(id);

    await page.getByRole('button', { name: 'See it' }).click({ timeout: 30_000 });
    await expect(page).toHaveURL('/create');
    await expect(page.getByRole('heading', { name: 'a raven' })).toBeVisible();
  });

  test('earlier designs can be looked at meanwhile', async ({ signedIn: page, account }) => {
    for (const id of others.ids) await others.account.cancel(id);
    await account.draw({ prompt: 'an anchor' });
    const again = [1, 2].map(() => others.account.start({ prompt: 'a queue', num_outputs: 4 }));
    others.ids = (await Promise.all(again)).map(({ id }) => id);

    await page.goto('/create');
    await prompt(page).fill('a compass');
    await prompt(page).press('Control+Enter');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: /^an anchor/ }).click();
    await expect(page.getByRole('heading', { name: 'an anchor' })).toBeVisible();
    await page.getByRole('button', { name: 'a compass. Being drawn' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Cancelled. Your credit is back.')).toBeVisible();
  });
});

test('a second drawing is ordered while the first is at work, each with its card', async ({
  signedIn: page,
  account,
}) => {
  // Nothing is heard of either until both have been looked at.
  const seen = Promise.withResolvers<void>();
  await page.route('**/generate-tattoo/status/**', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.goto('/create');
  await prompt(page).fill('a koi');
  await prompt(page).press('Control+Enter');
  const first = page.getByRole('button', { name: 'a koi. Being drawn' });
  await expect(first).toBeVisible();
  await expect(page.getByRole('button', { name: /^Create/ })).toBeEnabled();
  await prompt(page).fill('a crane');
  await page.getByRole('button', { name: /^Create/ }).click();
  const second = page.getByRole('button', { name: 'a crane. Being drawn' });
  await expect(second).toHaveAttribute('aria-current', 'true');
  await first.click();
  await expect(first).toHaveAttribute('aria-current', 'true');
  seen.resolve();
  // Whoever looks at the first is shown it, and the second is in the history.
  await expect(page.getByRole('heading', { name: 'a koi' })).toBeVisible();
  await expect(history(page)).toHaveCount(2);
  await expect(second).toBeHidden();
  expect(await account.credits()).toBe(48);
});

test('what was ordered on another device is found', async ({ signedIn: page, account }) => {
  const seen = Promise.withResolvers<void>();
  await page.route('**/generate-tattoo/status/**', async (route) => {
    await seen.promise;
    await route.continue();
  });
  // Ordered just before this device asks what is under way.
  await page.route(
    '**/generate-tattoo/unfinished',
    async (route) => {
      await account.start({ prompt: 'an anchor from the phone' });
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto('/create');
  await expect(page.getByRole('button', { name: 'an anchor from the phone. Being drawn' })).toBeVisible();
  seen.resolve();
  await expect(page.getByRole('heading', { name: 'an anchor from the phone' })).toBeVisible();
});

test.describe('a member', () => {
  test.use({ isMember: true });

  test('out of credits is a state of its own, with a way on', async ({ signedIn: page, account }) => {
    await page.goto('/create');
    await expect(page.locator('header').getByText('70')).toBeVisible();
    await page.getByRole('radio', { name: /^4(?!:)/ }).check();
    await prompt(page).fill('a lighthouse');
    // Spent on another device meanwhile: this page does not know it yet.
    const orders = Array.from({ length: 17 }, () => account.start({ prompt: 'a queue', num_outputs: 4 }));
    const ids = (await Promise.all(orders)).map(({ id }) => id);
    await page.getByRole('button', { name: /^Create/ }).click();

    await expect(page.getByRole('heading', { name: 'Not enough ink for that' })).toBeVisible();
    await expect(page.getByText('This takes 4 credits, and you have 2 left.')).toBeVisible();
    await expect(prompt(page)).toHaveValue('a lighthouse');
    for (const id of ids) await account.cancel(id);

    await page.getByRole('button', { name: 'Draw one instead' }).click();
    await expect(page.getByText('Your design is ready.')).toBeVisible();
  });

  test('an order that never arrived has not come out wrong', async ({ signedIn: page }) => {
    await page.route('**/generate-tattoo/async', (route) => route.abort());
    await page.goto('/create');
    await prompt(page).fill('a phoenix');
    await prompt(page).press('Control+Enter');
    await expect(page.getByRole('heading', { name: 'Nothing was drawn yet' })).toBeVisible();
    await expect(page.getByText(/Your words are still here/)).toBeVisible();
  });

  test('a failed drawing says what became of the credits and can be tried again', async ({
    signedIn: page,
  }) => {
    // The built-in engine hardly fails: the status is made to say so.
    await page.route('**/generate-tattoo/status/**', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data = { ...body.data, status: 'failed', error: 'GENERATION_FAILED' };
      await route.fulfill({ response, json: body });
    });
    await page.goto('/create');
    await page.getByRole('radio', { name: /^4(?!:)/ }).check();
    await prompt(page).fill('a phoenix');
    await prompt(page).press('Control+Enter');
    await expect(page.getByRole('heading', { name: 'That drawing went wrong' })).toBeVisible();
    await expect(page.getByText('Your 4 credits are back and your words are still here.')).toBeVisible();

    await page.getByRole('button', { name: 'Change the words' }).click();
    await expect(prompt(page)).toBeFocused();
    await page.unroute('**/generate-tattoo/status/**');
    await prompt(page).press('Control+Enter');
    await expect(page.getByText('Your 4 designs are ready.')).toBeVisible();
  });

  test('the polls go on through an outage', async ({ signedIn: page }) => {
    let calls = 0;
    await page.route('**/generate-tattoo/status/**', (route) => {
      calls += 1;
      return calls > 2 ? route.continue() : route.abort();
    });
    await page.goto('/create');
    await prompt(page).fill('a swallow');
    await prompt(page).press('Control+Enter');
    await expect(
      page.getByText('The connection is lost. The drawing goes on, and appears once you are back.'),
    ).toBeVisible();
    await expect(page.getByText('Your design is ready.')).toBeVisible();
  });

  test('a design from the history fills the form, and can be redrawn', async ({
    signedIn: page,
    account,
  }) => {
    await account.draw({
      prompt: 'a fox asleep',
      num_outputs: 4,
      style: 'dotwork',
      isColor: false,
      isPublic: false,
    });
    await page.goto('/create');
    await expect(history(page)).toHaveCount(1);
    await prompt(page).fill('something of my own');
    await history(page).first().click();

    await expect(prompt(page)).toHaveValue('a fox asleep');
    await expect(page.getByRole('button', { name: 'Style: Dotwork' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'B&W' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^4(?!:)/ })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Public' })).not.toBeChecked();
    await expect(bigPrint(page)).toHaveJSProperty('complete', true);
    await expect(page.getByText('Dotwork, black and white, 1:1. Made just now, private.')).toBeVisible();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(prompt(page)).toHaveValue('something of my own');
    await page.getByRole('button', { name: /^Redraw this one 1/ }).click();
    await expect(page.getByText('Your design is ready.')).toBeVisible();
    await expect(history(page)).toHaveCount(2);
    expect(await account.credits()).toBe(65);
  });
});

test('what is for members says so before it is paid for', async ({ signedIn: page }) => {
  await page.goto('/create?outputs=4&visibility=private');
  await expect(page.getByRole('radio', { name: '1', exact: true })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Public' })).toBeChecked();
  await page.getByRole('switch', { name: 'Public' }).click();
  const prices = page.getByRole('dialog');
  await expect(prices).toHaveAccessibleName('Private designs are for members');
  await prices.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('switch', { name: 'Public' })).toBeChecked();
  await page.getByRole('radio', { name: '4 for members' }).click();
  await expect(prices).toHaveAccessibleName('Four at once is for members');
  await prices.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('radio', { name: '1', exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Create/ })).toHaveAccessibleName(/1/);
});

test('without words nothing is drawn', async ({ signedIn: page, account }) => {
  await page.goto('/create');
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByRole('alert').getByText('Write down what to draw first.')).toBeVisible();
  await expect(prompt(page)).toBeFocused();
  await page.getByRole('button', { name: 'Random' }).click();
  await expect(page.getByText('Write down what to draw first.')).toBeHidden();
  await expect(prompt(page)).not.toHaveValue('');

  await prompt(page).fill('x'.repeat(1001));
  await expect(page.getByText('1001/1000')).toBeVisible();
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByText('That is more than 1000 characters. Shorten it a little.')).toBeVisible();
  expect(await account.credits()).toBe(50);
});

test('what is never drawn is refused in kind words, and the prompt stays', async ({
  signedIn: page,
  account,
}) => {
  await page.goto('/ja/create');
  await prompt(page).fill('鉤十字');
  await prompt(page).press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'これは描かずにおきます' })).toBeVisible();
  await expect(page.getByText('クレジットは減っていません。言葉もそのまま残っています。')).toBeVisible();
  await expect(page.getByRole('button', { name: 'もう一度' })).toBeHidden();
  await page.getByRole('button', { name: '言葉を変える' }).click();
  await expect(prompt(page)).toBeFocused();
  await expect(prompt(page)).toHaveValue('鉤十字');
  expect(await account.credits()).toBe(50);

  await page.goto('/create');
  await prompt(page).fill('a swastika');
  await prompt(page).press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'We leave this one undrawn' })).toBeVisible();
  await page.getByRole('button', { name: 'Change the words' }).click();
  await prompt(page).fill('a lotus');
  await prompt(page).press('Control+Enter');
  await expect(page.getByText('Your design is ready.')).toBeVisible();
});
