import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { renderSample } from './render.ts';
import { skinSamples } from './samples.ts';

/** Renders the previewer's sample photos again, into public/preview-samples. */
const folder = 'public/preview-samples';
await mkdir(folder, { recursive: true });
for (const sample of skinSamples) {
  const { name, width, height } = sample;
  const raw = { width, height, channels: 3 } as const;
  await sharp(renderSample(sample), { raw })
    .webp({ quality: 88, effort: 6 })
    .toFile(`${folder}/${name}.webp`);
}
