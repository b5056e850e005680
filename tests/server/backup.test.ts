import { appendFile, glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { workOnBackups } from '#server/jobs/backup.ts';
import { openMediaFolder } from '#server/providers/media/media.ts';
import { backUp } from '#server/services/backup/back-up.ts';
import { BackupFolder } from '#server/services/backup/backup-folder.ts';
import { restore } from '#server/services/backup/restore.ts';
import { allRows } from '../support/all-rows.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { signUpMember } from '../support/person.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { createDatabase, startTestServer, type TestServer } from '../support/test-server.ts';

const passphrase = 'correct horse battery';
const log = pino({ level: 'silent' });
const tell = () => {};

/** Somebody who orders, and has what is ordered. */
async function drawRose(server: TestServer) {
  const person = await signUpMember(server);
  const id = await person.startId({ prompt: 'a rose', num_outputs: 1 });
  expect((await person.outcome(id)).status).toBe('succeeded');
  return person;
}

async function backUpTo(path: string, { context, databaseUrl }: TestServer, secret?: string, keep?: number) {
  const folder = await BackupFolder.open(path, secret);
  return backUp({ databaseUrl, media: context.media, folder, keep, tell });
}

/** An empty machine with the newest backup of a folder on it. */
async function restoreFrom(path: string, secret?: string) {
  const databaseUrl = await createDatabase('template1');
  const mediaFolder = await temporaryFolder();
  const media = await openMediaFolder(mediaFolder);
  const folder = await BackupFolder.open(path, secret);
  await restore({ databaseUrl, media, folder, backup: undefined, log, tell });
  return { databaseUrl, mediaFolder };
}

const filesIn = (folder: string, pattern: string) => Array.fromAsync(glob(pattern, { cwd: folder }));

async function mediaIn(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of await filesIn(folder, '**/*.*'))
    if (!name.startsWith('.')) found[name] = await readFile(join(folder, name), 'base64');
  return found;
}

test('what is restored into nothing has every row and every file', async () => {
  const backups = await temporaryFolder();
  const server = await startTestServer();
  await drawRose(server);
  // From now on nobody writes.
  await server.context.queue.stop();
  const rows = await allRows(server.databaseUrl);
  await backUpTo(backups, server);
  const restored = await restoreFrom(backups);

  expect(rows.images).not.toEqual([]);
  expect(rows['jobs.job']).not.toEqual([]);
  expect(await allRows(restored.databaseUrl)).toEqual(rows);
  const media = await mediaIn(server.context.config.dataDir);
  expect(Object.keys(media)).not.toEqual([]);
  expect(await mediaIn(restored.mediaFolder)).toEqual(media);
  // What holds rows to each other holds again.
  const client = new pg.Client({ connectionString: restored.databaseUrl });
  await client.connect();
  const references = await client.query("select from pg_constraint where contype = 'f' and not convalidated");
  expect(references.rowCount).toBe(0);
  await expect(client.query('update images set user_id = gen_random_uuid()')).rejects.toMatchObject({
    code: '23503',
  });
  await client.end();
});

test('beside a server that works it is one moment, and no content is copied twice', async () => {
  const backups = await temporaryFolder();
  const server = await startTestServer();
  await drawRose(server);
  const first = await backUpTo(backups, server, passphrase);
  const objects = await filesIn(backups, 'objects/*/*');

  const busy = Promise.all([drawRose(server), drawRose(server), drawRose(server)]);
  const second = await backUpTo(backups, server, passphrase);
  await busy;
  expect(second.manifest.mediaFiles).toBeGreaterThanOrEqual(first.manifest.mediaFiles);
  expect(await filesIn(backups, 'objects/*/*')).toEqual(expect.arrayContaining(objects));

  const restored = await restoreFrom(backups, passphrase);
  const client = new pg.Client({ connectionString: restored.databaseUrl });
  await client.connect();
  await checkLedger(client);
  const { rows } = await client.query('select media_key from images where user_id is not null order by 1');
  await client.end();
  const pictures = await filesIn(restored.mediaFolder, 'images/*/?.png');
  const named = rows.map(({ media_key }) => media_key);
  expect(pictures.toSorted()).toEqual(named);
});

test('a passphrase hides what is kept, and opens it alone', async () => {
  const backups = await temporaryFolder();
  const server = await startTestServer();
  await drawRose(server);
  await backUpTo(backups, server, passphrase);
  const signs = ['\u0089PNG', 'RIFF', '\u001f\u008b', 'rose', 'migrations'];
  const files = await Array.fromAsync(glob('**/*', { cwd: backups, withFileTypes: true }));
  for (const file of files.filter((found) => found.isFile() && found.name !== 'lock.json')) {
    const contents = await readFile(join(file.parentPath, file.name), 'latin1');
    expect(signs.filter((sign) => contents.startsWith(sign) || contents.includes('"format"'))).toEqual([]);
  }
  await expect(restoreFrom(backups)).rejects.toThrow('Set BACKUP_PASSPHRASE');
  await expect(restoreFrom(backups, 'another passphrase')).rejects.toThrow('another BACKUP_PASSPHRASE');

  const [users = ''] = await filesIn(backups, '*/tables/public.users.gz');
  await appendFile(join(backups, users), 'x');
  const databaseUrl = await createDatabase('template1');
  const folder = await BackupFolder.open(backups, passphrase);
  const media = await openMediaFolder(await temporaryFolder());
  const broken = restore({ databaseUrl, media, folder, backup: undefined, log, tell });
  await expect(broken).rejects.toThrow('public.users.gz was changed or cut off');
  expect(await allRows(databaseUrl)).toEqual({});
});

test('what is in a database already is left alone', async () => {
  const backups = await temporaryFolder();
  const server = await startTestServer();
  await backUpTo(backups, server);
  const folder = await BackupFolder.open(backups, undefined);
  const { databaseUrl } = server;
  const rows = await allRows(databaseUrl);
  const over = restore({ databaseUrl, media: server.context.media, folder, backup: undefined, log, tell });
  await expect(over).rejects.toThrow('There is something in the database already.');
  expect((await allRows(databaseUrl)).users).toEqual(rows.users);
});

test('two backups made right after each other are two', async () => {
  const backups = await temporaryFolder();
  const server = await startTestServer();
  const first = await backUpTo(backups, server);
  const second = await backUpTo(backups, server);
  expect(await filesIn(backups, '*/manifest.json')).toHaveLength(2);
  expect(second.name > first.name).toBe(true);
});

test('the clock makes backups, of which the newest are kept with what they need', async () => {
  const backups = await temporaryFolder();
  const server = await startTestServer();
  const person = await drawRose(server);
  const { name } = await backUpTo(backups, server);
  await rm(join(server.context.config.dataDir, 'images'), { recursive: true });
  await server.pool.query('delete from images where user_id = $1', [person.userId]);
  await workOnBackups(server.context, server.databaseUrl, {
    ...{ folder: backups, passphrase: undefined, at: '0 0 1 1 *', keep: 1 },
  });
  await server.context.queue.add('backup', {}, server.context.db);
  await expect
    .poll(() => filesIn(backups, '*/manifest.json'), { timeout: 60_000 })
    .not.toContain(`${name}/manifest.json`);
  await expect.poll(() => filesIn(backups, 'objects/*/*'), { timeout: 60_000 }).toEqual([]);
  expect(await filesIn(backups, '*/manifest.json')).toHaveLength(1);
});
