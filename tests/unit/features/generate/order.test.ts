import { describe, expect, test } from 'vitest';
import {
  emptyOrder,
  orderOf,
  orderOfBatch,
  readOrderRequest,
  requestOf,
  unsaidBy,
  withoutParts,
} from '#features/generate/order/order.ts';
import { fakeImage } from '../../../support/fake-images.ts';

describe('an order in an address', () => {
  test('is read by its own names', () => {
    const request = readOrderRequest({
      prompt: 'koi',
      outputs: '4',
      color: 'blackwhite',
      style: 'tribal',
      visibility: 'private',
    });
    expect(orderOf(request)).toEqual({
      prompt: 'koi',
      outputs: 4,
      isColor: false,
      style: 'tribal',
      isPublic: false,
    });
  });

  test("is read by an image's names as well", () => {
    const request = readOrderRequest({
      quantity: '4',
      isColor: 'false',
      styleId: 'sketch',
      isPublic: 'true',
    });
    expect(orderOf(request)).toEqual({ outputs: 4, isColor: false, style: 'sketch', isPublic: true });
  });

  test.each([
    [{ outputs: '3' }, { outputs: 1 }],
    [{ color: 'anything' }, { isColor: true }],
    [{ visibility: 'anything' }, { isPublic: false }],
    [{ style: 'cubism' }, { style: null }],
    [{ from: 'anything' }, { from: 'words' }],
    [{ picture: '{"sourceImageId":"1"}' }, { picture: null }],
    [{ picture: 'no JSON' }, { picture: null }],
    [{ ratio: '9:16' }, { ratio: '9:16' }],
    [{ ratio: '5:1' }, { ratio: '1:1' }],
    [{ fidelity: '0.35' }, { fidelity: 0.35 }],
    [{ fidelity: '1.5' }, { fidelity: 0.7 }],
    [{ fidelity: 'very' }, { fidelity: 0.7 }],
    [{}, {}],
  ])('takes %j for %j', (request, order) => {
    expect(orderOf(readOrderRequest(request))).toEqual(order);
  });

  test('ignores what is no text', () => {
    expect(readOrderRequest({ prompt: { evil: true }, style: ['x'] })).toEqual({});
  });

  test('comes back as it was written', () => {
    const order = {
      ...emptyOrder,
      prompt: '龙',
      outputs: 4,
      style: 'japanese',
      isPublic: false,
      hasExtras: true,
    } as const;
    expect(orderOf(requestOf(order))).toEqual(order);
    expect(orderOf(requestOf(emptyOrder))).toEqual(emptyOrder);
    const picture = { sourceImageId: crypto.randomUUID(), scourceUrl: '/media/sources/1', name: 'cat.jpg' };
    const byModel = { ...emptyOrder, engine: 'a-model' };
    expect(orderOf(requestOf(byModel))).toEqual(byModel);
    const written = { ...emptyOrder, ratio: '16:9', isWritten: true } as const;
    expect(orderOf(requestOf(written))).toEqual(written);
    const redrawn = { ...emptyOrder, from: 'picture', picture, fidelity: 0.4 } as const;
    expect(orderOf(requestOf(redrawn))).toEqual(redrawn);
  });
});

describe('filling in a design', () => {
  test('leaves out what the address says', () => {
    const order = orderOfBatch([fakeImage('1', 'b')]);
    expect(unsaidBy({ prompt: 'koi', visibility: 'public' }, order)).toEqual({
      from: 'words',
      engine: fakeImage('1', 'b').drawing.engine,
      style: 'old-school',
      origin: null,
      isColor: true,
      hasExtras: true,
      ratio: '1:1',
      outputs: 1,
    });
  });

  test('brings back the picture that it was drawn from, as long as that is kept', () => {
    const image = fakeImage('1', 'b', { type: 'image-to-image', sourceImageId: 's', scourceUrl: '/media/s' });
    const picture = { sourceImageId: 's', scourceUrl: '/media/s', name: '' };
    expect(orderOfBatch([image])).toMatchObject({ from: 'picture', picture });
    const later = orderOfBatch([{ ...image, sourceImageId: null, scourceUrl: null }]);
    expect(later).toMatchObject({ from: 'picture', picture: null });
  });

  test('restores the quantity as one or four', () => {
    const images = [fakeImage('1', 'b'), fakeImage('2', 'b'), fakeImage('3', 'b')] as const;
    expect(orderOfBatch(images).outputs).toBe(1);
    expect(orderOfBatch([...images, fakeImage('4', 'b')]).outputs).toBe(4);
  });
});

test('a change by hand takes its part out of the address', () => {
  const request = { prompt: 'koi', style: 'tribal', outputs: '4' };
  expect(withoutParts(request, { prompt: 'carp', outputs: 1 })).toEqual({ style: 'tribal' });
});
