import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ComfyUiMode, ComfyUiStandIn } from './comfyui-stand-in.ts';
import { comfyUiSettings, replicateSettings, standInSettings } from './model-settings.ts';
import { type Mode, OpenAiStandIn } from './openai-stand-in.ts';
import { type ReplicateMode, ReplicateStandIn } from './replicate-stand-in.ts';

/**
 * What `npm run dev:models` runs: the app as `npm run dev` has it, with stand-ins of image models to order from: a hosted
 * images endpoint, Replicate and a ComfyUI server. So everybody can see how it goes without a key. Their pictures say that
 * they are a stand-in's. STAND_IN says how they answer (all know quick, slow, failing, html and dying), STAND_IN_OPENAI,
 * STAND_IN_REPLICATE and STAND_IN_COMFYUI how one of them does, and STAND_IN_PAUSE how many milliseconds they take. What
 * is slow goes on at a SIGUSR2.
 */
const [entry = 'src/server/dev.ts'] = process.argv.slice(2);
const root = new URL('../../../', import.meta.url);
const pathOf = (path: string) => fileURLToPath(new URL(path, root));
const openAi = await OpenAiStandIn.start();
const replicate = await ReplicateStandIn.start();
const comfyUi = await ComfyUiStandIn.start();
const modeOf = <Mode extends string>(name: string) =>
  (process.env[`STAND_IN_${name}`] ?? process.env.STAND_IN ?? 'quick') as Mode;
const standIns = [openAi, replicate, comfyUi];
openAi.mode = modeOf<Mode>('OPENAI');
replicate.mode = modeOf<ReplicateMode>('REPLICATE');
comfyUi.mode = modeOf<ComfyUiMode>('COMFYUI');
for (const standIn of standIns) standIn.pauseMs = Number(process.env.STAND_IN_PAUSE ?? 3000);

const folder = await mkdtemp(join(tmpdir(), 'inkwright-models-'));
const file = join(folder, 'models.json');
const models = [
  standInSettings(openAi),
  replicateSettings(replicate),
  {
    ...comfyUiSettings(comfyUi, pathOf('deploy/comfyui-workflow.json')),
    pictureWorkflow: pathOf('deploy/comfyui-picture-workflow.json'),
  },
];
await writeFile(file, JSON.stringify({ models }));

const server = spawn(process.execPath, [pathOf(entry)], {
  env: { ...process.env, MODELS: file, STAND_IN_KEY: 'none' },
  stdio: 'inherit',
});
// Those that are slow work until they are told to go on.
process.on('SIGUSR2', () => {
  for (const standIn of standIns) standIn.release();
});
// Ctrl-C reaches the server as well; another signal is passed on.
process.on('SIGINT', () => {}).on('SIGTERM', () => server.kill('SIGTERM'));
server.once('exit', async (code) => {
  for (const standIn of standIns) await standIn.stop();
  await rm(folder, { recursive: true });
  process.exit(code ?? 1);
});
