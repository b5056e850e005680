import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { ImageRatio } from '#contract/image.ts';
import { ratioSizes } from '#contract/image.ts';
import type { StyleId } from '#contract/style-ids.ts';
import { styleIds } from '#contract/style-ids.ts';
import { drawFlash } from '#engine/flash/flash.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';

/**
 * Contact sheets of the drawing engine: one row a prompt, one column a style, or the four outputs side by side.
 *
 *   npm run flash:sheet -- --prompts FILE --styles a,b|any --out sheet.png [--bw] [--outputs 0,1,2,3] [--seed 7] [--cell 256] [--ratio 9:16]
 *   npm run flash:sheet -- --prompt "skull with roses" --out sheet.png
 */
const { values } = parseArgs({
  options: {
    prompts: { type: 'string' },
    prompt: { type: 'string', multiple: true },
    styles: { type: 'string' },
    outputs: { type: 'string', default: '0' },
    seed: { type: 'string', default: '7' },
    cell: { type: 'string', default: '256' },
    bw: { type: 'boolean', default: false },
    ratio: { type: 'string', default: '1:1' },
    out: { type: 'string', default: 'sheet.png' },
  },
});

const labelHeight = 18;
const prompts = values.prompt ?? (await readFile(values.prompts ?? '', 'utf8')).split('\n').filter(Boolean);
const styles = (values.styles?.split(',') ?? styleIds).map((id) => (id === 'any' ? null : (id as StyleId)));
const outputs = values.outputs.split(',').map(Number) as FlashRequest['output'][];
const cell = Number(values.cell);
const page = ratioSizes[values.ratio as ImageRatio];

const cells = prompts.flatMap((prompt) =>
  styles.flatMap((style) => outputs.map((output) => ({ prompt, style, output }))),
);
const columns = styles.length * outputs.length;
const images = [];
for (const [i, { prompt, style, output }] of cells.entries()) {
  const left = (i % columns) * cell;
  const top = Math.floor(i / columns) * (cell + labelHeight);
  images.push({
    input: await picture({ prompt, style, output, isColor: !values.bw, seed: Number(values.seed), page }),
    left,
    top,
  });
  images.push({ input: label(`${prompt} · ${style} ${output}`), left, top: top + cell });
}
const height = Math.ceil(cells.length / columns) * (cell + labelHeight);
await sharp({ create: { width: columns * cell, height, channels: 3, background: '#fff' } })
  .composite(images)
  .png()
  .toFile(values.out);

async function picture(request: FlashRequest): Promise<Buffer> {
  const { pixels, width, height } = await drawFlash(request, flashAssets);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(cell, cell, { kernel: 'lanczos3', fit: 'contain', background: '#888' })
    .png()
    .toBuffer();
}

function label(text: string): Buffer {
  const escaped = text
    .slice(0, Math.floor(cell / 6))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="${labelHeight}"><rect width="100%" height="100%" fill="#eee"/><text x="3" y="13" font-size="11" font-family="sans-serif">${escaped}</text></svg>`,
  );
}
