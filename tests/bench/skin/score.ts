import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { distanceToZero } from '#engine/pixels/distance.ts';
import type { Mask } from '#engine/pixels/raster.ts';

/** How well a mask agrees with the truth: each 0…1. */
export interface Score {
  readonly iou: number;
  readonly f1: number;
  /** F1 of the outlines, which may be apart by 0.75 % of the diagonal (Csurka, Larlus and Perronnin 2013). */
  readonly boundaryF1: number;
}

interface ScoredPhoto {
  readonly tone: string;
  readonly part: string;
  readonly model: Score;
  readonly refined: Score;
}

const boundaryTolerance = 0.0075;
const half = 128;

export function scoreOf(found: Mask, truth: Mask): Score {
  let both = 0;
  let either = 0;
  let sum = 0;
  for (let i = 0; i < truth.data.length; i++) {
    const [a, b] = [(found.data[i] as number) >= half, (truth.data[i] as number) >= half];
    both += Number(a && b);
    either += Number(a || b);
    sum += Number(a) + Number(b);
  }
  const tolerance = boundaryTolerance * Math.hypot(truth.width, truth.height);
  const [foundLine, trueLine] = [outlineOf(found), outlineOf(truth)];
  const precision = shareNear(foundLine, trueLine, truth, tolerance);
  const recall = shareNear(trueLine, foundLine, truth, tolerance);
  return {
    iou: both / either,
    f1: (2 * both) / sum,
    boundaryF1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0,
  };
}

/** 0 on the outline, 1 elsewhere. */
function outlineOf({ width, height, data }: Mask): Uint8Array {
  const out = new Uint8Array(width * height).fill(1);
  const isSkin = (i: number): boolean => (data[i] as number) >= half;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const isEdge =
        (x + 1 < width && isSkin(i) !== isSkin(i + 1)) || (y + 1 < height && isSkin(i) !== isSkin(i + width));
      if (isEdge) out[i] = 0;
    }
  }
  return out;
}

function shareNear(line: Uint8Array, other: Uint8Array, size: Mask, tolerance: number): number {
  const distance = distanceToZero(other, size);
  let count = 0;
  let near = 0;
  for (let i = 0; i < line.length; i++) {
    if (line[i] !== 0) continue;
    count++;
    if ((distance.data[i] as number) <= tolerance) near++;
  }
  return count > 0 ? near / count : 0;
}

/** The truth that lies beside a photo of a body as mask.png, with what meta.json says of it; undefined when there is none. */
export async function truthOf(
  folder: string,
): Promise<{ readonly mask: Mask; readonly tone: string; readonly part: string } | undefined> {
  const meta = await readFile(join(folder, 'meta.json'), 'utf8').catch(() => undefined);
  const mask = await readFile(join(folder, 'mask.png')).catch(() => undefined);
  if (!meta || !mask) return undefined;
  const { kind, toneGroup, part } = JSON.parse(meta) as { kind?: string; toneGroup?: string; part?: string };
  return kind === 'body' && toneGroup && part
    ? { mask: await maskOf(mask), tone: toneGroup, part }
    : undefined;
}

/** @param size to which the picture is stretched, its own when there is none */
export async function maskOf(file: Uint8Array, size?: Mask): Promise<Mask> {
  const picture = sharp(file).removeAlpha().toColourspace('b-w');
  const sized = size ? picture.resize(size.width, size.height, { fit: 'fill' }) : picture;
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** The scores of the model alone beside those of the whole, by tone and by part of the body. */
export class ScoreTable {
  readonly #photos: ScoredPhoto[] = [];

  add(photo: ScoredPhoto): void {
    this.#photos.push(photo);
  }

  /** Empty when nothing was scored. */
  text(): string {
    if (this.#photos.length === 0) return '';
    const head = `${'model alone → refined'.padEnd(24)}  n  ${'IoU'.padEnd(14)}${'F1'.padEnd(14)}boundary F1`;
    const lines = [head, this.#line('all', this.#photos)];
    for (const by of ['tone', 'part'] as const) {
      const groups = Map.groupBy(this.#photos, (photo) => photo[by]);
      const names = [...groups.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
      for (const name of names) lines.push(this.#line(`${by} ${name}`, groups.get(name) ?? []));
    }
    return `${lines.join('\n')}\n`;
  }

  #line(name: string, photos: readonly ScoredPhoto[]): string {
    const mean = (of: 'model' | 'refined', what: keyof Score): string =>
      (photos.reduce((sum, photo) => sum + photo[of][what], 0) / photos.length).toFixed(3);
    const pairs = (['iou', 'f1', 'boundaryF1'] as const).map(
      (what) => `${mean('model', what)} → ${mean('refined', what)}`,
    );
    return `${name.padEnd(24)} ${String(photos.length).padStart(2)}  ${pairs.join(' ')}`;
  }
}
