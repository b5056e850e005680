import { expect, onTestFinished, test } from 'vitest';
import { freeCredits } from '#contract/credit.ts';
import { imageRatios, ratioSizes } from '#contract/image.ts';
import { FlashProvider } from '#server/providers/image/flash-provider.ts';
import { signUp } from '../support/person.ts';
import { startTestServer } from '../support/test-server.ts';

test('an image has the ratio that was ordered, and says so', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  for (const ratio of imageRatios) {
    const size = ratioSizes[ratio];
    expect(Math.max(size.width, size.height)).toBe(1024);
    const id = await person.startId({ prompt: 'a snake', ...size });
    await person.outcome(id);
    const { data } = await (await person.complete(id)).json();
    expect(data?.localImages[0]).toMatchObject({ ratio, dimensions: size });
  }
});

test.each([
  { width: 1024, height: 1000 },
  { width: 768, height: 768 },
  { width: 4096, height: 4096 },
  { width: 683, height: 576 },
])('no other size is drawn: %j', async (size) => {
  const server = await startTestServer();
  const person = await signUp(server);
  const answer = await person.start({ prompt: 'a snake', ...(size as { width: 1024 }) });
  expect(answer.status).toBe(422);
  expect(await person.credits()).toBe(freeCredits);
});

test('a prompt that holds nothing to draw is refused before it costs anything, unless its words are wanted', async () => {
  const flash = new FlashProvider({ threads: 1 });
  onTestFinished(() => flash.close());
  const server = await startTestServer({ imageProvider: flash });
  const person = await signUp(server);
  for (const prompt of ['asdf qwer', 'make it awesome please', '漂亮的纹身', '🐉🐉']) {
    const refused = await person.start({ prompt, mustBeDrawable: true });
    expect(refused.status, prompt).toBe(422);
    expect(await refused.json()).toMatchObject({ message: 'Nothing in this prompt can be drawn' });
  }
  expect(await person.credits()).toBe(freeCredits);
  for (const order of [
    { prompt: 'asdf qwer' },
    { prompt: 'asdf qwer', style: 'lettering', mustBeDrawable: true },
    { prompt: 'Maria', mustBeDrawable: true },
    { prompt: 'a wolf', mustBeDrawable: true },
  ] as const)
    expect(await person.outcome(await person.startId(order))).toMatchObject({ status: 'succeeded' });
}, 60_000);

test('a prompt is said in more words that are drawn', async () => {
  const flash = new FlashProvider({ threads: 1 });
  onTestFinished(() => flash.close());
  const server = await startTestServer({ imageProvider: flash });
  const person = await signUp(server);
  const improve = async (json: { prompt: string; style?: 'tribal' }) => {
    const answer = await server.api.images['generate-tattoo'].improve.$post({ json }, person);
    return (await answer.json()).data;
  };
  const improved = await improve({ prompt: 'a wolf' });
  expect(improved?.prompt).toMatch(/^a wolf .+/);
  expect(improved?.added.length).toBeGreaterThan(1);
  for (const words of improved?.added ?? []) expect(improved?.prompt).toContain(words);
  expect(await improve({ prompt: 'asdf qwer' })).toEqual({ prompt: 'asdf qwer', added: [] });
}, 60_000);
