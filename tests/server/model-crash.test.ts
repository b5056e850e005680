import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { secretKey } from '../support/openai/model-server.ts';
import { standInSettings } from '../support/openai/model-settings.ts';
import { OpenAiStandIn } from '../support/openai/openai-stand-in.ts';
import { actAs, signUp } from '../support/person.ts';
import { spawnServer, temporaryDataFolder } from '../support/server-process.ts';

test('a server that is killed while a model works never asks it again, and gives the credits back', async () => {
  const standIn = await OpenAiStandIn.start();
  onTestFinished(() => standIn.stop());
  const folder = await temporaryDataFolder();
  const file = join(folder, 'models.json');
  await writeFile(file, JSON.stringify({ models: [standInSettings(standIn)] }));
  const settings = { MODELS: file, STAND_IN_KEY: secretKey };

  standIn.mode = 'slow';
  const first = await spawnServer(folder, settings);
  const person = await signUp(first);
  const before = await person.credits();
  const id = await person.startId({ prompt: '一只狐狸', engine: 'stand-in' });
  await standIn.asked(1);
  expect(standIn.calls[0]?.body.prompt).toMatch(/^fox, /);
  await first.kill('SIGKILL');
  standIn.mode = 'quick';

  const second = await spawnServer(folder, settings);
  const again = actAs(second, person);
  expect(await again.outcome(id)).toMatchObject({ status: 'failed', error: 'MODEL_SILENT' });
  expect(await again.credits()).toBe(before);
  expect(standIn.calls).toHaveLength(1);
  expect(first.output() + second.output()).not.toContain(secretKey);
  expect(await second.kill('SIGINT')).toBe(0);

  const postgres = await startEmbeddedPostgres(folder, pino({ level: 'silent' }));
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await checkLedger(client);
  await client.end();
  await postgres.stop();
}, 180_000);
