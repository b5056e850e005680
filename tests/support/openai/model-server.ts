import { onTestFinished } from 'vitest';
import { describeScene } from '#engine/flash/describe/describe-scene.ts';
import { wordsWith } from '#server/providers/image/model/model-words.ts';
import { OpenAiModel } from '#server/providers/image/openai/openai-model.ts';
import { type OpenAiSettings, openAiSettingsSchema } from '#server/providers/image/openai/openai-settings.ts';
import { type Replaced, startTestServer } from '../test-server.ts';
import { standInSettings } from './model-settings.ts';
import { OpenAiStandIn } from './openai-stand-in.ts';

/** The key that nobody may ever see. */
export const secretKey = 'sk-only-the-operator-knows';

/** The application, with a stand-in's model to order from besides the scripted provider. */
export async function startModelServer(changes: Partial<OpenAiSettings> = {}, replaced: Replaced = {}) {
  const standIn = await OpenAiStandIn.start();
  onTestFinished(() => standIn.stop());
  const settings = { ...openAiSettingsSchema.parse(standInSettings(standIn)), ...changes };
  const describe = async (order: Parameters<typeof describeScene>[0]) => describeScene(order);
  const model = new OpenAiModel({ settings, key: secretKey, words: wordsWith({}), describe });
  const server = await startTestServer({ ...replaced, models: [model] });
  return { server, standIn };
}
