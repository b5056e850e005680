import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { freePort } from '#server/free-port.ts';
import { expect, prompt, test as withAccount } from './fixtures.ts';

interface ModelServer {
  url: string;
  /** Has all models go on that work: they work for as long as nobody does. */
  goOn(): void;
}

/** The app with stand-ins' models besides the flash composer, as `npm run dev:models` has it. */
const test = withAccount.extend<object, { modelServer: ModelServer }>({
  modelServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'inkwright-models-e2e-'));
      const server = await startModels(folder);
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ modelServer }, use) => use(modelServer.url),
});

async function startModels(folder: string): Promise<ModelServer & { stop: () => Promise<unknown> }> {
  const port = await freePort();
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const child = spawn(process.execPath, ['tests/support/models/dev-models.ts', 'src/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      DRAW_AHEAD: 'off',
      RATE_LIMIT_FACTOR: '1000',
      STAND_IN_PAUSE: '0',
      STAND_IN: 'slow',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (text) => String(text).includes('ready at') && resolve());
  });
  await Promise.race([ready, exited.then(() => Promise.reject(new Error('the server ended')))]);
  return {
    url: `http://127.0.0.1:${port}`,
    goOn: () => child.kill('SIGUSR2'),
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** Lets the models go on until what they make can be seen. */
async function arrives({ goOn }: ModelServer, seen: Locator): Promise<void> {
  await expect(async () => {
    goOn();
    await expect(seen).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}

const cost = 3;

test('whoever is no member is shown what opens a model, and goes on with the composer', async ({
  signedIn: page,
}) => {
  await page.goto('/create');
  const engines = page.getByRole('radiogroup', { name: 'Drawn by' });
  await engines.getByRole('radio', { name: /AI: Stand-in 1.*For members/ }).click();
  const plans = page.getByRole('dialog', { name: 'Designs of AI models are for members' });
  await expect(plans).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(engines.getByRole('radio', { name: 'Flash composer, drawn' })).toBeChecked();
});

test.describe('of members', () => {
  test.use({ isMember: true });

  test('a design is ordered from a model by name and price, and says who made it', async ({
    signedIn: page,
    account,
    modelServer,
  }) => {
    await page.goto('/create');
    await prompt(page).fill('a fox in the rain');
    const engines = page.getByRole('radiogroup', { name: 'Drawn by' });
    await expect(engines.getByRole('radio', { name: 'Flash composer, drawn' })).toBeChecked();
    await engines.getByRole('radio', { name: 'AI: Stand-in 1' }).check();
    const create = page.getByRole('button', { name: /^Create/ });
    await expect(create).toHaveText(/3 credits/);
    const before = await account.credits();
    await create.click();
    await arrives(modelServer, page.getByText('Made by the AI image model Stand-in 1.'));
    expect(await account.credits()).toBe(before - cost);

    // What goes on from it is the same model's, at its price.
    await expect(page.getByRole('button', { name: /^Redraw this one/ })).toHaveText(/3/);
    await expect(page.getByRole('button', { name: /^Mirrored/ })).toBeHidden();
  });

  test('what a model cannot do says why, and is left to the composer', async ({ signedIn: page }) => {
    await page.goto('/create');
    const engines = page.getByRole('radiogroup', { name: 'Drawn by' });
    await engines.getByRole('radio', { name: 'AI: Stand-in 1' }).check();
    await page.getByRole('radio', { name: 'From a picture' }).check();
    await expect(
      engines.getByRole('radio', { name: /Stand-in 1.*Cannot draw from a picture/ }),
    ).toBeDisabled();
    await expect(engines.getByRole('radio', { name: 'Flash composer, drawn' })).toBeChecked();
  });

  test('while a model works the composer’s sketch is there, and is kept for free', async ({
    signedIn: page,
    account,
  }) => {
    await page.goto('/create');
    await prompt(page).fill('a fox under a full moon');
    const engines = page.getByRole('radiogroup', { name: 'Drawn by' });
    await engines.getByRole('radio', { name: 'AI: Stand-in 2' }).check();
    const before = await account.credits();
    await page.getByRole('button', { name: /^Create/ }).click();
    await expect(page.getByRole('img', { name: /Sketch/ })).toBeVisible();
    await expect(page.getByText(/A sketch by the Flash composer.*AI: Stand-in 2/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep the sketch' }).click();
    await expect(page.getByRole('button', { name: /^Keep in my account/ })).toBeVisible();
    await expect.poll(() => account.credits()).toBe(before);
  });

  const engines = [
    { name: 'Flash composer, drawn', model: null },
    { name: 'AI: Stand-in 1', model: 'Stand-in 1' },
    { name: 'AI: Stand-in 2', model: 'Stand-in 2' },
    { name: 'AI: Stand-in 3', model: 'Stand-in 3' },
  ];

  for (const { name, model } of engines)
    test(`from words to a sketch, a picture, its letters, its lines, a stencil and the skin: ${name}`, async ({
      signedIn: page,
      modelServer,
    }) => {
      await page.goto('/create');
      await prompt(page).fill('a fox in the rain with the name "Mária"');
      await page.getByRole('radio', { name }).check();
      await page.getByRole('button', { name: /^Create/ }).click();
      if (model) {
        await expect(page.getByRole('img', { name: /Sketch/ })).toBeVisible();
        await arrives(modelServer, page.getByText(`Made by the AI image model ${model}.`));
        await expect(
          page.getByText('“Mária” was set by our own typesetter, not by the model.'),
        ).toBeVisible();
      } else await expect(page.getByText(/“Mária” in letters/)).toBeVisible();

      await page.getByRole('button', { name: /^(As line art, after this picture|Line art only)/ }).click();
      await expect(page.getByRole('button', { name: /^Shaded again/ })).toBeVisible();
      const drawnAfter = page.getByText(
        'Drawn by our Flash composer after the picture that it goes on from.',
      );
      await expect(drawnAfter).toHaveCount(model ? 1 : 0);

      await page.getByRole('button', { name: 'Look closer', exact: true }).click();
      const viewer = page.getByRole('dialog');
      await viewer.getByRole('button', { name: 'Stencil' }).click();
      await expect(page.getByRole('img', { name: /^Sheet \d/ }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Stencil', exact: true })).toBeHidden();
      await viewer.getByRole('button', { name: 'Try on skin' }).click();
      await expect(page).toHaveURL(/\/preview$/);
      await expect(page.getByText('Tap to change the tattoo')).toBeVisible();
    });
});
