import { test } from 'vitest';
import { killGenerations } from '../support/kill-generations.ts';

// Many more of them: tests/faults.
test('two kills in the middle of a generation lose no credit, no job and no file', async () => {
  await killGenerations([300, 1200]);
}, 180_000);
