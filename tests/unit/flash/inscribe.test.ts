import { expect, test } from 'vitest';
import { styleIds } from '#contract/style-ids.ts';
import { describeScene } from '#engine/flash/describe/describe-scene.ts';
import { inscribe } from '#engine/flash/inscribe/inscribe.ts';
import type { Picture } from '#engine/pixels/raster.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';

const size = 512;
type Rows = readonly [from: number, to: number];

/** White paper, checkered in grey and black in some rows. */
function picture(...checkered: Rows[]): Picture {
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [from, to] of checkered)
    for (let y = from; y < to; y++)
      for (let x = 0; x < size; x++)
        data.fill(((x >> 3) + (y >> 3)) % 2 ? 40 : 150, (y * size + x) * 4, (y * size + x) * 4 + 3);
  return { width: size, height: size, data };
}

async function lettered(prompt: string, on: Picture, style: (typeof styleIds)[number] = 'old-school') {
  const before = on.data.slice();
  const { letters } = describeScene({ prompt, style, isColor: true, seed: 7, hasOrigin: false });
  if (!letters) throw new Error(`nothing of "${prompt}" is to be written`);
  const { picture, ...set } = await inscribe(
    { picture: on, letters, prompt, style, isColored: true, seed: 7, output: 0 },
    flashAssets,
  );
  /** The share of pixels in these rows that are others now. */
  const changed = ([from, to]: Rows) => {
    let count = 0;
    for (let i = from * size * 4; i < to * size * 4; i += 4)
      if (picture.data[i] !== before[i] || picture.data[i + 1] !== before[i + 1]) count++;
    return count / ((to - from) * size);
  };
  return { ...set, picture, changed };
}

test.for([
  ['a wolf with the name "Mária"', 'Mária'],
  ['一只狼，横幅上写着“永远的爱”', '永远的爱'],
  ['「一期一会」と書かれた鶴', '一期一会'],
  ['a rose and the date 12.03.2019', '12.03.2019'],
  ['a fox with a banner', ''],
] as const)(
  '%s: the letters are set on the area that was kept free, and nothing else is touched',
  async ([prompt, text]) => {
    const { changed, ...set } = await lettered(prompt, picture([0, 380]));
    expect(set.text).toBe(text);
    expect(set.ignored).toEqual([]);
    expect(set.credits.length > 0).toBe(text !== '');
    expect(changed([0, 380])).toBe(0);
    expect(changed([384, 512])).toBeGreaterThan(0.1);
  },
);

test.for(styleIds)('%s has a hand and a ribbon of its own', async (style) => {
  const { changed } = await lettered('a wolf "Maria"', picture([0, 380]), style);
  expect(changed([0, 380])).toBe(0);
  expect(changed([384, 512])).toBeGreaterThan(0.02);
});

test('other words are other letters', async () => {
  const [maria, marla] = [
    await lettered('a wolf "Maria"', picture()),
    await lettered('a wolf "Marla"', picture()),
  ];
  expect(maria.picture.data).not.toEqual(marla.picture.data);
});

test('where the area was not kept free, the calmest one is taken', async () => {
  const { changed } = await lettered('a wolf "Maria"', picture([130, 512]));
  expect(changed([0, 130])).toBeGreaterThan(0.1);
  expect(changed([136, 512])).toBe(0);
});

test('on a picture without any, a ribbon with bare paper around it is laid beneath', async () => {
  const { picture: on, changed } = await lettered('the name Maria', picture([0, 512]), 'lettering');
  expect(changed([180, 332])).toBeGreaterThan(0.1);
  const light = on.data.filter((value, i) => i % 4 === 0 && value > 200).length / size ** 2;
  expect(light).toBeGreaterThan(0.02);
});

test('words alone stand in the middle of what frames them', async () => {
  const { changed } = await lettered('the name Valentina', picture([0, 60], [452, 512]));
  expect(changed([0, 60]) + changed([452, 512])).toBe(0);
  expect(changed([180, 332])).toBeGreaterThan(0.05);
});

test('what no font can write is told, and nothing is put in its place', async () => {
  const { changed, text, ignored } = await lettered('a wolf with the word "ᚠᚢᚦᚨᚱᚲ"', picture([0, 380]));
  expect(text).toBeNull();
  expect(ignored).toEqual(['ᚠᚢᚦᚨᚱᚲ']);
  expect(changed([0, 512])).toBe(0);
});
