import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { locateCluster } from '#server/db/embedded/cluster.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { databasePid, temporaryDataFolder } from '../support/server-process.ts';

const log = pino({ level: 'silent' });

test('a process that was given the number of a database that died is left alone, and starts go on', async () => {
  const folder = await temporaryDataFolder();
  await (await startEmbeddedPostgres(folder, log)).stop();
  // Of the same user, as PostgreSQL would otherwise see that it is none of its own.
  const { account } = locateCluster(folder);
  const [command = '', ...args] = [...account.prefix, 'sleep', '60'];
  const other = spawn(command, args, { cwd: '/' });
  onTestFinished(() => void other.kill('SIGKILL'));
  await writeFile(join(folder, 'postgres/postmaster.pid'), `${other.pid}\n${join(folder, 'postgres')}\n`);

  const postgres = await startEmbeddedPostgres(folder, log);
  expect(await databasePid(folder)).not.toBe(other.pid);
  expect(other.exitCode).toBeNull();
  await postgres.stop();
});
