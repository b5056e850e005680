import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { failWith } from '#server/http/failure.ts';
import { priorityOf, shedLoad } from '#server/http/load-shedding.ts';
import { createRouter } from '#server/http/router.ts';

const limits = { list: 1, usual: 2, vital: 3 };

/** Answers calls once it is told to. */
function busyApp() {
  const countShed = vi.fn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const app = createRouter();
  app.onError((error, c) => failWith(error, c, pino({ level: 'silent' })));
  app.use(shedLoad({ countShed }, limits));
  app.all('*', async (c) => {
    await promise;
    return c.text('done');
  });
  return { app, countShed, answer: resolve };
}

test('lists are sent away first, then other calls, and last what people wait for', async () => {
  const { app, countShed, answer } = busyApp();
  const status = async (path: string, method = 'GET') => (await app.request(path, { method })).status;
  const first = status('/api/plans');
  const refused = await app.request('/api/images?query=rose');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ reason: 'UNAVAILABLE' });

  const second = status('/api/collections', 'POST');
  expect(await status('/api/users/profile')).toBe(503);
  const third = status('/api/users/login', 'POST');
  expect(await status('/api/health')).toBe(503);
  expect(countShed.mock.calls).toEqual([['list'], ['usual'], ['vital']]);

  answer();
  expect(await Promise.all([first, second, third])).toEqual([200, 200, 200]);
  // Whoever comes back is served.
  expect(await status('/api/images?query=rose')).toBe(200);
});

test('calls that wait for news take nobody’s place', async () => {
  const { app, answer } = busyApp();
  const waiting = ['1', '2', '3', '4'].map((id) =>
    app.request(`/api/images/generate-tattoo/status/${id}?wait=5000`),
  );
  const list = app.request('/api/images');
  answer();
  const answers = await Promise.all([...waiting, list]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test.each([
  ['GET', '/api/health', 'vital'],
  ['POST', '/api/users/login', 'vital'],
  ['GET', '/api/images/generate-tattoo/status/x', 'vital'],
  ['POST', '/api/images/generate-tattoo/async', 'usual'],
  ['GET', '/api/users/profile', 'usual'],
  ['GET', '/api/categories/tree', 'list'],
  ['GET', '/api/images', 'list'],
])('%s %s is %s', (method, path, priority) => {
  expect(priorityOf(method, path)).toBe(priority);
});
