import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { loadModels } from '#server/providers/image/model/load-models.ts';
import { StartupError } from '#server/startup-error.ts';
import { pictureWorkflowFile, secretKey, workflowFile } from '../support/models/model-server.ts';
import { comfyUiSettings, replicateSettings, standInSettings } from '../support/models/model-settings.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const model = standInSettings({ url: 'http://127.0.0.1:1/v1' });
const replicate = replicateSettings({ url: 'http://127.0.0.1:1/v1' });
const comfyUi = comfyUiSettings({ url: 'http://127.0.0.1:1' }, workflowFile);
const untouched = () => Promise.reject(new Error('nothing is drawn at the start'));
const deps = {
  ...{ publicUrl: 'https://inkwright.example', log: pino({ level: 'silent' }) },
  draughtsman: { describe: untouched, inscribe: untouched },
};

async function load(content: unknown, variables: NodeJS.ProcessEnv = { STAND_IN_KEY: secretKey }) {
  const file = join(await temporaryFolder(), 'models.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return loadModels(file, { ...deps, variables });
}

test('without a file there are no models; with one, each is an engine of its own', async () => {
  expect(await loadModels(undefined, { ...deps, variables: {} })).toEqual([]);
  const limited = { ...model, id: 'limited', costPerImage: 0.1, dailyLimit: 0.3 };
  const [first, second] = await load({ models: [model, limited] });
  expect(first?.engine).toMatchObject({ id: 'stand-in', name: 'AI: Stand-in 1', creditsPerImage: 3 });
  expect([first?.payment, second?.payment]).toMatchObject([{ picturesPerDay: null }, { picturesPerDay: 3 }]);
});

test('models on Replicate and on a ComfyUI server are engines as well, and say what they can do', async () => {
  const withPictures = { ...comfyUi, id: 'pictures', pictureWorkflow: pictureWorkflowFile };
  const engines = (await load({ models: [replicate, comfyUi, withPictures] })).map(({ engine }) => engine);
  expect(engines).toMatchObject([
    { id: 'replicate', abilities: { negativePrompt: true, imageToImage: true } },
    { id: 'comfyui', abilities: { negativePrompt: true, imageToImage: false } },
    { id: 'pictures', abilities: { negativePrompt: true, imageToImage: true } },
  ]);
});

test.for([
  ['{', 'it is not JSON'],
  [{ models: [{ ...model, key: secretKey }] }, 'key'],
  [{ models: [{ ...model, keyFrom: secretKey }] }, 'the name of an environment variable'],
  [{ models: [model, model] }, 'the same id'],
  [{ models: [{ ...model, id: 'flash-composer' }] }, 'our own engine'],
  [{ models: [{ ...model, kind: 'dall-e' }] }, 'kind'],
  [{ models: [{ ...model, sizes: ['large'] }] }, '1024x1024'],
  [{ models: [{ ...model, url: 'file:///etc' }] }, 'url'],
  [{ models: [{ ...model, dailyLimit: 5 }] }, 'a dailyLimit needs it'],
  [{ models: [{ ...replicate, model: 'sdxl' }] }, 'owner/name'],
  [{ models: [{ ...replicate, keyFrom: undefined }] }, 'keyFrom'],
  [{ models: [{ ...replicate, webhookSecretFrom: 'STAND_IN_KEY' }] }, 'whsec_'],
  [{ models: [{ ...comfyUi, workflow: 'gone.json' }] }, 'gone.json'],
  [{ models: [{ ...comfyUi, workflow: pictureWorkflowFile }] }, 'pictureWorkflow'],
  [{ models: [{ ...comfyUi, pictureWorkflow: workflowFile }] }, '{{image}}'],
  [{ models: [], words: { styles: { cubist: { prompt: 'cubes' } } } }, 'cubist'],
] as const)(
  '%j keeps the server from starting, and it says why without the key',
  async ([content, reason]) => {
    const failure = await load(content).then(
      () => null,
      (error: unknown) => error as Error,
    );
    expect(failure).toBeInstanceOf(StartupError);
    expect(failure?.message).toContain(reason);
    expect(failure?.message).not.toContain(secretKey);
  },
);

test('a key that is not set is asked for by the name of its variable', async () => {
  await expect(load({ models: [model] }, {})).rejects.toThrow('STAND_IN_KEY');
});
