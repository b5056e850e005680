import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { SkinBench, WrapJob } from './page.ts';

type Point = readonly [number, number, number];

interface WrapScene {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly camera: { readonly fovVerticalDeg: number; readonly eye: Point };
  readonly surface: { readonly axisDir: Point };
  readonly patch: {
    readonly size: number;
    readonly cells: number;
    readonly rotationDeg: number;
    readonly anchors: Anchor[];
  };
}

interface Anchor {
  readonly deg: number;
  readonly world: Point;
  readonly pixel: readonly [number, number];
  readonly grid: readonly (readonly [number, number, number])[];
}

/**
 * Lays the checkerboard of each wrap scene at its anchors. The engine is told what a person would choose: the place,
 * the size there as it appears, and how the patch is turned against the limb; neither camera nor shape.
 */
export async function writeWraps(page: Page, scenes: string, out: string): Promise<void> {
  await mkdir(out, { recursive: true });
  const errors = new Map<number, number[]>();
  for (const name of (await readdir(scenes)).sort()) {
    const scene = await sceneIn(join(scenes, name));
    if (!scene) continue;
    const photo = await readFile(join(scenes, name, 'photo.jpg'), 'base64');
    const design = await checkerboard(scene.patch.cells);
    for (const anchor of scene.patch.anchors) {
      const job = { photo, design, ...placedLike(scene, anchor), cells: scene.patch.cells };
      const laid = await page.evaluate(
        (each) => (window as unknown as { bench: SkinBench }).bench.wrap(each),
        job,
      );
      const file = join(out, `${name}-${String(anchor.deg).padStart(2, '0')}`);
      const grid = laid.grid.map((place, i) => place ?? anchor.grid[i]?.slice(0, 2));
      await writeFile(`${file}.json`, JSON.stringify(grid));
      await writeFile(`${file}.png`, laid.png, 'base64');
      const error = (rms(anchor, laid.grid) / job.widthPixels) * 100;
      errors.set(anchor.deg, [...(errors.get(anchor.deg) ?? []), error]);
      const hidden = laid.grid.filter((place, i) => !place && anchor.grid[i]?.[2] === 1).length;
      const missing = hidden > 0 ? `  ${hidden} places hidden` : '';
      process.stdout.write(
        `${name} ${anchor.deg}°  rms ${error.toFixed(2)} %  trust ${laid.trust.toFixed(2)}${missing}\n`,
      );
    }
  }
  for (const [deg, each] of errors) {
    const mean = each.reduce((sum, error) => sum + error, 0) / each.length;
    process.stdout.write(`${deg}°: mean ${mean.toFixed(2)} %, worst ${Math.max(...each).toFixed(2)} %\n`);
  }
}

async function sceneIn(folder: string): Promise<WrapScene | undefined> {
  const meta = await readFile(join(folder, 'meta.json'), 'utf8').catch(() => undefined);
  const scene = meta ? (JSON.parse(meta) as Partial<WrapScene>) : undefined;
  return scene?.patch ? (scene as WrapScene) : undefined;
}

function placedLike(
  { camera, surface, patch, height, width }: WrapScene,
  anchor: Anchor,
): Pick<WrapJob, 'anchor' | 'widthPixels' | 'rotationDeg' | 'up'> {
  const focal = height / 2 / Math.tan((camera.fovVerticalDeg * Math.PI) / 360);
  const project = ([x, y, z]: Point): [number, number] => {
    const depth = camera.eye[2] - z;
    return [
      width / 2 + (focal * (x - camera.eye[0])) / depth,
      height / 2 - (focal * (y - camera.eye[1])) / depth,
    ];
  };
  const [x, y, z] = anchor.world;
  const [dx, dy, dz] = surface.axisDir;
  const from = project(anchor.world);
  const to = project([x + dx / 1000, y + dy / 1000, z + dz / 1000]);
  return {
    anchor: anchor.pixel,
    widthPixels: (patch.size * focal) / (camera.eye[2] - z),
    rotationDeg: patch.rotationDeg,
    up: [to[0] - from[0], to[1] - from[1]],
  };
}

function rms({ grid }: Anchor, laid: readonly (readonly [number, number] | null)[]): number {
  let sum = 0;
  let count = 0;
  for (const [i, [x, y, isVisible]] of grid.entries()) {
    const place = laid[i];
    if (isVisible !== 1 || !place) continue;
    sum += (place[0] - x) ** 2 + (place[1] - y) ** 2;
    count++;
  }
  return Math.sqrt(sum / count);
}

/** Near black and near white, so that both differ from any skin. */
async function checkerboard(cells: number): Promise<string> {
  const cell = 64;
  const side = cells * cell;
  const pixels = Buffer.alloc(side * side);
  for (let i = 0; i < pixels.length; i++) {
    const column = Math.floor((i % side) / cell);
    const row = cells - 1 - Math.floor(i / side / cell);
    pixels[i] = (column + row) % 2 === 1 ? 255 : 0;
  }
  const png = await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
  return png.toString('base64');
}
