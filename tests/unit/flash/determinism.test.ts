import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const engine = fileURLToPath(new URL('../../../src/engine/flash/', import.meta.url));

test('nothing that draws leaves chance or rounding to the machine that it runs on', () => {
  const sources = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.startsWith('icons/build/'),
  );
  expect(sources.length).toBeGreaterThan(1000);
  const calls = /\bMath\.(?:random|hypot)\(/;
  expect(sources.filter((name) => calls.test(readFileSync(engine + name, 'utf8')))).toEqual([]);
});
