import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plans } from '#contract/plan.ts';
import { readSignature } from '#engine/flash/png/signature.ts';
import { createLog } from '#server/log.ts';
import type { DrawingOrder } from '#server/providers/image/image-provider.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { secretKey, startModelServer } from '../support/models/model-server.ts';
import type { Mode } from '../support/models/openai-stand-in.ts';
import { signUp, signUpMember } from '../support/person.ts';

const order = { prompt: 'a fox in the rain', engine: 'stand-in', style: 'fine-line' } as const;
/** Busy machines take their time. */
const patience = { timeout: 60_000 };

test('a picture is made by the model that was ordered, at its price, and says who made it', async () => {
  const { server, standIn } = await startModelServer();
  const person = await signUp(server);
  const before = await person.credits();
  const id = await person.startId({ ...order, width: 683, height: 1024 });
  expect(await person.outcome(id)).toMatchObject({ status: 'succeeded' });
  expect(await person.credits()).toBe(before - 3);
  await checkLedger(server.pool);

  expect(standIn.calls).toHaveLength(1);
  const [call] = standIn.calls;
  expect(call?.authorization).toBe(`Bearer ${secretKey}`);
  expect(call?.body).toMatchObject({
    model: 'stand-in-1',
    n: 1,
    size: '1024x1536',
    response_format: 'b64_json',
  });
  expect(call?.body.prompt).toMatch(/^a fox in the rain, fine line, .+ Leave out: bold outlines/);

  const png = new Uint8Array(await server.context.media.getBytes(`images/${id}/0.png`));
  const { width, height, format, exif } = await sharp(png).metadata();
  expect({ width, height, format, exif }).toEqual({
    width: 683,
    height: 1024,
    format: 'png',
    exif: undefined,
  });
  expect(readSignature(png)).toMatchObject({ notes: { engine: 'stand-in', model: 'Stand-in 1' } });
  expect(Buffer.from(png).includes('made by a stand-in')).toBe(false);
});

test('what is to be written is left to no model: our own typesetter sets it, and the file says so', async () => {
  const { server, standIn } = await startModelServer();
  const person = await signUp(server);
  const wanted = async (prompt: string) => {
    const id = await person.startId({ ...order, prompt });
    expect(await person.outcome(id)).toMatchObject({ status: 'succeeded' });
    return new Uint8Array(await server.context.media.getBytes(`images/${id}/0.png`));
  };
  const plain = await wanted('a fox in the rain');
  const lettered = await wanted('a fox in the rain with the name "Mária" on a banner');
  const told = standIn.calls.map(({ body }) => body.prompt);
  expect(told[1]).toMatch(
    /^a fox in the rain, all of the drawing in the upper three quarters, .+ Leave out: text, letters/,
  );
  expect(told[1]).not.toMatch(/Mária|name "|on a banner/);

  expect(readSignature(plain)).toMatchObject({ notes: { understood: [], credits: [] } });
  expect(readSignature(lettered)).toMatchObject({
    notes: {
      ...{ model: 'Stand-in 1', isLettered: true },
      understood: [{ word: 'Mária', motif: 'lettering', count: 1 }],
      credits: [expect.objectContaining({ license: 'OFL-1.1' })],
    },
  });
  const source = (png: Uint8Array) =>
    /digitalsourcetype\/(\w+)/.exec(Buffer.from(png).toString('latin1'))?.[1];
  expect(source(plain)).toBe('trainedAlgorithmicMedia');
  expect(source(lettered)).toBe('compositeWithTrainedAlgorithmicMedia');

  // The stand-in's picture is the same but for what was set at its foot.
  const pixels = async (png: Uint8Array, top: number, height: number) =>
    sharp(png).extract({ left: 0, top, width: 1024, height }).raw().toBuffer();
  expect(await pixels(lettered, 0, 640)).toEqual(await pixels(plain, 0, 640));
  expect(await pixels(lettered, 768, 256)).not.toEqual(await pixels(plain, 768, 256));
});

test('all engines are listed with honest names, prices, abilities and the time that they took', async () => {
  const { server } = await startModelServer();
  const list = async () =>
    (await (await server.api.engines.$get()).json()) as { data: { medianMs: number }[] };
  expect(await list()).toMatchObject({
    data: [
      { id: 'scripted', isAi: false, creditsPerImage: 1, medianMs: null },
      {
        ...{ id: 'stand-in', name: 'AI: Stand-in 1', isAi: true, creditsPerImage: 3, medianMs: null },
        abilities: { imageToImage: false, variations: false, negativePrompt: false, realism: true },
      },
    ],
  });
  const person = await signUp(server);
  for (const engine of [undefined, 'stand-in'])
    await person.outcome(await person.startId({ ...order, engine }));
  for (const { medianMs } of (await list()).data) expect(medianMs).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify(await list())).not.toContain('127.0.0.1');
});

test('a picture by a model is had in lines, drawn after it by the composer, and in no other size', async () => {
  const { server } = await startModelServer();
  const member = await signUpMember(server);
  const batchId = await member.startId({ ...order, style: 'watercolor' });
  await member.outcome(batchId);
  const [image] = (await (await member.complete(batchId)).json()).data?.localImages ?? [];
  const file = await server.context.media.getBytes(`images/${batchId}/0.png`);
  const traced: DrawingOrder[] = [];
  server.imageProvider.beforeEach = (order) => {
    traced.push(order);
  };
  const get = (query: { format?: 'svg'; size?: '2048' }) =>
    server.api.images[':id'].file.$get(
      { param: { id: image?.id ?? '' }, query },
      { headers: member.headers },
    );
  const svg = await get({ format: 'svg' });
  expect(svg.headers.get('content-type')).toBe('image/svg+xml');
  expect(traced).toMatchObject([
    {
      ...{ prompt: '', style: 'watercolor', size: { width: 1024, height: 1024 } },
      ...{ picture: { file, fidelity: 1 }, variation: { isAfterParent: true } },
    },
  ]);
  expect(await (await get({ size: '2048' })).json()).toMatchObject({ reason: 'DRAWN_DIFFERENTLY' });
});

const outcomes: [Mode, string][] = [
  ['failing', 'MODEL_FAILED'],
  ['declining', 'MODEL_REFUSED'],
  ['key-revoked', 'MODEL_UNAVAILABLE'],
  ['quota-spent', 'MODEL_UNAVAILABLE'],
  ['wrong-size', 'MODEL_FAILED'],
  ['not-an-image', 'MODEL_FAILED'],
  ['broken-image', 'MODEL_FAILED'],
  ['html', 'MODEL_FAILED'],
  ['error-in-200', 'MODEL_FAILED'],
  ['address', 'MODEL_FAILED'],
  ['redirecting', 'MODEL_SILENT'],
  ['too-large', 'MODEL_FAILED'],
  ['dying', 'MODEL_SILENT'],
  ['slow', 'MODEL_SILENT'],
];

test.for(outcomes)(
  'a model that is %s ends the order as %s, gives all credits back, and is asked once',
  async ([mode, reason]) => {
    let logged = '';
    const destination = new Writable({
      write(chunk, _, done) {
        logged += chunk;
        done();
      },
    });
    const { server, standIn } = await startModelServer(
      { timeoutSeconds: mode === 'slow' ? 1 : 120 },
      {
        log: createLog('debug', destination),
      },
    );
    standIn.mode = mode;
    const person = await signUp(server);
    const before = await person.credits();
    const outcome = await person.outcome(await person.startId(order));
    expect(outcome).toMatchObject({ status: 'failed', error: reason });
    expect(await person.credits()).toBe(before);
    expect(standIn.calls).toHaveLength(1);
    expect(standIn.elsewhere).toBe(0);
    await checkLedger(server.pool);
    expect(logged.includes(reason)).toBe(mode !== 'declining');
    expect(logged + JSON.stringify(outcome)).not.toContain(secretKey);
  },
);

test('a server that is not there ends the order as MODEL_UNAVAILABLE', async () => {
  const { server, standIn } = await startModelServer();
  await standIn.stop();
  const person = await signUp(server);
  expect(await person.outcome(await person.startId(order))).toMatchObject({ error: 'MODEL_UNAVAILABLE' });
});

test('what a model cannot do, and an engine that does not exist, are refused before anything is held', async () => {
  const { server } = await startModelServer();
  const person = await signUp(server);
  const before = await person.credits();
  const unknown = await person.start({ ...order, engine: 'gone' });
  expect(await unknown.json()).toMatchObject({ errorCode: 2014, reason: 'ENGINE_UNKNOWN' });
  const mirrored = await person.start({ ...order, variation: { isMirrored: true } });
  expect(await mirrored.json()).toMatchObject({ reason: 'ABILITY_MISSING' });
  expect(await person.credits()).toBe(before);
});

test('a picture is given up while the model works: its credits are back, and its answer is not kept', async () => {
  const { server, standIn } = await startModelServer();
  standIn.mode = 'slow';
  const person = await signUp(server);
  const before = await person.credits();
  const id = await person.startId(order);
  await standIn.asked(1);
  await person.cancel(id);
  standIn.release();
  expect(await person.outcome(id)).toMatchObject({ status: 'canceled' });
  const isOver = `select from jobs.job where name = 'generate-model' and state = 'completed'`;
  await expect.poll(async () => (await server.pool.query(isOver)).rowCount, patience).toBe(1);
  expect(await server.context.media.exists(`images/${id}/0.png`)).toBe(false);
  expect(await person.credits()).toBe(before);
  await checkLedger(server.pool);
});

test('a model that waits keeps nobody from our own engine', async () => {
  const { server, standIn } = await startModelServer({ concurrency: 1 });
  standIn.mode = 'slow';
  const [patient, other] = [await signUpMember(server), await signUp(server)];
  const id = await patient.startId({ ...order, num_outputs: 4 });
  await standIn.asked(1);
  expect(await other.outcome(await other.startId({ prompt: 'a rose' }))).toMatchObject({
    status: 'succeeded',
  });
  standIn.mode = 'quick';
  standIn.release();
  expect(await patient.outcome(id)).toMatchObject({ status: 'succeeded' });
  expect(standIn.calls).toHaveLength(4);
});

test('a model is never asked for more pictures than its daily limit pays for', async () => {
  const { server, standIn } = await startModelServer({ costPerImage: 0.1, dailyLimit: 0.3 });
  const person = await signUp(server);
  const before = await person.credits();
  const answers = await Promise.all(Array.from({ length: 8 }, () => person.start(order)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.find(({ status }) => status !== 200);
  expect(await refused?.json()).toMatchObject({ errorCode: 2014, reason: 'MODEL_SPENT' });
  await standIn.asked(3);
  await expect.poll(() => person.credits(), patience).toBe(before - 9);
  expect((await person.start(order)).status).toBe(503);

  await server.context.db.execute(sql`update model_requests set asked_at = asked_at - interval '1 day'`);
  expect((await person.start(order)).status).toBe(200);
});

test('an order from a model that the operator has taken away gives its credits back', async () => {
  const { server, standIn } = await startModelServer({ concurrency: 1 });
  standIn.mode = 'slow';
  const person = await signUp(server);
  const before = await person.credits();
  const running = await person.startId(order);
  await standIn.asked(1);
  const waiting = await person.startId(order);
  server.context.models = [];
  standIn.release();
  expect(await person.outcome(running)).toMatchObject({ status: 'succeeded' });
  expect(await person.outcome(waiting)).toMatchObject({ status: 'failed', error: 'MODEL_UNAVAILABLE' });
  expect(await person.credits()).toBe(before - 3);
});

test('a picture that was paid for and could not be stored is stored later, and not paid for again', async () => {
  const { server, standIn } = await startModelServer();
  const person = await signUp(server);
  const before = await person.credits();
  await server.context.db.execute(sql`
    create function refuse_images() returns trigger as $$ begin raise 'out of order'; end $$ language plpgsql;
    create trigger refuse_images before insert on images execute function refuse_images()`);
  const id = await person.startId(order);
  await expect.poll(() => server.context.media.exists(`images/${id}/0.png`), patience).toBe(true);
  await server.context.db.execute(sql`drop trigger refuse_images on images`);
  expect(await person.outcome(id)).toMatchObject({ status: 'succeeded' });
  expect(standIn.calls).toHaveLength(1);
  expect(await person.credits()).toBe(before - 3);
  const [image] = (await server.pool.query('select style_id, width, drawing from images')).rows;
  expect(image).toMatchObject({ style_id: 'fine-line', width: 1024, drawing: { model: 'Stand-in 1' } });
  await checkLedger(server.pool);
});

test('what a model made is not drawn larger by the composer, as if it were the same', async () => {
  const { server } = await startModelServer();
  const person = await signUpMember(server);
  const id = await person.startId(order);
  await person.outcome(id);
  const completed = await (await person.complete(id)).json();
  if (completed.status !== 'success') throw new Error(completed.message);
  const imageId = completed.data.localImages[0]?.id ?? '';
  const { headers } = person;
  const query = { size: '2048', background: 'paper' } as const;
  const file = await server.api.images[':id'].file.$get({ param: { id: imageId }, query }, { headers });
  expect(await file.json()).toMatchObject({ reason: 'DRAWN_DIFFERENTLY' });
});

test('where plans sell what models draw, nobody else has it, and what is for members says so', async () => {
  const { server, standIn } = await startModelServer({}, { plans });
  const isForMembers = async () => {
    const answer = (await (await server.api.engines.$get()).json()) as { data: { isForMembers: boolean }[] };
    return answer.data.map((engine) => engine.isForMembers);
  };
  expect(await isForMembers()).toEqual([false, true]);
  const [free, member] = [await signUp(server), await signUpMember(server)];
  const before = await free.credits();
  const refused = await free.start(order);
  expect([refused.status, await refused.json()]).toMatchObject([403, { reason: 'PREMIUM_REQUIRED' }]);
  expect([await free.credits(), standIn.calls.length]).toEqual([before, 0]);
  expect((await free.start({ prompt: 'a fox' })).status).toBe(200);
  expect(await member.outcome(await member.startId(order))).toMatchObject({ status: 'succeeded' });
  expect(standIn.calls).toHaveLength(1);
});
