import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { decodePicture } from '#server/providers/image/last-picture.ts';

const fileOf = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 20, b: 20 } } })
    .png()
    .toBuffer();

test('the same file, sent again, is the picture that was decoded before', async () => {
  const picture = await decodePicture(await fileOf(200));
  expect([picture.width, picture.height, picture.data[0]]).toEqual([40, 30, 200]);
  expect(await decodePicture(await fileOf(200))).toBe(picture);
});

test('another file is another picture, and the one before is forgotten', async () => {
  const first = await decodePicture(await fileOf(200));
  expect((await decodePicture(await fileOf(90))).data[0]).toBe(90);
  expect(await decodePicture(await fileOf(200))).not.toBe(first);
});

test('a picture that nobody asks for is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const picture = await decodePicture(await fileOf(60));
    vi.advanceTimersByTime(60_000);
    expect(await decodePicture(await fileOf(60))).not.toBe(picture);
  } finally {
    vi.useRealTimers();
  }
});
