import { expect, test } from 'vitest';
import { freeCredits } from '#contract/credit.ts';
import { DrawingRefused } from '#server/providers/image/image-provider.ts';
import { signUp, signUpMember } from '../support/person.ts';
import { startTestServer } from '../support/test-server.ts';

test('the ledger tells every credit, and what was left after it, on whatever page', async () => {
  const server = await startTestServer();
  const person = await signUpMember(server);
  const drawn = await person.startId({ prompt: 'a snake', num_outputs: 4 });
  await person.outcome(drawn);
  server.imageProvider.beforeEach = () => Promise.reject(new DrawingRefused('NOTHING_TO_DRAW'));
  const failed = await person.startId({ prompt: 'a crow' });
  await person.outcome(failed);

  const start = freeCredits + 20;
  const ledger = [
    { kind: 'release', credits: 1, change: 1, balance: start - 4, source: 'free', generationId: failed },
    { kind: 'hold', credits: 1, change: -1, balance: start - 5, source: 'free', generationId: failed },
    { kind: 'spend', credits: 4, change: 0, balance: start - 4, source: 'free', generationId: drawn },
    { kind: 'hold', credits: 4, change: -4, balance: start - 4, source: 'free', generationId: drawn },
    { kind: 'grant', credits: 20, change: 20, balance: start, source: 'day7', generationId: null },
    {
      ...{ kind: 'grant', credits: freeCredits, change: freeCredits, balance: freeCredits },
      ...{ source: 'free', generationId: null },
    },
  ];
  const pageOf = async (currentPage: string, pageSize: string) =>
    (await (await server.api.credits.$get({ query: { currentPage, pageSize } }, person)).json()).data;
  expect((await pageOf('1', '20'))?.data).toMatchObject(ledger);
  expect(await pageOf('2', '2')).toMatchObject({
    data: ledger.slice(2, 4),
    pagination: { total: 6, totalPages: 3 },
  });
});

test('the whole ledger is a CSV file in the language of the page, oldest first', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const other = await signUpMember(server);
  await person.outcome(await person.startId({ prompt: 'a snake' }));
  const linesFor = async ({ headers }: { headers: object }, language: string) => {
    const asked = { headers: { ...headers, 'accept-language': language } };
    const answer = await server.app.request('/api/credits/export', asked);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return bytes.subarray(3).toString().trimEnd().split('\r\n');
  };
  const lines = (await linesFor(person, 'en')).map((line) => line.split(','));
  expect(lines[0]?.slice(1, 5)).toEqual(['What', 'Credits from', 'Change', 'Balance']);
  expect(lines.slice(1).map((line) => line.slice(1, 7))).toEqual([
    ['Free credits of the month', 'Free credits of the month', '50', '50', 'grant', '50'],
    ['Set aside for a design', 'Free credits of the month', '-1', '49', 'hold', '1'],
    ['Drawn: what was set aside is spent', 'Free credits of the month', '0', '49', 'spend', '1'],
  ]);
  expect((await linesFor(other, 'zh'))[2]).toMatch(/,7 天通行.*,20,70,grant,20,$/);
});

test('a ledger that is longer than what is read at once is whole', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await server.pool.query(
    `insert into credit_entries (id, user_id, grant_id, kind, credits, created_at)
     select gen_random_uuid(), g.user_id, g.id, k.kind, 1, now() + (n.n / 10) * interval '1 microsecond'
     from credit_grants g, generate_series(1, 1200) as n (n), (values ('hold'), ('release')) as k (kind)
     where g.user_id = $1`,
    [person.userId],
  );
  const answer = await server.app.request('/api/credits/export', { headers: person.headers });
  const lines = (await answer.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 1 + 2400);
  expect(lines.at(-1)?.split(',')[4]).toBe(String(freeCredits));
});
