import { expect, test } from 'vitest';
import { type FlashSample, flashSamples } from '#contract/flash-samples.ts';

test.each(Object.entries<FlashSample>(flashSamples))(
  'the sample %s can be drawn by anybody',
  (name, sample) => {
    expect(name).toMatch(/^[a-z-]+$/);
    expect(sample.prompt.zh && sample.prompt.ja && sample.prompt.en).toBeTruthy();
  },
);
