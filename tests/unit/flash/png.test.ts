import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { readPngTexts, withPngTexts } from '#engine/flash/png/png-text.ts';
import type { Signature } from '#engine/flash/png/signature.ts';
import { readSignature, signPng } from '#engine/flash/png/signature.ts';
import { signedRecipe } from '#engine/flash/png/signed-recipe.ts';
import drawInThread from '#server/providers/image/flash-thread.ts';

// Some seconds on an idle machine; far more on one that is busy.
vi.setConfig({ testTimeout: 180_000 });

const blank = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();

const signature: Signature = {
  prompt: '龍と桜、背景は波 “平安” 🐉',
  style: 'japanese',
  isColor: true,
  notes: {
    engine: 'flash-composer',
    seed: 4_294_967_295,
    understood: [{ word: '龍', motif: 'dragon', count: 1 }],
    ignored: ['貔貅'],
    apart: [],
    views: [],
    credits: [
      { title: 'Sea dragon', author: 'Lorc', license: 'CC BY 3.0', url: 'https://game-icons.net/' },
      { title: 'Rye', author: 'Nicole Fally', license: 'OFL-1.1', url: 'https://fonts.google.com/' },
    ],
  },
};

describe('texts in a PNG', () => {
  test('come back as they went in, whatever characters they have', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const texts = readPngTexts(withPngTexts(blank, [['note', text]]));
        expect(texts.get('note')).toBe(text);
      }),
    );
  });

  test('leave its pixels alone', async () => {
    const before = await sharp(blank).raw().toBuffer();
    const after = await sharp(signPng(blank, signature)).raw().toBuffer();
    expect(after).toEqual(before);
  });

  test('stand in chunks whose check sums are right', () => {
    const png = Buffer.from(withPngTexts(blank, [['note', '平安']]));
    const start = png.indexOf('iTXt');
    const end = start + 4 + png.readUInt32BE(start - 4);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(start, end)));
    expect(png.subarray(start + 4, end)).toEqual(Buffer.from('note\0\0\0\0\0平安'));
  });
});

test.each([
  [undefined, 'algorithmicMedia'],
  ['Stand-in 1', 'trainedAlgorithmicMedia'],
])('other programs read that what %s made is %s', async (model, type) => {
  const notes = { ...signature.notes, ...(model !== undefined && { model }) };
  const { xmp } = await sharp(signPng(blank, { ...signature, notes })).metadata();
  expect(xmp?.toString()).toContain(`/digitalsourcetype/${type}"`);
});

test('a file of ours tells what it was drawn from, at whatever size it was taken home; others tell nothing', async () => {
  const sheet = { create: { width: 2048, height: 1536, channels: 3, background: '#fff' } } as const;
  const png = await sharp(sheet).png().toBuffer();
  const { notes, ...made } = signature;
  const { seed, output, variation } = notes;
  const recipe = signedRecipe(signPng(png, signature));
  expect(recipe).toEqual({ ...made, seed, output, variation, page: { width: 1024, height: 768 } });
  const byModel = { ...signature, notes: { ...notes, model: 'Stand-in 1' } };
  const forged = { ...signature, prompt: 7 } as never;
  for (const file of [png, signPng(png, byModel), signPng(png, forged), Buffer.from('no picture')])
    expect(signedRecipe(new Uint8Array(file))).toBeNull();
});

describe('the signature of a PNG', () => {
  test('says how the picture came to be', () => {
    expect(readSignature(signPng(blank, signature))).toEqual(signature);
  });

  test('mentions the authors of its icons and fonts', () => {
    const texts = readPngTexts(signPng(blank, signature));
    expect(texts.get('Software')).toBe('Inkwright flash-composer');
    expect(texts.get('Copyright')).toBe(
      'Sea dragon by Lorc (CC BY 3.0), https://game-icons.net/\nRye by Nicole Fally (OFL-1.1), https://fonts.google.com/',
    );
  });

  test('mentions nobody when nothing is owed', () => {
    const notes = { ...signature.notes, credits: [] };
    expect(readPngTexts(signPng(blank, { ...signature, notes })).has('Copyright')).toBe(false);
  });

  test('is null when nobody signed it', () => {
    expect(readSignature(blank)).toBeNull();
  });
});

describe('a file drawn for the server', () => {
  const request = { prompt: '牡丹和蝴蝶', style: null, isColor: true, seed: 11, output: 2 } as const;

  test('is a signed PNG of 1024 × 1024 pixels, the same each time', async () => {
    const [first, second] = [await drawInThread({ request }), await drawInThread({ request })];
    if ('refused' in first || 'refused' in second) throw new Error('was refused');
    expect(await sharp(first.png).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
    expect(readSignature(first.png)).toEqual({
      prompt: request.prompt,
      style: first.style,
      isColor: true,
      notes: first.notes,
    });
    expect(Buffer.compare(first.png, second.png)).toBe(0);
  });

  test('is refused when there is nothing to draw, instead of tried again', async () => {
    expect(await drawInThread({ request: { ...request, prompt: '!?' } })).toEqual({
      refused: 'NOTHING_TO_DRAW',
    });
  });
});
