import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { plans } from '#contract/plan.ts';
import { describeScene } from '#engine/flash/describe/describe-scene.ts';
import { inscribe } from '#engine/flash/inscribe/inscribe.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';
import { loadModels } from '#server/providers/image/model/load-models.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Replaced, startTestServer } from '../test-server.ts';
import { ComfyUiStandIn } from './comfyui-stand-in.ts';
import { comfyUiSettings, replicateSettings, standInSettings } from './model-settings.ts';
import { OpenAiStandIn } from './openai-stand-in.ts';
import { ReplicateStandIn, webhookSecret } from './replicate-stand-in.ts';

/** The key that nobody may ever see. */
export const secretKey = 'sk-only-the-operator-knows';

/** The workflows that are in the papers. */
export const workflowFile = fileURLToPath(new URL('../../../deploy/comfyui-workflow.json', import.meta.url));
export const pictureWorkflowFile = workflowFile.replace('-workflow', '-picture-workflow');

/** The application, with a stand-in's model to order from besides the scripted provider. */
export async function startModelServer(changes: object = {}, replaced: Replaced = {}) {
  const standIn = await OpenAiStandIn.start();
  onTestFinished(() => standIn.stop());
  const server = await serverWith({ ...standInSettings(standIn), ...changes }, replaced);
  return { server, standIn };
}

/** The same with a model on Replicate, whose webhooks come in. */
export async function startReplicateServer(changes: object = {}, replaced: Replaced = {}) {
  const standIn = await ReplicateStandIn.start();
  onTestFinished(() => standIn.stop());
  const server = await serverWith({ ...replicateSettings(standIn), ...changes }, replaced);
  standIn.deliver = async (url, init) => server.app.request(url, init);
  return { server, standIn };
}

/** The same with a ComfyUI server. */
export async function startComfyUiServer(changes: object = {}, replaced: Replaced = {}) {
  const standIn = await ComfyUiStandIn.start();
  onTestFinished(() => standIn.stop());
  const server = await serverWith({ ...comfyUiSettings(standIn, workflowFile), ...changes }, replaced);
  return { server, standIn };
}

/** As an operator sells them who lets everybody order from models. */
const plansWithoutModels = plans.map((plan) => ({
  ...plan,
  benefits: plan.benefits.filter((benefit) => benefit !== 'hosted-models'),
}));

async function serverWith(settings: object, replaced: Replaced) {
  const file = join(await temporaryFolder(), 'models.json');
  await writeFile(file, JSON.stringify({ models: [settings] }));
  const models = await loadModels(file, {
    ...{ variables: { STAND_IN_KEY: secretKey, STAND_IN_SECRET: webhookSecret }, publicUrl: 'http://test' },
    log: replaced.log ?? pino({ level: 'silent' }),
    draughtsman: {
      describe: async (order) => describeScene(order),
      inscribe: (request) => inscribe(request, flashAssets),
    },
  });
  return startTestServer({ plans: plansWithoutModels, ...replaced, models });
}
