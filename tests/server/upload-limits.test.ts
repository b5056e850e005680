import { setTimeout as sleep } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodingCost } from '#server/services/uploads/decoding-cost.ts';
import { signUp } from '../support/person.ts';
import { pngHeader } from '../support/png-header.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

async function startWithUploads() {
  const server = await startTestServer();
  const person = await signUp(server);
  return { server, upload: (bytes: Uint8Array<ArrayBuffer>) => uploadTo(server, person.headers, bytes) };
}

function uploadTo({ api }: TestServer, headers: { authorization: string }, bytes: Uint8Array<ArrayBuffer>) {
  return api.images.source.$post({ form: { file: new File([bytes], 'me.png') } }, { headers });
}

async function pngOf(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const background = '#a33';
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return new Uint8Array(await picture.png({ compressionLevel: 1 }).toBuffer());
}

describe('by its header alone', () => {
  test.each([
    ['49 megapixels of 16 bits, interlaced', { width: 7000, height: 7000, depth: 16, isInterlaced: true }],
    ['49 megapixels of 16 bits', { width: 7000, height: 7000, depth: 16, isInterlaced: false }],
    ['36 megapixels, interlaced', { width: 6000, height: 6000, depth: 8, isInterlaced: true }],
    ['16 megapixels of 16 bits, interlaced', { width: 4000, height: 4000, depth: 16, isInterlaced: true }],
  ] as const)('a PNG of %s is refused', async (_, header) => {
    const { upload } = await startWithUploads();
    const answer = await upload(pngHeader(header));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ reason: 'TOO_MANY_PIXELS' });
  });

  test.each([
    ['49 megapixels', { width: 7000, height: 7000, depth: 8, isInterlaced: false }],
    ['24 megapixels, interlaced', { width: 6000, height: 4000, depth: 8, isInterlaced: true }],
    ['24 megapixels of 16 bits', { width: 6000, height: 4000, depth: 16, isInterlaced: false }],
  ] as const)('a PNG of %s is not', async (_, header) => {
    const { upload } = await startWithUploads();
    expect(await (await upload(pngHeader(header))).json()).toMatchObject({ reason: 'IMAGE_UNSUPPORTED' });
  });

  test('what lies in memory as a whole costs twice as much as what comes by rows', async () => {
    const picture = sharp({ create: { width: 20, height: 10, channels: 3, background: '#a33' } });
    const cost = async (made: Sharp) => decodingCost(await sharp(await made.toBuffer()).metadata());
    expect(await cost(picture.clone().jpeg())).toBe(600);
    expect(await cost(picture.clone().jpeg({ progressive: true }))).toBe(1200);
    expect(await cost(picture.clone().png())).toBe(600);
    expect(await cost(picture.clone().png({ progressive: true }))).toBe(1200);
    expect(await cost(picture.clone().webp())).toBe(1200);
    expect(await cost(picture.clone().avif())).toBe(1200);
    expect(await cost(picture.clone().toColourspace('rgb16').png())).toBe(1200);
  });
});

test('two at most are read at once, the others wait', async () => {
  const { upload } = await startWithUploads();
  const file = await pngOf(1500, 1500);
  let most = 0;
  const watching = new AbortController();
  const watch = (async () => {
    for (; !watching.signal.aborted; await sleep(1)) most = Math.max(most, sharp.counters().process);
  })();
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(file)));
  watching.abort();
  await watch;
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  expect(most).toBeLessThanOrEqual(2);
});

test('few large ones wait, more are asked to come back, and others are read meanwhile', async () => {
  const { upload } = await startWithUploads();
  const [large, usual] = [await pngOf(5000, 4800), await pngOf(64, 64)];
  const answers = Promise.all(Array.from({ length: 12 }, () => upload(large)));
  expect((await upload(usual)).status).toBe(200);
  const refused = (await answers).filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(7);
  for (const answer of refused) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});
