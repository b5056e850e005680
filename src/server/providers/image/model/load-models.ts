import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { StartupError } from '../../../startup-error.ts';
import type { ImageProvider } from '../image-provider.ts';
import { type DescribeScene, OpenAiModel } from '../openai/openai-model.ts';
import { openAiSettingsSchema } from '../openai/openai-settings.ts';
import { wordsOverridesSchema, wordsWith } from './model-words.ts';

const modelSchema = openAiSettingsSchema.refine(
  ({ dailyLimit, costPerImage }) => dailyLimit === undefined || costPerImage !== undefined,
  {
    path: ['costPerImage'],
    error: 'a dailyLimit needs it',
  },
);

const settingsSchema = z.strictObject({
  models: z
    .array(modelSchema)
    .refine((models) => new Set(models.map(({ id }) => id)).size === models.length, 'two have the same id'),
  words: wordsOverridesSchema.default({}),
});

/**
 * The image models of the operator's file, none where there is no file.
 * @param variables where their keys are; they are never written to a file of ours
 * @throws StartupError naming what in the file cannot be used
 */
export async function loadModels(
  file: string | undefined,
  variables: NodeJS.ProcessEnv,
  describe: DescribeScene,
): Promise<ImageProvider[]> {
  if (!file) return [];
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw unusable(file, `it cannot be read (${error.code})`);
  });
  const parsed = settingsSchema.safeParse(parseJson(file, text));
  if (!parsed.success) throw unusable(file, z.prettifyError(parsed.error));
  const words = wordsWith(parsed.data.words);
  return parsed.data.models.map((settings) => {
    const { id, keyFrom } = settings;
    const key = keyFrom && variables[keyFrom];
    if (keyFrom && !key) throw unusable(file, `the key of ${id} is not set (${keyFrom})`);
    return new OpenAiModel({ settings, key, words, describe });
  });
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unusable(file, `it is not JSON: ${(error as Error).message}`);
  }
}

function unusable(file: string, problem: string): StartupError {
  return new StartupError(`The image models in ${file} (MODELS) cannot be used: ${problem}`);
}
