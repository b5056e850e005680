import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { StartupError } from '../../../startup-error.ts';
import { comfyUiSettingsSchema } from '../comfyui/comfyui-settings.ts';
import { ComfyUiSource } from '../comfyui/comfyui-source.ts';
import { readWorkflow } from '../comfyui/workflow.ts';
import { openAiSettingsSchema } from '../openai/openai-settings.ts';
import { OpenAiSource } from '../openai/openai-source.ts';
import { replicateSettingsSchema } from '../replicate/replicate-settings.ts';
import { ReplicateSource } from '../replicate/replicate-source.ts';
import { type Draughtsman, ImageModel } from './image-model.ts';
import { wordsOverridesSchema, wordsWith } from './model-words.ts';
import type { PictureSource } from './picture-source.ts';

const modelSchema = z
  .discriminatedUnion('kind', [openAiSettingsSchema, replicateSettingsSchema, comfyUiSettingsSchema])
  .refine(({ dailyLimit, costPerImage }) => dailyLimit === undefined || costPerImage !== undefined, {
    path: ['costPerImage'],
    error: 'a dailyLimit needs it',
  });
export type AnyModelSettings = z.infer<typeof modelSchema>;

const settingsSchema = z.strictObject({
  models: z
    .array(modelSchema)
    .refine((models) => new Set(models.map(({ id }) => id)).size === models.length, 'two have the same id'),
  words: wordsOverridesSchema.default({}),
});

/** What models are opened with. */
export interface ModelDeps {
  /** Where their keys are; they are never written to a file of ours. */
  readonly variables: NodeJS.ProcessEnv;
  readonly draughtsman: Draughtsman;
  /** Where this server is reached from outside. */
  readonly publicUrl: string;
  readonly log: Logger;
}

/**
 * The image models of the operator's file, none where there is no file.
 * @throws StartupError naming what in the file cannot be used
 */
export async function loadModels(file: string | undefined, deps: ModelDeps): Promise<ImageModel[]> {
  if (!file) return [];
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw unusable(file, `it cannot be read (${error.code})`);
  });
  const parsed = settingsSchema.safeParse(parseJson(file, text));
  if (!parsed.success) throw unusable(file, z.prettifyError(parsed.error));
  const words = wordsWith(parsed.data.words);
  const models = parsed.data.models.map(async (settings) => {
    const source = await openSource(settings, file, deps).catch((error: Error) => {
      throw unusable(file, error.message);
    });
    return new ImageModel({ settings, words, draughtsman: deps.draughtsman, source });
  });
  return Promise.all(models);
}

async function openSource(
  settings: AnyModelSettings,
  file: string,
  { variables, publicUrl, log }: ModelDeps,
): Promise<PictureSource> {
  const key = <Name extends string | undefined>(name: Name) => readKey(settings.id, name, variables);
  switch (settings.kind) {
    case 'openai':
      return new OpenAiSource(settings, key(settings.keyFrom));
    case 'replicate':
      return new ReplicateSource(settings, {
        ...{ key: key(settings.keyFrom) ?? '', webhookSecret: key(settings.webhookSecretFrom) },
        ...{ publicUrl, log },
      });
    case 'comfyui': {
      const beside = (path: string) => resolve(dirname(file), path);
      return new ComfyUiSource(settings, {
        ...{ key: key(settings.keyFrom), log },
        workflow: await readWorkflow(beside(settings.workflow), 'words'),
        pictureWorkflow: settings.pictureWorkflow
          ? await readWorkflow(beside(settings.pictureWorkflow), 'picture')
          : undefined,
      });
    }
  }
}

function readKey(id: string, name: string | undefined, variables: NodeJS.ProcessEnv): string | undefined {
  const key = name && variables[name];
  if (name && !key) throw new Error(`the key of ${id} is not set (${name})`);
  return key;
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
