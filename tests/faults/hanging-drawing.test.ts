import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { FlashProvider } from '#server/providers/image/flash-provider.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { signUp } from '../support/person.ts';
import { startTestServer } from '../support/test-server.ts';

const thread = new URL('../support/hanging-thread.ts', import.meta.url);

test('a drawing that hangs fails in time and costs nothing; its thread is replaced, and others are drawn', async () => {
  const flash = new FlashProvider({ threads: 1, drawingMs: 8000, thread });
  onTestFinished(() => flash.close());
  const server = await startTestServer({ imageProvider: flash });
  const [person, other] = [await signUp(server), await signUp(server)];
  const before = await person.credits();
  const hanging = await person.startId({ prompt: 'hang' });
  const drawn = await other.startId({ prompt: 'a rose' });

  expect(await person.outcome(hanging)).toMatchObject({ status: 'failed', error: 'GENERATION_FAILED' });
  expect(await person.credits()).toBe(before);
  expect(await other.outcome(drawn)).toMatchObject({ status: 'succeeded' });
  expect(await person.outcome(await person.startId({ prompt: 'a rose' }))).toMatchObject({
    status: 'succeeded',
  });

  const { rows } = await server.context.db.execute<{ state: string; retry_count: number }>(
    sql`select state::text, retry_count from jobs.job where name = 'generate' and data->>'generationId' = ${hanging}`,
  );
  expect(rows).toEqual([{ state: 'completed', retry_count: 0 }]);
  await checkLedger(server.pool);
}, 60_000);
