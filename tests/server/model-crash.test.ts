import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { ComfyUiStandIn } from '../support/models/comfyui-stand-in.ts';
import { secretKey, workflowFile } from '../support/models/model-server.ts';
import { comfyUiSettings, replicateSettings, standInSettings } from '../support/models/model-settings.ts';
import { OpenAiStandIn } from '../support/models/openai-stand-in.ts';
import { ReplicateStandIn } from '../support/models/replicate-stand-in.ts';
import { actAs, signUpMember } from '../support/person.ts';
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
  const person = await signUpMember(first);
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

  await checkBooks(folder);
}, 180_000);

test.for(['replicate', 'comfyui'] as const)(
  'a server that is killed while %s works goes on with the picture, and never asks for it again',
  { timeout: 180_000 },
  async (kind) => {
    const standIn = await (kind === 'replicate' ? ReplicateStandIn : ComfyUiStandIn).start();
    onTestFinished(() => standIn.stop());
    const folder = await temporaryDataFolder();
    const file = join(folder, 'models.json');
    const model = kind === 'replicate' ? replicateSettings(standIn) : comfyUiSettings(standIn, workflowFile);
    await writeFile(file, JSON.stringify({ models: [model] }));
    const settings = { MODELS: file, STAND_IN_KEY: secretKey };

    standIn.mode = 'slow';
    const first = await spawnServer(folder, settings);
    const person = await signUpMember(first);
    const before = await person.credits();
    const id = await person.startId({ prompt: 'a fox', engine: kind });
    const percentage = async () => {
      const answer = await (await person.status(id)).json();
      return answer.status === 'success' ? answer.data.progress.percentage : 0;
    };
    // It has named the picture, and works.
    await expect.poll(percentage, { timeout: 60_000 }).toBeGreaterThan(10);
    await first.kill('SIGKILL');
    standIn.release();
    standIn.mode = 'quick';

    const second = await spawnServer(folder, settings);
    const again = actAs(second, person);
    expect(await again.outcome(id)).toMatchObject({ status: 'succeeded' });
    expect(await again.credits()).toBe(before - model.creditsPerImage);
    expect(standIn.calls).toHaveLength(1);
    expect(first.output() + second.output()).not.toContain(secretKey);
    expect(await second.kill('SIGINT')).toBe(0);
    await checkBooks(folder);
  },
);

async function checkBooks(folder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres(folder, pino({ level: 'silent' }));
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await checkLedger(client);
  await client.end();
  await postgres.stop();
}
