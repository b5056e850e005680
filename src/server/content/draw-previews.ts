import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { FlashDrawing } from '#engine/flash/flash.ts';
import { drawFlash } from '#engine/flash/flash.ts';
import { flashAssets } from '../providers/image/flash-assets.ts';
import { encodings } from '../services/images/encoding.ts';
import { placeholderOf } from '../services/images/placeholder.ts';
import { categories } from './categories.ts';
import { hasColorVersion, isColor } from './coloring.ts';
import type { Design } from './content.ts';
import { type Drawing, digest, readDrawings, requestDigest, writeDrawings } from './drawings.ts';
import { previewFolder, previewNames, previewWidth } from './preview.ts';

/**
 * `npm run previews` draws the previews of the library that are missing or whose words have changed, and with
 * `-- --all` every one of them, which is to be done whenever the engine draws better than before.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });

await mkdir(previewFolder, { recursive: true });
const designs = categories.flatMap((category) => category.designs);
const before = await readDrawings();
const known = values.all ? {} : before;
const present = new Set(await readdir(previewFolder));
const drawings: Record<string, Drawing> = {};

for (const [i, design] of designs.entries()) {
  const drawn = known[design.slug];
  const isThere = previewNames(design).every((name) => present.has(name));
  if (drawn?.request === requestDigest(design) && isThere) {
    drawings[design.slug] = drawn;
    continue;
  }
  drawings[design.slug] = await drawDesign(design);
  process.stdout.write(`${i + 1} of ${designs.length}: ${design.slug}\n`);
  // What is drawn by then stays drawn when the command is stopped.
  if (i % 20 === 19) await writeDrawings({ ...before, ...drawings });
}
await writeDrawings(drawings);

const wanted = new Set(designs.flatMap(previewNames));
for (const name of present) if (!wanted.has(name)) await rm(join(previewFolder, name));

async function drawDesign(design: Design): Promise<Drawing> {
  const [name, colorName] = previewNames(design) as [string, string | undefined];
  const drawing = await draw(design, isColor(design));
  const preview = await toPreview(drawing);
  const previews = [preview];
  await writeFile(join(previewFolder, name), preview);
  if (hasColorVersion(design) && colorName) {
    const inColor = await toPreview(await draw(design, true));
    previews.push(inColor);
    await writeFile(join(previewFolder, colorName), inColor);
  }
  return {
    request: requestDigest(design),
    picture: digest(Buffer.concat(previews)),
    placeholder: await placeholderOf(preview),
    notes: drawing.notes,
  };
}

function draw({ prompt, style, seed }: Design, inColor: boolean): Promise<FlashDrawing> {
  return drawFlash({ prompt: prompt.en, style, isColor: inColor, seed, output: 0 }, flashAssets);
}

function toPreview({ pixels, width, height }: FlashDrawing): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(previewWidth)
    .avif(encodings.avif)
    .toBuffer();
}
