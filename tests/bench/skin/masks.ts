import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import type { Page } from '@playwright/test';
import type { SkinBench } from './page.ts';
import { maskOf, ScoreTable, scoreOf, truthOf } from './score.ts';

export interface MaskArguments {
  readonly photos: string;
  readonly masks: string;
  readonly tap: boolean;
  readonly fallback: boolean;
}

/** Writes one mask per photo (skin = 255), named as the photo; scores those whose truth lies beside them. */
export async function writeMasks(page: Page, { photos, masks, tap, fallback }: MaskArguments): Promise<void> {
  await mkdir(masks, { recursive: true });
  const files = await photosIn(photos);
  const scores = new ScoreTable();
  for (const { name, path, tapFile } of files) {
    const photo = await readFile(path, 'base64');
    const job = { photo, tap: tap ? await tapOf(tapFile) : undefined, usesModel: !fallback };
    const found = await page.evaluate(
      (each) => (window as unknown as { bench: SkinBench }).bench.mask(each),
      job,
    );
    await writeFile(join(masks, `${name}.png`), found.png, 'base64');
    const share = `${(found.share * 100).toFixed(1)} % skin`;
    const failure = found.modelFailure ? `  (${found.modelFailure})` : '';
    process.stdout.write(`${name}  ${found.source}  ${share}  ${found.ms.toFixed(0)} ms${failure}\n`);
    const truth = await truthOf(dirname(path));
    if (!truth) continue;
    const alone = await page.evaluate(
      (each) => (window as unknown as { bench: SkinBench }).bench.modelMask(each),
      photo,
    );
    const score = async (png: string) =>
      scoreOf(await maskOf(Buffer.from(png, 'base64'), truth.mask), truth.mask);
    scores.add({ ...truth, model: await score(alone), refined: await score(found.png) });
  }
  process.stdout.write(scores.text());
}

interface PhotoFile {
  readonly name: string;
  readonly path: string;
  readonly tapFile: string;
}

/** Photos in a folder, or one folder deeper as NAME/photo.jpg with NAME/meta.json beside it. */
async function photosIn(folder: string): Promise<PhotoFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const photos: PhotoFile[] = [];
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
    const { name, ext } = parse(entry.name);
    if (entry.isFile() && /^\.(jpe?g|png|webp)$/i.test(ext)) {
      photos.push({ name, path: join(folder, entry.name), tapFile: join(folder, `${name}.json`) });
    }
    if (!entry.isDirectory() && !entry.isSymbolicLink()) continue;
    const inside = join(folder, entry.name);
    if ((await readdir(inside)).includes('photo.jpg')) {
      photos.push({ name: entry.name, path: join(inside, 'photo.jpg'), tapFile: join(inside, 'meta.json') });
    }
  }
  return photos;
}

async function tapOf(file: string): Promise<readonly [number, number] | undefined> {
  const { tap } = JSON.parse(await readFile(file, 'utf8')) as { tap?: readonly [number, number] };
  return tap;
}
