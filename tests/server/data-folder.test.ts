import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { prepareDataFolder } from '#server/data-folder.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { boundPostgresLog } from '#server/db/embedded/postgres-log.ts';
import { connect } from '#server/db/embedded/postmaster.ts';
import { temporaryDataFolder } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

test('a data folder is for nobody else, whether it is made or found', async () => {
  const folder = await temporaryFolder();
  await prepareDataFolder(join(folder, 'new/data'));
  expect(await modeOf(join(folder, 'new/data'))).toBe(0o700);

  await mkdir(join(folder, 'found/media'), { recursive: true });
  await chmod(join(folder, 'found'), 0o777);
  await chmod(join(folder, 'found/media'), 0o755);
  await prepareDataFolder(join(folder, 'found'));
  // Where root runs the tests, the group is the database's, which has to pass.
  expect((await modeOf(join(folder, 'found'))) & ~0o010).toBe(0o700);
  expect(await modeOf(join(folder, 'found/media'))).toBe(0o700);
});

test('a folder that everybody shares stays as it is', async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o1777);
  await prepareDataFolder(folder);
  expect((await stat(folder)).mode & 0o7777).toBe(0o1777);
});

test('the database runs in a closed folder, and its log tells nothing of people', async () => {
  const folder = await temporaryDataFolder();
  await prepareDataFolder(folder);
  const postgres = await startEmbeddedPostgres(folder, pino({ level: 'silent' }));
  const socket = new URL(postgres.url).searchParams.get('host') ?? '';
  const client = await connect(socket, 'app');
  await client.query('create table people (email text unique)');
  await client.query("insert into people values ('ada@example.com')");
  await expect(client.query('insert into people values ($1)', ['ada@example.com'])).rejects.toThrow();
  await expect(client.query("select 'ada@example.com'::int")).rejects.toThrow();
  await client.end();
  await postgres.stop();

  expect((await modeOf(folder)) & 0o067).toBe(0);
  const log = await readFile(join(folder, 'postgres.log'), 'utf8');
  expect(log).toContain('database system is ready');
  expect(log).not.toContain('ada@example.com');
  expect(await modeOf(join(folder, 'postgres.log'))).toBe(0o600);
}, 60_000);

test('the log of the database stays small', async () => {
  const file = join(await temporaryFolder(), 'postgres.log');
  await writeFile(file, 'a'.repeat(99));
  boundPostgresLog(file, 100);
  expect((await stat(file)).size).toBe(99);
  for (const letter of ['b', 'c']) {
    await writeFile(file, letter.repeat(101));
    boundPostgresLog(file, 100);
  }
  expect((await stat(file)).size).toBe(0);
  expect(await readFile(`${file}.1`, 'utf8')).toBe('c'.repeat(101));
});
