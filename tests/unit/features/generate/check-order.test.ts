import { expect, test } from 'vitest';
import { checkOrder } from '#features/generate/order/check-order.ts';
import { emptyOrder, type Order } from '#features/generate/order/order.ts';
import { pictureProblem } from '#features/generate/order/picture-file.ts';

const picture = { sourceImageId: 's', scourceUrl: '/media/s', name: 'cat.jpg' };

test.each<[Partial<Order>, ReturnType<typeof checkOrder>]>([
  [{ prompt: ' ' }, 'PROMPT_EMPTY'],
  [{ prompt: 'a koi' }, null],
  [{ prompt: 'a koi', from: 'picture' }, 'PICTURE_MISSING'],
  [{ prompt: '', from: 'picture', picture }, null],
  [{ prompt: '', from: 'words', picture }, 'PROMPT_EMPTY'],
  [{ prompt: 'x'.repeat(1001), from: 'picture', picture }, 'PROMPT_TOO_LONG'],
])('the order %j is kept back by %s', (changes, problem) => {
  expect(checkOrder({ ...emptyOrder, ...changes })).toBe(problem);
});

test.each([
  ['image/jpeg', 10 * 1024 * 1024, null],
  ['image/jpeg', 10 * 1024 * 1024 + 1, 'PICTURE_SIZE'],
  ['image/heic', 1000, 'IMAGE_UNSUPPORTED'],
  ['', 1000, 'IMAGE_UNSUPPORTED'],
])('a file of type %s with %i bytes is kept back by %s', (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem);
});
