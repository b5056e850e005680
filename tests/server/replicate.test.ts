import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkLedger } from '../support/check-ledger.ts';
import { secretKey, startReplicateServer } from '../support/models/model-server.ts';
import type { ReplicateMode, WebhookMode } from '../support/models/replicate-stand-in.ts';
import { signUp } from '../support/person.ts';
import { uploadPicture } from '../support/upload-picture.ts';

const order = { prompt: 'a fox in the rain', engine: 'replicate', style: 'fine-line' } as const;
const told = { webhookSecretFrom: 'STAND_IN_SECRET' };
const patience = { timeout: 60_000 };

test('a picture comes from the model by its own names, once', async () => {
  const { server, standIn } = await startReplicateServer();
  const person = await signUp(server);
  const before = await person.credits();
  const id = await person.startId({ ...order, width: 683, height: 1024, seed: 7 });
  expect(await person.outcome(id)).toMatchObject({ status: 'succeeded' });
  expect(await person.credits()).toBe(before - 3);
  await checkLedger(server.pool);

  expect(standIn.calls).toHaveLength(1);
  const [call] = standIn.calls;
  expect(call).toMatchObject({
    path: '/v1/models/stand/in/predictions',
    authorization: `Bearer ${secretKey}`,
    body: {
      input: {
        ...{ width: 832, height: 1216, seed: 7, num_outputs: 1, guidance_scale: 7.5 },
        prompt: expect.stringMatching(/^a fox in the rain, fine line/),
        negative_prompt: expect.stringContaining('bold outlines'),
      },
    },
  });
  expect(call?.body.webhook).toBeUndefined();
  const png = await server.context.media.getBytes(`images/${id}/0.png`);
  expect(await sharp(png).metadata()).toMatchObject({ width: 683, height: 1024, format: 'png' });
});

test('a version is asked for by itself, a shape by its name, and a picture is gone out from', async () => {
  const version = 'a'.repeat(64);
  const { server, standIn } = await startReplicateServer({
    model: `stand/in:${version}`,
    shape: { parameter: 'aspect_ratio', names: { '1024x1024': '1:1' } },
  });
  const person = await signUp(server);
  await person.startId({ ...order, sourceImageId: await uploadPicture(server, person), fidelity: 0.25 });
  await standIn.asked(1);
  const [call] = standIn.calls;
  expect(call).toMatchObject({ path: '/v1/predictions', body: { version } });
  const { image, ...input }: Record<string, unknown> = call?.body.input ?? {};
  expect(input).toMatchObject({ aspect_ratio: '1:1', prompt_strength: 0.75 });
  expect(input).not.toHaveProperty('width');
  const [, base64 = ''] = String(image).split('data:image/jpeg;base64,');
  expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 1024, height: 1024 });
});

const outcomes: [ReplicateMode, string][] = [
  ['failing', 'MODEL_FAILED'],
  ['canceling', 'MODEL_FAILED'],
  ['declining', 'MODEL_REFUSED'],
  ['key-revoked', 'MODEL_UNAVAILABLE'],
  ['quota-spent', 'MODEL_UNAVAILABLE'],
  ['throttled', 'MODEL_UNAVAILABLE'],
  ['wrong-size', 'MODEL_FAILED'],
  ['not-an-image', 'MODEL_FAILED'],
  ['broken-image', 'MODEL_FAILED'],
  ['html', 'MODEL_FAILED'],
  ['error-in-200', 'MODEL_FAILED'],
  ['address', 'MODEL_FAILED'],
  ['redirecting', 'MODEL_SILENT'],
  ['too-large', 'MODEL_FAILED'],
  ['dying', 'MODEL_SILENT'],
  ['dying-later', 'MODEL_SILENT'],
  ['queued', 'MODEL_SILENT'],
  ['slow', 'MODEL_SILENT'],
];

test.for(outcomes)(
  'a model that is %s ends the order as %s, gives all credits back, and is asked once',
  async ([mode, reason]) => {
    const { server, standIn } = await startReplicateServer({ timeoutSeconds: 2 });
    standIn.mode = mode;
    const person = await signUp(server);
    const before = await person.credits();
    const outcome = await person.outcome(await person.startId(order));
    expect(outcome).toMatchObject({ status: 'failed', error: reason });
    expect(await person.credits()).toBe(before);
    expect(standIn.calls).toHaveLength(1);
    expect(standIn.elsewhere).toBe(0);
    // What is not waited for any longer is not worked on any longer.
    const isGivenUp = ['queued', 'slow', 'redirecting', 'dying-later'].includes(mode);
    expect(standIn.cancelled).toHaveLength(isGivenUp ? 1 : 0);
    await checkLedger(server.pool);
  },
);

test('a server that is not there ends the order as MODEL_UNAVAILABLE', async () => {
  const { server, standIn } = await startReplicateServer();
  await standIn.stop();
  const person = await signUp(server);
  expect(await person.outcome(await person.startId(order))).toMatchObject({ error: 'MODEL_UNAVAILABLE' });
});

test('who waits sees how much is done, and who gives up has the prediction cancelled', async () => {
  const { server, standIn } = await startReplicateServer();
  standIn.mode = 'slow';
  const person = await signUp(server);
  const before = await person.credits();
  const id = await person.startId(order);
  const percentage = async () => {
    const answer = await (await person.status(id)).json();
    return answer.status === 'success' ? answer.data.progress.percentage : 0;
  };
  // Half of the drawing, which goes from 5 to 70 percent.
  await expect.poll(percentage, patience).toBe(37);
  await person.cancel(id);
  await expect.poll(() => standIn.cancelled.length, patience).toBe(1);
  expect(await person.credits()).toBe(before);
  await checkLedger(server.pool);
});

test.for<[WebhookMode, number[]]>([
  ['once', [200, 200]],
  ['twice', [200, 200, 200, 200]],
  ['never', []],
  ['forged', [403, 403]],
  ['stale', [403, 403]],
])('with webhooks that come %s, the picture comes once, and is paid for once', async ([mode, answers]) => {
  const { server, standIn } = await startReplicateServer(told);
  standIn.webhooks = mode;
  const person = await signUp(server);
  const before = await person.credits();
  const id = await person.startId(order);
  expect(standIn.calls.length).toBeLessThanOrEqual(1);
  expect(await person.outcome(id)).toMatchObject({ status: 'succeeded' });
  await expect.poll(() => standIn.answers, patience).toEqual(answers);
  expect(standIn.calls).toHaveLength(1);
  expect(standIn.calls[0]?.body.webhook).toMatch(/^http:\/\/test\/api\/models\/webhook\?model=replicate&/);
  expect(await person.credits()).toBe(before - 3);
  await checkLedger(server.pool);
});

test('a picture whose answer was cut off is found by its webhook', async () => {
  const { server, standIn } = await startReplicateServer(told);
  standIn.mode = 'dying';
  const person = await signUp(server);
  const before = await person.credits();
  expect(await person.outcome(await person.startId(order))).toMatchObject({ status: 'succeeded' });
  expect(standIn.calls).toHaveLength(1);
  expect(await person.credits()).toBe(before - 3);
});

test('a webhook that comes when all is over changes nothing, and one about nothing is refused', async () => {
  const { server, standIn } = await startReplicateServer(told);
  standIn.mode = 'slow';
  const person = await signUp(server);
  const before = await person.credits();
  const id = await person.startId(order);
  await standIn.asked(1);
  await person.cancel(id);
  await expect.poll(() => standIn.cancelled.length, patience).toBe(1);
  const webhook = standIn.calls[0]?.body.webhook ?? '';
  await standIn.tellAgain();
  expect(standIn.answers.at(-1)).toBe(200);
  expect(await person.outcome(id)).toMatchObject({ status: 'canceled' });
  expect(await person.credits()).toBe(before);
  const nowhere = webhook.replace('model=replicate', 'model=scripted');
  expect((await server.app.request(nowhere, { method: 'POST', body: '{}' })).status).toBe(404);
  expect((await server.app.request(webhook, { method: 'POST', body: '{}' })).status).toBe(403);
});
