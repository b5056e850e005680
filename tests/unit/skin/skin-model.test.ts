import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkSkinModel, skinModelPath } from '../../../src/build/skin-model.ts';

test('the package carries the skin model that the engine was made for', async () => {
  await expect(checkSkinModel(skinModelPath)).resolves.toBeUndefined();
});

test('another file in its place stops the build', async () => {
  await expect(checkSkinModel(fileURLToPath(import.meta.url))).rejects.toThrow('has changed');
});
