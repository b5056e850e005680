import { describe, expect, test } from 'vitest';
import { emptyOrder } from '#features/generate/order/order.ts';
import { leadingOutput, outputsOf, type Run, secondsLeft, shownPercent } from '#features/generate/run/run.ts';
import { fakeStatus } from '../../../support/fake-images.ts';

const order = { ...emptyOrder, outputs: 4 } as const;
const drawing = (percentage: number): Extract<Run, { phase: 'drawing' }> => ({
  phase: 'drawing',
  order,
  startedAt: 0,
  status: { ...fakeStatus('processing', 1), progress: { percentage, message: '' } },
  isOutOfTouch: false,
  isCancelling: false,
});

describe('the picture at hand', () => {
  test('is the furthest of those not done', () => {
    const outputs = fakeStatus('processing', 1, ['done', 'drawing', 'inking', 'waiting']).outputs;
    expect(leadingOutput(outputs)).toEqual({ number: 2, stage: 'inking' });
  });

  test('is the last once all are done', () => {
    expect(leadingOutput(fakeStatus('processing', 1, ['done', 'done']).outputs)).toEqual({
      number: 2,
      stage: 'done',
    });
  });

  test('is waiting before the server has said anything', () => {
    const outputs = outputsOf({ phase: 'ordering', order });
    expect(outputs).toHaveLength(4);
    expect(leadingOutput(outputs)).toEqual({ number: 1, stage: 'waiting' });
  });
});

describe('the shown progress', () => {
  test('is the real one, with room for the storing: 80, 99, 100', () => {
    expect(shownPercent({ phase: 'ordering', order })).toBe(0);
    expect(shownPercent(drawing(50))).toBe(40);
    expect(shownPercent(drawing(100))).toBe(80);
    expect(shownPercent({ phase: 'saving', order, status: fakeStatus('succeeded', 1) })).toBe(99);
    expect(shownPercent({ phase: 'done', images: [] })).toBe(100);
  });
});

describe('the time left', () => {
  test('follows from the pace so far', () => {
    expect(secondsLeft(drawing(50), 6000)).toBe(6);
    expect(secondsLeft(drawing(75), 6000)).toBe(2);
  });

  test('is not guessed from too little', () => {
    expect(secondsLeft(drawing(10), 6000)).toBeNull();
    expect(secondsLeft(drawing(50), 1000)).toBeNull();
    expect(secondsLeft({ ...drawing(50), isOutOfTouch: true }, 6000)).toBeNull();
  });

  test('is not guessed where a clock is wrong by a day', () => {
    for (const day of [86_400_000, -86_400_000]) expect(secondsLeft(drawing(50), 6000 + day)).toBeNull();
  });
});
