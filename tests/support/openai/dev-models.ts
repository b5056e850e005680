import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { standInSettings } from './model-settings.ts';
import { type Mode, OpenAiStandIn } from './openai-stand-in.ts';

/**
 * What `npm run dev:models` runs: the app as `npm run dev` has it, with a stand-in of a hosted image model to order from,
 * so that everybody can see how it goes without a key. Its pictures say that they are a stand-in's.
 * STAND_IN says how it answers (one of `Mode`), STAND_IN_PAUSE how many milliseconds it takes.
 */
const [entry = 'src/server/dev.ts'] = process.argv.slice(2);
const standIn = await OpenAiStandIn.start();
standIn.mode = (process.env.STAND_IN as Mode | undefined) ?? 'quick';
standIn.pauseMs = Number(process.env.STAND_IN_PAUSE ?? 3000);

const folder = await mkdtemp(join(tmpdir(), 'inkwright-models-'));
const file = join(folder, 'models.json');
await writeFile(file, JSON.stringify({ models: [standInSettings(standIn)] }));

const server = spawn(process.execPath, [fileURLToPath(new URL(`../../../${entry}`, import.meta.url))], {
  env: { ...process.env, MODELS: file, STAND_IN_KEY: 'none' },
  stdio: 'inherit',
});
// Ctrl-C reaches the server as well; another signal is passed on.
process.on('SIGINT', () => {}).on('SIGTERM', () => server.kill('SIGTERM'));
server.once('exit', async (code) => {
  await standIn.stop();
  await rm(folder, { recursive: true });
  process.exit(code ?? 1);
});
