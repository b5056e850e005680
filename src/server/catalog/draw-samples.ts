import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { flashUrl, flashWidths } from '#contract/flash-picture.ts';
import { type FlashName, type FlashSample, flashSamples } from '#contract/flash-samples.ts';
import { drawFlash } from '#engine/flash/flash.ts';
import {
  type ArticlePictureName,
  articlePictureSize,
  articlePictures,
  articlePictureUrl,
} from '../content/article-pictures.ts';
import { flashAssets } from '../providers/image/flash-assets.ts';
import { drawSocialCard } from './draw-social-card.ts';
import { styles } from './styles.ts';

/**
 * `npm run samples` draws every picture that the pages show before there are any of the reader's own: one for each
 * style, all of the same subject so that they compare, the flash of the start page, what the articles show, and
 * the card that links unfold to.
 */
const stylePrompt = 'a swallow with a rose';
const letteringPrompt = 'a swallow with a rose, "Ink"';
const styleWidth = 320;

for (const { id, imageUrl } of styles) {
  const prompt = id === 'lettering' ? letteringPrompt : stylePrompt;
  await draw(imageUrl, { prompt: { en: prompt }, style: id, isColor: true, seed: 7 }, styleWidth);
}
for (const [name, sample] of Object.entries<FlashSample>(flashSamples)) {
  await draw(flashUrl(name as FlashName), sample, flashWidths.large);
  await draw(flashUrl(name as FlashName, 'small'), sample, flashWidths.small);
}
for (const [name, picture] of Object.entries(articlePictures)) {
  const sample = { ...picture, prompt: { en: picture.prompt } };
  await draw(articlePictureUrl(name as ArticlePictureName), sample, articlePictureSize);
}
await drawSocialCard();

async function draw(
  url: string,
  { prompt, style, isColor, seed }: FlashSample,
  width: number,
): Promise<void> {
  const { pixels, ...size } = await drawFlash(
    { prompt: prompt.en, style, isColor, seed, output: 0 },
    flashAssets,
  );
  const file = fileURLToPath(new URL(`../../../public${url}`, import.meta.url));
  await mkdir(dirname(file), { recursive: true });
  await sharp(pixels, { raw: { width: size.width, height: size.height, channels: 4 } })
    .removeAlpha()
    .resize(width)
    .webp({ quality: 82, effort: 6 })
    .toFile(file);
  process.stdout.write(`${url}\n`);
}
