import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { flashUrl } from '#contract/flash-picture.ts';
import type { FlashName } from '#contract/flash-samples.ts';

const width = 1200;
const height = 630;
const board = '#ece7dc';
const prints: { name: FlashName; left: number; top: number; size: number; turn: number }[] = [
  { name: 'koi-lotus', left: 30, top: 130, size: 344, turn: -3 },
  { name: 'sacred-heart', left: 806, top: 126, size: 344, turn: 3 },
  { name: 'snake-dagger', left: 410, top: 118, size: 380, turn: -0.5 },
];

/** The picture that links to our pages are shown with, where a page has none of its own: three prints on the board. */
export async function drawSocialCard(): Promise<void> {
  const layers = await Promise.all(
    prints.map(async ({ name, left, top, size, turn }) => {
      const margin = Math.round(size * 0.05);
      const print = await sharp(publicFile(flashUrl(name)))
        .resize(size - 2 * margin)
        .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#ffffff' })
        .png()
        .toBuffer();
      const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
      const turned = sharp(print).rotate(turn, { background: transparent });
      return { input: await turned.png().toBuffer(), left, top };
    }),
  );
  await sharp({ create: { width, height, channels: 3, background: board } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(publicFile('/social.jpg'));
}

function publicFile(path: string): string {
  return fileURLToPath(new URL(`../../../public${path}`, import.meta.url));
}
