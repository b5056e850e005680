import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sources } from '#server/db/schema/source.ts';
import { FlashProvider } from '#server/providers/image/flash-provider.ts';
import { purgeSources } from '#server/services/retention/purge.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { signUp } from '../support/person.ts';
import { photoOfMask } from '../support/pictures.ts';
import { squarePng } from '../support/square-png.ts';
import { startTestServer } from '../support/test-server.ts';

type Server = Awaited<ReturnType<typeof startTestServer>>;
type Person = Awaited<ReturnType<typeof signUp>>;

async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const { data, width, height } = photoOfMask();
  return new Uint8Array(
    await sharp(data, { raw: { width, height, channels: 4 } })
      .jpeg()
      .toBuffer(),
  );
}

async function upload({ api }: Server, { headers }: Person, bytes: Uint8Array<ArrayBuffer>) {
  return (await api.images.source.$post({ form: { file: new File([bytes], 'me.png') } }, { headers })).json();
}

async function uploaded(server: Server, person: Person, bytes: Uint8Array<ArrayBuffer>) {
  const answer = await upload(server, person, bytes);
  if (answer.status !== 'success') throw new Error(answer.message);
  return answer.data;
}

async function completed(person: Person, id: string) {
  const answer = await (await person.complete(id)).json();
  if (answer.status !== 'success') throw new Error(answer.message);
  return answer.data.localImages;
}

describe('a picture that was uploaded', () => {
  test('is drawn by the flash composer, stored, charged, and remembered as the source', async () => {
    const flash = new FlashProvider({ threads: 1 });
    onTestFinished(() => flash.close());
    const server = await startTestServer({ imageProvider: flash });
    const person = await signUp(server);
    const { sourceImageId } = await uploaded(server, person, await photo());
    const before = await person.credits();
    const id = await person.startId({ prompt: '', sourceImageId, style: 'old-school' });
    expect(await person.outcome(id)).toMatchObject({ status: 'succeeded', error: null });

    const [image] = await completed(person, id);
    expect(image).toMatchObject({
      type: 'image-to-image',
      prompt: '',
      title: { en: 'Drawn from a picture' },
      sourceImageId,
      styleId: 'old-school',
    });
    const file = await server.app.request(image?.tattooUrl ?? '');
    const { width, height, channels } = await sharp(await file.arrayBuffer()).metadata();
    expect([width, height, channels]).toEqual([1024, 1024, 3]);
    expect(await person.credits()).toBe(before - 1);
    await checkLedger(server.pool);
  });

  test('reaches the provider with every attempt, and not when words alone were ordered', async () => {
    const server = await startTestServer();
    const person = await signUp(server);
    const { sourceImageId } = await uploaded(server, person, await photo());
    const seen: ([number, number] | null)[] = [];
    server.imageProvider.beforeEach = ({ picture }) => {
      seen.push(picture && [picture.file.byteLength, picture.fidelity]);
      if (seen.length === 1) throw new Error('a first failure');
    };
    await person.outcome(await person.startId({ prompt: 'with roses', sourceImageId, fidelity: 0.2 }));
    await person.outcome(await person.startId({ prompt: 'roses' }));
    expect(seen[0]?.[0]).toBeGreaterThan(1000);
    expect(seen[0]?.[1]).toBe(0.2);
    expect(seen).toEqual([seen[0], seen[0], null]);
  });

  test('that shows nothing fails with the reason, and costs nothing', async () => {
    const flash = new FlashProvider({ threads: 1 });
    onTestFinished(() => flash.close());
    const server = await startTestServer({ imageProvider: flash });
    const person = await signUp(server);
    const before = await person.credits();
    const { sourceImageId } = await uploaded(server, person, await squarePng('#ffffff'));
    const id = await person.startId({ prompt: '', sourceImageId });
    expect(await person.outcome(id)).toMatchObject({ status: 'failed', error: 'PICTURE_BLANK' });
    expect(await person.credits()).toBe(before);
    await checkLedger(server.pool);
  });

  test('is for its owner only, by the signature in its address', async () => {
    const server = await startTestServer();
    const [person, other] = [await signUp(server), await signUp(server)];
    const { sourceImageId, scourceUrl } = await uploaded(server, person, await photo());
    const shown = await server.app.request(scourceUrl);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toContain('private');
    for (const address of [scourceUrl.split('?')[0] as string, `${scourceUrl}x`]) {
      expect((await server.app.request(address)).status).toBe(404);
    }
    const started = await other.start({ prompt: 'mine', sourceImageId });
    expect(await started.json()).toMatchObject({ errorCode: 2029 });

    // What comes of a picture is seen by others only where its owner says so.
    const id = await person.startId({ prompt: 'a face', sourceImageId, isPublic: true });
    await person.outcome(id);
    const gallery = await (await server.api.images.$get({ query: {} }, { headers: other.headers })).json();
    const [seen] = gallery.status === 'success' ? gallery.data.data : [];
    expect(seen).toMatchObject({ prompt: 'a face', type: 'image-to-image', scourceUrl: null });
    expect(seen).not.toHaveProperty('sourceImageId');
  });

  test('is gone after a month: its designs stay, and it cannot be drawn again', async () => {
    const server = await startTestServer();
    const person = await signUp(server);
    const { sourceImageId, scourceUrl } = await uploaded(server, person, await photo());
    const id = await person.startId({ prompt: 'a face', sourceImageId });
    await person.outcome(id);
    expect((await completed(person, id))[0]).toMatchObject({ sourceImageId, scourceUrl });

    const { db } = server.context;
    await db
      .update(sources)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(sources.id, sourceImageId));
    await purgeSources(server.context);
    expect((await server.app.request(scourceUrl)).status).toBe(404);
    expect((await completed(person, id))[0]).toMatchObject({ sourceImageId: null, scourceUrl: null });
    const again = await person.start({ prompt: 'a face', sourceImageId });
    expect(await again.json()).toMatchObject({ errorCode: 2029 });
  });

  test('removed while it waits ends the generation, and gives the credits back', async () => {
    const server = await startTestServer();
    const person = await signUp(server);
    const before = await person.credits();
    const { sourceImageId } = await uploaded(server, person, await photo());
    const gate = Promise.withResolvers<void>();
    let attempts = 0;
    server.imageProvider.beforeEach = async () => {
      attempts += 1;
      await gate.promise;
      throw new Error('a first failure');
    };
    const id = await person.startId({ prompt: 'a face', sourceImageId });
    await expect.poll(() => attempts).toBe(1);
    await server.context.db.delete(sources).where(eq(sources.id, sourceImageId));
    gate.resolve();
    expect(await person.outcome(id)).toMatchObject({ status: 'failed', error: 'SOURCE_NOT_FOUND' });
    expect(await person.credits()).toBe(before);
  });
});

test('an order needs words or a picture', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  for (const prompt of ['', '  ']) {
    expect(await (await person.start({ prompt })).json()).toMatchObject({ errorCode: 2021 });
  }
});

describe('what is uploaded', () => {
  /** Two frames below each other. */
  const frame = { width: 90, height: 120, channels: 3 } as const;
  const frames = new Uint8Array(90 * 120 * 3).map((_, i) => i % 251);
  const plain = { create: { width: 90, height: 60, channels: 3, background: '#a33' } } as const;
  const bytes = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());

  test.each<[string, () => Promise<Uint8Array<ArrayBuffer>>]>([
    ['a JPEG in CMYK', () => bytes(sharp(plain).toColourspace('cmyk').jpeg())],
    ['a PNG with transparency', () => bytes(sharp(plain).ensureAlpha(0.4).png())],
    ['an animation', () => bytes(sharp(frames, { raw: { ...frame, pageHeight: 60 } }).webp())],
  ])('may be %s', async (_, make) => {
    const server = await startTestServer();
    const person = await signUp(server);
    const { scourceUrl } = await uploaded(server, person, await make());
    const kept = await sharp(await (await server.app.request(scourceUrl)).arrayBuffer()).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 90, height: 60, space: 'srgb' });
  });

  test.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, number]>([
    ['text under the name of a picture', async () => new TextEncoder().encode('me'), 2004],
    ['an empty file', async () => new Uint8Array(), 2004],
    ['a broken picture', async () => (await photo()).slice(0, 900), 2004],
    ['noise', async () => new Uint8Array(randomBytes(3000)), 2004],
    [
      'a vector drawing',
      async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      2004,
    ],
  ])('may not be %s', async (_, make, errorCode) => {
    const server = await startTestServer();
    const person = await signUp(server);
    expect(await upload(server, person, await make())).toMatchObject({ errorCode });
  });

  test('may not have more pixels than fifty million', async () => {
    const server = await startTestServer();
    const person = await signUp(server);
    const large = await bytes(
      sharp({ create: { width: 8000, height: 7500, channels: 3, background: '#fff' } }).png(),
    );
    expect(await upload(server, person, large)).toMatchObject({ reason: 'TOO_MANY_PIXELS' });
  });
});
