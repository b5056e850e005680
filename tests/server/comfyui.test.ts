import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkLedger } from '../support/check-ledger.ts';
import type { ComfyUiMode } from '../support/models/comfyui-stand-in.ts';
import { pictureWorkflowFile, secretKey, startComfyUiServer } from '../support/models/model-server.ts';
import { signUp } from '../support/person.ts';
import { uploadPicture } from '../support/upload-picture.ts';

const order = { prompt: 'a fox in the rain', engine: 'comfyui', style: 'fine-line' } as const;
const patience = { timeout: 60_000 };

test.for<ComfyUiMode>(['quick', 'old', 'dying'])(
  'a workflow is filled and worked on once, also by a server that is %s',
  async (mode) => {
    const { server, standIn } = await startComfyUiServer();
    standIn.mode = mode;
    const person = await signUp(server);
    const before = await person.credits();
    const id = await person.startId({ ...order, width: 683, height: 1024, seed: 7 });
    expect(await person.outcome(id)).toMatchObject({ status: 'succeeded' });
    expect(await person.credits()).toBe(before - 2);
    await checkLedger(server.pool);
    expect(standIn.calls).toHaveLength(1);
    expect(standIn.calls[0]?.body.prompt).toMatchObject({
      3: { class_type: 'KSampler', inputs: { seed: 7, steps: 25, model: ['4', 0] } },
      5: { inputs: { width: 832, height: 1216 } },
      6: { inputs: { text: expect.stringMatching(/^a fox in the rain, fine line/) } },
      7: { inputs: { text: expect.stringContaining('bold outlines') } },
    });
    const png = await server.context.media.getBytes(`images/${id}/0.png`);
    expect(await sharp(png).metadata()).toMatchObject({ width: 683, height: 1024, format: 'png' });
    await standIn.left();
  },
);

test('what goes out from a picture goes through the other workflow, which is handed the picture', async () => {
  const { server, standIn } = await startComfyUiServer({ pictureWorkflow: pictureWorkflowFile });
  const person = await signUp(server);
  const sourceImageId = await uploadPicture(server, person);
  const id = await person.startId({ ...order, sourceImageId, fidelity: 0.25 });
  expect(await person.outcome(id)).toMatchObject({ status: 'succeeded' });
  expect(standIn.uploads).toMatchObject([{ name: `inkwright-${id}-0.jpg`, type: 'image/jpeg' }]);
  expect(standIn.calls[0]?.body.prompt).toMatchObject({
    3: { inputs: { denoise: 0.75 } },
    10: { inputs: { image: `inkwright-${id}-0.jpg [temp]` } },
  });
});

const outcomes: [ComfyUiMode, string][] = [
  ['failing', 'MODEL_FAILED'],
  ['no-picture', 'MODEL_FAILED'],
  ['invalid-workflow', 'MODEL_FAILED'],
  ['key-revoked', 'MODEL_UNAVAILABLE'],
  ['out-of-order', 'MODEL_FAILED'],
  ['wrong-size', 'MODEL_FAILED'],
  ['not-an-image', 'MODEL_FAILED'],
  ['broken-image', 'MODEL_FAILED'],
  ['html', 'MODEL_FAILED'],
  ['error-in-200', 'MODEL_FAILED'],
  ['redirecting', 'MODEL_SILENT'],
  ['too-large', 'MODEL_FAILED'],
  ['forgetting', 'MODEL_SILENT'],
  ['queued', 'MODEL_SILENT'],
  ['slow', 'MODEL_SILENT'],
];

test.for(outcomes)(
  'a server that is %s ends the order as %s, gives all credits back, and is asked once',
  async ([mode, reason]) => {
    const { server, standIn } = await startComfyUiServer({ timeoutSeconds: 2, keyFrom: 'STAND_IN_KEY' });
    standIn.mode = mode;
    const person = await signUp(server);
    const before = await person.credits();
    const outcome = await person.outcome(await person.startId(order));
    expect(outcome).toMatchObject({ status: 'failed', error: reason });
    expect(await person.credits()).toBe(before);
    expect(standIn.calls.map(({ authorization }) => authorization)).toEqual([`Bearer ${secretKey}`]);
    expect(standIn.elsewhere).toBe(0);
    expect(standIn.interrupted).toHaveLength(mode === 'slow' ? 1 : 0);
    await checkLedger(server.pool);
  },
);

test('who waits sees how much is done; who gives up has it interrupted, or taken out of the line', async () => {
  const { server, standIn } = await startComfyUiServer();
  const person = await signUp(server);
  const before = await person.credits();
  standIn.mode = 'slow';
  const running = await person.startId(order);
  const percentage = async () => {
    const answer = await (await person.status(running)).json();
    return answer.status === 'success' ? answer.data.progress.percentage : 0;
  };
  await expect.poll(percentage, patience).toBe(37);
  standIn.mode = 'queued';
  const waiting = await person.startId(order);
  await standIn.asked(2);
  const [first, second] = standIn.calls.map(({ body }) => body.prompt_id);
  await person.cancel(waiting);
  await expect.poll(() => standIn.deleted, patience).toEqual([second]);
  expect(standIn.interrupted).toEqual([]);
  await person.cancel(running);
  await expect.poll(() => standIn.interrupted, patience).toEqual([first]);
  expect(await person.credits()).toBe(before);
  await checkLedger(server.pool);
});
