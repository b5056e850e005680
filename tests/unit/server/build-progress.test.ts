import { expect, test } from 'vitest';
import { BuildProgress } from '../../../src/server/build-progress.ts';

function printed(isTerminal: boolean, ...outputs: string[]): string {
  let text = '';
  const progress = new BuildProgress({ write: (part) => (text += part) }, isTerminal);
  for (const output of outputs) progress.update(output);
  progress.end();
  return text;
}

test('on a terminal a bar grows in one line with what the build has done', () => {
  const bars = printed(
    true,
    'transforming...',
    'transforming...\n✓ 9 modules transformed.\n(!) Some chunks',
  ).split('\r');
  expect(bars.map((bar) => bar.match(/█/g)?.length ?? 0)).toEqual([0, 0, 2, 4, 14]);
  expect(bars.join('')).not.toContain('chunks');
  expect(bars.join('').match(/\n/g)).toHaveLength(1);
});

test('elsewhere one line says that it builds', () => {
  expect(printed(false, 'transforming...')).toBe(
    'Building the app, which takes half a minute the first time…\n',
  );
});
