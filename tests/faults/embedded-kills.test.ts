import { test } from 'vitest';
import { killGenerations } from '../support/kill-generations.ts';

test('twenty kills in the middle of generations lose no credit, no job and no file', async () => {
  // From before the first stage to after the last.
  await killGenerations(Array.from({ length: 20 }, (_, round) => round * 150));
}, 300_000);
