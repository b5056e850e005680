import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser, loggedIn, refusal, success, tokens } from '../../support/fake-browser.ts';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const profile = (tab: Awaited<ReturnType<typeof browser.openTab>>) =>
  tab.unwrapResponse(tab.api.users.profile.$get());

describe('where the login is kept', () => {
  test('outlives the tab when it is to be remembered', async () => {
    const tab = await browser.openTab();
    tab.openSession(loggedIn('1'), true);
    expect(localStorage.getItem('session')).toContain('refresh-1');
    expect(sessionStorage.getItem('session')).toBeNull();
  });

  test('ends with the tab otherwise, and replaces one that was remembered', async () => {
    const tab = await browser.openTab();
    tab.openSession(loggedIn('1'), true);
    tab.openSession(loggedIn('2'), false);
    expect(sessionStorage.getItem('session')).toContain('refresh-2');
    expect(localStorage.getItem('session')).toBeNull();
  });

  test('is empty after the logout', async () => {
    const tab = await browser.openTab();
    tab.openSession(loggedIn('1'), true);
    tab.endSession('logout');
    expect(tab.currentSession()).toBeNull();
    expect(localStorage.getItem('session')).toBeNull();
  });

  test('survives what another version left in the storage', async () => {
    localStorage.setItem('session', '{"user":1');
    expect((await browser.openTab()).currentSession()).toBeNull();
  });
});

describe('a call with a token that has run out', () => {
  test('is repeated once with a new token', async () => {
    const tab = await browser.openTab();
    tab.openSession(loggedIn('1'), true);
    browser.answer(refusal(401, 'SESSION_EXPIRED'), success(tokens('2')), success(loggedIn('1').user));

    await expect(profile(tab)).resolves.toMatchObject({ username: 'mara' });
    expect(browser.requests.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/api/users/profile', 'Bearer access-1'],
      ['/api/auth/refresh-token', null],
      ['/api/users/profile', 'Bearer access-2'],
    ]);
    expect(tab.currentSession()?.refreshToken).toBe('refresh-2');
  });

  test('shares one exchange with other calls', async () => {
    const tab = await browser.openTab();
    tab.openSession(loggedIn('1'), true);
    browser.answer(
      refusal(401, 'SESSION_EXPIRED'),
      refusal(401, 'SESSION_EXPIRED'),
      success(tokens('2')),
      success(null),
      success(null),
    );
    await Promise.all([profile(tab), profile(tab)]);
    expect(browser.requests.filter(({ path }) => path.endsWith('refresh-token'))).toHaveLength(1);
  });

  test('ends the session when the refresh token is refused, too', async () => {
    const tab = await browser.openTab();
    tab.openSession(loggedIn('1'), true);
    const changes: string[] = [];
    tab.onSessionChange((change) => changes.push(change));
    browser.answer(refusal(401, 'SESSION_EXPIRED'), refusal(401, 'SESSION_EXPIRED'));

    await expect(profile(tab)).rejects.toMatchObject({ reason: 'SESSION_EXPIRED' });
    expect(tab.currentSession()).toBeNull();
    expect(changes).toEqual(['expired']);
  });

  test('keeps the session when the refresh cannot reach the server', async () => {
    const tab = await browser.openTab();
    tab.openSession(loggedIn('1'), true);
    browser.answer(refusal(401, 'SESSION_EXPIRED'));

    await expect(profile(tab)).rejects.toMatchObject({ reason: 'NETWORK' });
    expect(tab.currentSession()?.refreshToken).toBe('refresh-1');
  });
});

test('wrong credentials are refused with 401 and exchange no token', async () => {
  const tab = await browser.openTab();
  tab.openSession(loggedIn('1'), true);
  browser.answer(refusal(401, 'WRONG_CREDENTIALS'));
  const call = tab.api.users.login.$post({ json: { email: 'a@b.c', password: 'secret' } });
  await expect(tab.unwrapResponse(call)).rejects.toMatchObject({ reason: 'WRONG_CREDENTIALS' });
  expect(browser.requests).toHaveLength(1);
});

describe('two tabs', () => {
  test('do with one exchange, whichever needs it first', async () => {
    const first = await browser.openTab();
    first.openSession(loggedIn('1'), true);
    const second = await browser.openTab();
    browser.answer(
      refusal(401, 'SESSION_EXPIRED'),
      refusal(401, 'SESSION_EXPIRED'),
      success(tokens('2')),
      success(null),
      success(null),
    );

    await Promise.all([profile(first), profile(second)]);
    expect(browser.requests.filter(({ path }) => path.endsWith('refresh-token'))).toHaveLength(1);
    expect(second.latestSession()?.refreshToken).toBe('refresh-2');
  });

  test('log out together', async () => {
    const first = await browser.openTab();
    first.openSession(loggedIn('1'), true);
    const second = await browser.openTab();
    const change = new Promise((resolve) => second.onSessionChange(resolve));
    first.endSession('logout');
    await expect(change).resolves.toBe('logout');
    expect(second.currentSession()).toBeNull();
  });
});

describe('a login of one tab beside the one that all share', () => {
  test('takes no other with it when it runs out', async () => {
    const tab = await browser.openTab();
    tab.openSession(loggedIn('1'), false);
    localStorage.setItem('session', JSON.stringify({ userId: 'u2', ...tokens('2') }));
    tab.endSession('expired');
    expect(tab.currentSession()).toBeNull();
    expect(sessionStorage.getItem('session')).toBeNull();
    expect(localStorage.getItem('session')).toContain('refresh-2');
  });

  test('leaves nobody logged in when its owner logs out', async () => {
    const tab = await browser.openTab();
    tab.openSession(loggedIn('1'), false);
    localStorage.setItem('session', JSON.stringify({ userId: 'u2', ...tokens('2') }));
    tab.endSession('logout');
    expect(localStorage.getItem('session')).toBeNull();
  });
});

describe('what goes wrong on the way', () => {
  test('is a network failure when there is no answer', async () => {
    const tab = await browser.openTab();
    await expect(profile(tab)).rejects.toMatchObject({ reason: 'NETWORK', isPassing: true });
  });

  test('is told with its fields when the server refuses', async () => {
    const tab = await browser.openTab();
    browser.answer(refusal(409, 'EMAIL_TAKEN', { email: 'EMAIL_TAKEN' }));
    const call = tab.api.users.$post({ json: { username: 'mara', email: 'a@b.cd', password: 'secret' } });
    await expect(tab.unwrapResponse(call)).rejects.toMatchObject({
      reason: 'EMAIL_TAKEN',
      fields: { email: 'EMAIL_TAKEN' },
      requestId: 'r1',
      isPassing: false,
    });
  });

  test('is an unavailable service when a proxy answers in its place', async () => {
    const tab = await browser.openTab();
    browser.answer(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(profile(tab)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  });
});
