import { describe, expect, test } from 'vitest';
import { sceneKey } from '#engine/flash/random/scene-key.ts';
import {
  afterPicture,
  hasManner,
  inColor,
  inManner,
  inShape,
  inStyle,
  inView,
  inWords,
  moreLike,
} from '#features/generate/go-on/variations.ts';
import { withoutWord, withWord } from '#features/generate/go-on/without-word.ts';
import { checkOrder } from '#features/generate/order/check-order.ts';
import { orderOf, requestOf } from '#features/generate/order/order.ts';
import { fakeImage } from '../../../support/fake-images.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const plain = fakeImage(id, 'g1');
const image = { ...plain, drawing: { ...plain.drawing, seed: 9, output: 2 } };
const scene = { style: 'old-school', key: sceneKey('two swallows', 'old-school') };
const kept = { parentImageId: id, seed: 9, output: 2 };

describe('what goes on from a design', () => {
  test('in another style, colour or words keeps seed and scene', () => {
    expect(inStyle(image, 'sketch')).toMatchObject({
      prompt: 'two swallows',
      style: 'sketch',
      outputs: 1,
      origin: { ...kept, variation: { scene } },
    });
    expect(inColor(image, false)).toMatchObject({
      isColor: false,
      origin: { ...kept, variation: { scene } },
    });
    expect(inWords(image, 'two swallows, a star')).toMatchObject({
      prompt: 'two swallows, a star',
      origin: { variation: { scene } },
    });
  });

  test('a variation of a variation keeps the scene of the first, and what was varied', () => {
    const first = { style: 'mandala', key: 3 } as const;
    const second = { ...image, drawing: { ...image.drawing, variation: { scene: first, isMirrored: true } } };
    expect(inManner(second, 'isLineArt', true).origin?.variation).toEqual({
      scene: first,
      isMirrored: true,
      isLineArt: true,
    });
    expect(inManner(second, 'isMirrored', false).origin?.variation).toEqual({ scene: first });
    expect(hasManner(second, 'isMirrored')).toBe(true);
    const lined = { ...image, drawing: { ...image.drawing, variation: { isLineArt: true } } };
    expect(inColor(lined, true).origin?.variation).toEqual({ scene });
  });

  test('what a model made is drawn after by the composer, in lines or in greys, also from a link', () => {
    const byModel = { ...image, drawing: { ...image.drawing, engine: 'sdxl', model: 'SDXL' } };
    const lined = afterPicture(byModel, 'isLineArt');
    const variation = { isAfterParent: true, isLineArt: true };
    expect(lined).toMatchObject({
      ...{ engine: 'flash-composer', from: 'words', isColor: false, outputs: 1, style: 'old-school' },
      origin: { ...kept, output: 0, variation },
    });
    expect(orderOf(requestOf(lined)).origin?.variation).toEqual(variation);
    expect(checkOrder({ ...lined, prompt: '' })).toBeNull();
    const drawn = { ...image, drawing: { ...image.drawing, variation } };
    expect(moreLike(drawn, 1).origin).toMatchObject({ parentImageId: id, variation });
    const grey = afterPicture(byModel, 'inGreys');
    expect(grey).toMatchObject({ style: 'black-grey', origin: { variation: { isAfterParent: true } } });
  });

  test('in another shape keeps words, seed and scene', () => {
    expect(inShape(image, '9:16')).toMatchObject({
      ...{ prompt: 'two swallows', style: 'old-school', ratio: '9:16', outputs: 1 },
      origin: { ...kept, variation: { scene } },
    });
  });

  test('more like it is left to chance, in its own shape', () => {
    expect(moreLike({ ...image, ratio: '16:9' }, 4)).toMatchObject({
      outputs: 4,
      ratio: '16:9',
      origin: { parentImageId: id, seed: null, output: null, variation: {} },
    });
  });

  test('survives an address, and nothing else does', () => {
    const picked = { ...image, drawing: { ...image.drawing, pickedStyle: 'suits' as const } };
    for (const order of [inManner(image, 'isBare', true), inManner(picked, 'isBare', true)])
      expect(orderOf(requestOf(order)).origin).toEqual(order.origin);
    const turned = inView(image, 'profile');
    expect(turned.origin?.variation).toEqual({ scene, view: 'profile' });
    expect(orderOf(requestOf(turned)).origin).toEqual(turned.origin);
    const order = inManner(image, 'isBare', true);
    for (const origin of ['{', '{}', 'null', '{"parentImageId":"x"}'])
      expect(orderOf({ origin })).toEqual({ origin: null });
    const odd = JSON.stringify({
      ...order.origin,
      seed: -1,
      output: 9,
      variation: { scene: 5, isBare: 'yes', view: 'inside' },
    });
    expect(orderOf({ origin: odd }).origin).toEqual({ ...kept, seed: null, output: null, variation: {} });
  });
});

test.each([
  ['a howling wolf under a full moon with pine trees', 'moon', 'a howling wolf with pine trees'],
  ['a howling wolf under a full moon with pine trees', 'wolf', 'a full moon with pine trees'],
  ['a howling wolf under a full moon with pine trees', 'pine tree', 'a howling wolf under a full moon'],
  ['snake wrapped around a dagger with red roses', 'rose', 'snake wrapped around a dagger'],
  ['snake wrapped around a dagger with red roses', 'snake', 'a dagger with red roses'],
  ['octopus, anchor, waves', 'anchor', 'octopus, waves'],
  ['octopus, anchor and waves', 'octopus', 'anchor and waves'],
  ['狼和月亮', '月亮', '狼'],
  ['狼和月亮', '狼', '月亮'],
  ['龍と桜、波', '桜', '龍、波'],
  ['a rose', 'rose', 'a rose'],
  ['a rose', 'wolf', 'a rose'],
])('%s without %s: %s', (prompt, word, left) => {
  expect(withoutWord(prompt, word)).toBe(left);
});

test.each([
  ['a wolf', ' a crown ', 'a wolf, a crown'],
  ['狼', '月亮', '狼、月亮'],
  ['', 'roses', 'roses'],
  ['a wolf', ' ', 'a wolf'],
])('%s with %s: %s', (prompt, thing, more) => {
  expect(withWord(prompt, thing)).toBe(more);
});
