import { expect, test } from 'vitest';
import { readLimit } from '#server/rate-limits.ts';
import { startTestServer } from '../support/test-server.ts';

test('who reads too much is told when to come back, and nobody else is held up', async () => {
  const { app, context } = await startTestServer();
  for (let i = 0; i < readLimit.points; i++) await context.rateLimits.countRead('192.0.2.1');
  const ask = (path: string, from: string) => app.request(path, { headers: { 'x-forwarded-for': from } });
  const refused = await ask('/api/plans', '192.0.2.1');
  expect([refused.status, (await refused.json()).reason]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('/api/health', '192.0.2.1')).status).toBe(200);
  expect((await ask('/api/plans', '192.0.2.2')).status).toBe(200);
});
