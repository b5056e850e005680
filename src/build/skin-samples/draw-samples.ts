import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { flashUrl } from '#contract/flash-picture.ts';
import { renderSample } from './render.ts';
import { type SkinSample, skinSamples } from './samples.ts';
import { type TriedOn, triedOn } from './tried-on.ts';

/**
 * `npm run samples:skin` renders the previewer's sample photos again, into public/preview-samples, and what the
 * start page shows of them with drawings, into public/try-on.
 */
const photos = 'public/preview-samples';
const shownOnSkin = 'public/try-on';
await mkdir(photos, { recursive: true });
await mkdir(shownOnSkin, { recursive: true });

for (const sample of skinSamples) {
  await picture(sample, renderSample(sample))
    .webp({ quality: 88, effort: 6 })
    .toFile(`${photos}/${sample.name}.webp`);
}
for (const shown of triedOn) {
  const sample = skinSamples.find(({ name }) => name === shown.skin);
  if (!sample) throw new Error(`There is no sample ${shown.skin}`);
  const versions = [{ version: 'after', pixels: renderSample(sample, await tattooOf(shown)) }];
  if (shown.hasBefore) versions.push({ version: 'before', pixels: renderSample(sample) });
  for (const { version, pixels } of versions) {
    for (const width of shown.widths) {
      await picture(sample, pixels)
        .resize(width)
        .webp({ quality: 78, effort: 6 })
        .toFile(`${shownOnSkin}/${shown.name}-${version}-${width}.webp`);
    }
  }
}

function picture({ width, height }: SkinSample, pixels: Uint8Array) {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function tattooOf({ drawing, ...place }: TriedOn) {
  const { data, info } = await sharp(`public${flashUrl(drawing)}`)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...place, pixels: data, side: info.width };
}
