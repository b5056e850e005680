import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { expect } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { checkLedger } from './check-ledger.ts';
import { actAs, signUpMember } from './person.ts';
import { spawnServer, temporaryDataFolder } from './server-process.ts';

/**
 * Kills a server with its own database once after each of some waits in ms, in the middle of a generation, and asserts
 * that no credit, no job and no file was lost or is left over.
 */
export async function killGenerations(waits: readonly number[]): Promise<void> {
  const folder = await temporaryDataFolder();
  const started: { person: Awaited<ReturnType<typeof signUpMember>>; id: string }[] = [];
  for (const wait of waits) {
    const server = await spawnServer(folder);
    const person = await signUpMember(server);
    started.push({ person, id: await person.startId({ prompt: 'a snake and a rose', num_outputs: 4 }) });
    await sleep(wait);
    await server.kill('SIGKILL');
  }

  const last = await spawnServer(folder);
  for (const { person, id } of started) {
    const outcome = await actAs(last, person).outcome(id);
    expect(['succeeded', 'failed']).toContain(outcome.status);
  }
  expect(await last.kill('SIGINT')).toBe(0);

  const postgres = await startEmbeddedPostgres(folder, pino({ level: 'silent' }));
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await checkLedger(client);
  const rows = await client.query('select media_key from images where is_online and batch_id is not null');
  const files = await Array.fromAsync(glob('images/**/*.png', { cwd: join(folder, 'media') }));
  expect(files.sort()).toEqual(rows.rows.map((row) => row.media_key).sort());
  await client.end();
  await postgres.stop();
}
