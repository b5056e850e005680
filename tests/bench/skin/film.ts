import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { filmFlags, writeFilm } from '../../support/film.ts';
import { ring } from '../../support/skin-lab.ts';
import type { FilmRun } from './live.ts';
import type { SkinBench } from './page.ts';
import { withSkinPage } from './skin-page.ts';

const seconds = 8;
const samplePhoto = 'public/preview-samples/forearm-light.webp';

/** @param photo file over which the camera moves; without one, a sample of ours */
export async function measureFilm(photo = samplePhoto): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'skin-film-'));
  const path = join(folder, 'film.mjpeg');
  try {
    await writeFilm(path, await readFile(photo));
    await withSkinPage(async (page) => print(await runOn(page)), filmFlags(path));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function runOn(page: Page): Promise<FilmRun> {
  const design = (await ring().png().toBuffer()).toString('base64');
  return page.evaluate(([file, time]) => (window as unknown as { bench: SkinBench }).bench.film(file, time), [
    design,
    seconds,
  ] as const);
}

function print({ picturesPerSecond, looksPerSecond, held, longestGap }: FilmRun): void {
  process.stdout.write(
    `live camera                 ${picturesPerSecond.toFixed(1)} pictures/s, ${looksPerSecond.toFixed(1)} masks/s, on a limb ${(100 * held).toFixed(0)} %, longest gap ${longestGap.toFixed(0)} ms\n`,
  );
}
