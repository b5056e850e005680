import { expect, test } from 'vitest';
import { orderUnderWay } from '#features/generate/run/order-under-way.ts';

const about = {
  prompt: 'a heron',
  num_outputs: 4,
  engine: 'stand-in',
  style: 'dotwork',
  isColor: false,
  ratio: '9:16',
  isPublic: false,
  sourceImageId: null,
  scourceUrl: null,
} as const;

test('what was begun elsewhere is shown in its own shape, with what was ordered', () => {
  expect(orderUnderWay(about)).toMatchObject({
    ...{
      prompt: 'a heron',
      outputs: 4,
      engine: 'stand-in',
      style: 'dotwork',
      isColor: false,
      ratio: '9:16',
      isPublic: false,
    },
    ...{ from: 'words', picture: null },
  });
});

test('what is drawn from a picture shows it, as long as it is kept', () => {
  const picture = { sourceImageId: crypto.randomUUID(), scourceUrl: '/media/sources/a.png' };
  expect(orderUnderWay({ ...about, ...picture })).toMatchObject({ from: 'picture', picture });
});
