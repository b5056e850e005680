import sharp, { type Sharp } from 'sharp';
import { expect, test, vi } from 'vitest';
import type { StyleId } from '#contract/style-ids.ts';
import { drawFlash, drawFlashOutline, drawFlashVector } from '#engine/flash/flash.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';
import type { Outline } from '#engine/flash/vector/outline.ts';
import { distanceToZero } from '#engine/pixels/distance.ts';
import { isOutlineOf } from '#engine/skin/stencil/outline-match.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';

// Some seconds on an idle machine; far more on one that is busy.
vi.setConfig({ testTimeout: 180_000 });

const squares = 32;
const mostBytes = 400_000;

function requestFor(style: StyleId, prompt = 'a snake and a dagger with "FAITH" on a banner'): FlashRequest {
  return { prompt, style, isColor: true, seed: 7, output: 0, variation: { isBare: true } };
}

async function svgFor(request: FlashRequest, sizeMm = 100): Promise<string> {
  return (await drawFlashVector({ ...request, sizeMm }, flashAssets)).svg;
}

/** How dark each square of a picture is on average, 0 … 255. */
async function darkness(picture: Sharp): Promise<Buffer> {
  return picture
    .flatten({ background: 'white' })
    .resize(squares, squares, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
}

function ofSvg(svg: string) {
  return darkness(sharp(Buffer.from(svg), { density: 260 }));
}

async function ofPixels(request: FlashRequest) {
  const { width, height, pixels } = await drawFlash(request, flashAssets);
  return darkness(sharp(pixels, { raw: { width, height, channels: 4 } }));
}

function likeness(a: Buffer, b: Buffer): number {
  const mean = (values: Buffer) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  a.forEach((value, i) => {
    const [x, y] = [value - meanA, (b[i] as number) - meanB];
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  });
  return both / Math.sqrt(ofA * ofB);
}

// One style for each way of shading, and the one that is all solid black.
test.each(['dotwork', 'old-school', 'blackwork', 'black-grey', 'tribal', 'sketch'] as const)(
  'in %s the lines show what the pixels show',
  async (style) => {
    const request = requestFor(style);
    const svg = await svgFor(request);
    expect(svg.length).toBeLessThan(mostBytes);
    const lines = await ofSvg(svg);
    const pixels = await ofPixels(request);
    const mirrored = await ofPixels({ ...request, variation: { isBare: true, isMirrored: true } });
    expect(likeness(lines, pixels)).toBeGreaterThan(0.9);
    expect(likeness(lines, pixels)).toBeGreaterThan(likeness(lines, mirrored));
  },
);

test('it is as large as is asked for, a unit is a millimetre, and the paper keeps its shape', async () => {
  const tall = { ...requestFor('old-school'), page: { width: 768, height: 1024 } };
  expect(await svgFor(tall, 200)).toContain('width="150mm" height="200mm" viewBox="0 0 150 200"');
});

test.each([40, 100])('at %i mm no line is finer than a needle leaves it', async (sizeMm) => {
  const svg = await svgFor(requestFor('fine-line', 'a rose with leaves'), sizeMm);
  const widths = [...svg.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width));
  expect(widths.length).toBeGreaterThan(20);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(0.35);
});

test('its layers are named and lie in order; what is not there has none', async () => {
  const idsIn = (svg: string) => [...svg.matchAll(/<g id="(\w+)">/g)].map(([, id]) => id);
  const request = requestFor('old-school');
  expect(idsIn(await svgFor(request))).toEqual(['colour', 'shade', 'outline', 'lettering']);
  const plain = { ...requestFor('old-school', 'a dagger'), isColor: false };
  expect(idsIn(await svgFor(plain))).toEqual(['shade', 'outline']);
  expect(idsIn(await svgFor({ ...plain, variation: { isLineArt: true } }))).toEqual(['outline']);
});

test('the same request gives the same file, and any prompt a well-formed one', async () => {
  const request = requestFor('tribal', 'a wolf <b>&\u0001 "LOVE & <3"');
  const svg = await svgFor(request);
  expect(await svgFor(request)).toBe(svg);
  expect(svg).toContain('<title>a wolf &lt;b&gt;&amp; "LOVE &amp; &lt;3"</title>');
  await expect(ofSvg(svg)).resolves.toHaveLength(squares ** 2);
});

/** An outline layer as pixels, as large as its page. */
async function inked({ width, height, paths }: Outline) {
  const lines = paths.map((path) =>
    path.width === null
      ? `<path d="${path.data}" fill-rule="${path.rule}"/>`
      : `<path d="${path.data}" fill="none" stroke="#000" stroke-width="${path.width}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lines.join('')}</svg>`;
  const raw = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return { width, height, data: new Uint8ClampedArray(raw) };
}

test.each(['old-school', 'japanese', 'tribal', 'black-grey', 'watercolor'] as const)(
  'the outline layer in %s is lines alone, and lies where the design has its lines',
  async (style) => {
    const request = { ...requestFor(style, 'a koi with a peony'), page: { width: 768, height: 1024 } };
    const { pixels, ...size } = await drawFlash(request, flashAssets);
    const outline = await inked(await drawFlashOutline(request, flashAssets));
    const other = await inked(await drawFlashOutline({ ...request, output: 1 }, flashAssets));
    const design = { width: size.width, height: size.height, data: pixels };
    expect(isOutlineOf(design, outline)).toBe(true);
    expect(isOutlineOf(design, other)).toBe(false);
    const ink = Uint8Array.from({ length: 768 * 1024 }, (_, i) => (outline.data[i * 4 + 3] ?? 0) >> 7);
    const depth = distanceToZero(ink, outline).data;
    const inkedPixels = ink.reduce((sum, each) => sum + each, 0);
    const solidPixels = depth.reduce((sum, each) => sum + (each > 8 ? 1 : 0), 0);
    expect(inkedPixels).toBeGreaterThan(3000);
    expect(solidPixels / inkedPixels).toBeLessThan(0.01);
  },
);

test('a picture that is redrawn leaves as areas', async () => {
  const size = 256;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let i = 0; i < size * size; i++) {
    const [x, y] = [(i % size) - size / 2, Math.floor(i / size) - size / 2];
    if (x * x + y * y < 70 ** 2) data.fill(30, i * 4, i * 4 + 3);
  }
  const picture = { width: size, height: size, data };
  const request = { ...requestFor('blackwork', ''), picture };
  expect(likeness(await ofSvg(await svgFor(request)), await ofPixels(request))).toBeGreaterThan(0.8);
});
