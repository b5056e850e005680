import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/db/client.ts';
import { addCategory } from '../support/library.ts';
import { createDatabase, startTestServer } from '../support/test-server.ts';

const log = pino({ level: 'silent' });

test('lists that everybody sees come from the replica, and from the database while it is away', async () => {
  const url = await createDatabase();
  const replica = connectDatabase(url, log);
  const behind = await startTestServer({ replica: replica.db });
  await addCategory(behind.context, { en: 'Dragons' });
  // Another database stands for one that lags behind.
  expect((await (await behind.api.categories.tree.$get()).json()).data).toEqual([]);
  await replica.close();

  const nowhere = connectDatabase('postgres://nobody@127.0.0.1:1/none', log);
  onTestFinished(() => nowhere.close());
  const alone = await startTestServer({ replica: nowhere.db });
  await addCategory(alone.context, { en: 'Dragons' });
  const found = await (await alone.api.categories.hot.$get({ query: {} })).json();
  expect(found.data?.map(({ slug }) => slug)).toEqual(['dragons']);
});

test('pages of the named origins may call, and no others', async () => {
  const { app } = await startTestServer({
    config: { corsOrigins: ['https://app.example', 'https://other.example'] },
  });
  const ask = (origin: string) =>
    app.request('/api/health', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization',
      },
    });
  const allowed = await ask('https://app.example');
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example');
  expect(allowed.headers.get('access-control-allow-headers')).toContain('authorization');
  expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
  expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();

  // Also where one answer is kept for both.
  for (const origin of ['https://app.example', 'https://other.example']) {
    const list = await app.request('/api/categories', { headers: { origin } });
    expect(list.headers.get('access-control-allow-origin')).toBe(origin);
  }

  const { app: alone } = await startTestServer();
  const answer = await alone.request('/api/health', { headers: { origin: 'https://app.example' } });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
