import { wrap } from 'comlink';
import { designPlace } from '#engine/skin/geometry/wrap.ts';
import { initialLook } from '#engine/skin/preview-defaults.ts';
import type { Layer, Scene } from '#engine/skin/scene.ts';
import type { SkinRequest } from '#engine/skin/worker/skin-api.ts';
import { SkinWorker } from '#engine/skin/worker/skin-worker.ts';
import { quantile } from '../quantile.ts';
import type { PartsApi } from './parts.worker.ts';
import { findSettledSkin, settle } from './settled-skin.ts';

const times = 9;
const untouched: SkinRequest = { taps: [], strokes: [], usesModel: true };
/** Of a limb that is drawn the model is never sure: a tap where the design lies says that it is one. */
const tapped: SkinRequest = { ...untouched, taps: [{ x: 0.5, y: 0.375, isSkin: true }] };

export interface Timings {
  readonly bareSegment: number;
  /** Until the first mask, and until no better one is to come. */
  readonly firstMask: number;
  readonly settledMask: number;
  readonly source: string;
  readonly removal: { readonly plain: number; readonly smart: number };
  readonly erasing: { readonly all: number; readonly next: number; readonly undo: number };
  readonly exporting: number;
  readonly look: number;
  readonly moving: number;
  readonly longestTask: number;
  readonly offSkinChange: number;
  readonly correlation: number;
}

/** @param photo measured on; without one, a limb is drawn */
export async function measure(photo: Blob | undefined): Promise<Timings> {
  const parts = wrap<PartsApi>(new Worker(new URL('./parts.worker.ts', import.meta.url), { type: 'module' }));
  const picture = photo ?? (await drawnLimb(1024, 1024));
  const large = await drawnLimb(4000, 3000);
  const disc = await drawnDisc(1024);
  const removal = await parts.removal(1024, times);
  const erasing = await parts.erasing(500);
  // What the bench draws itself shall not count.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const tasks = longTasks();
  const skin = new SkinWorker();
  const masks = await maskTimes(skin, picture, () => parts.bareSegment(picture));
  await skin.openDesign('disc', disc, { method: 'smart', enclosed: 'keep' });
  const look = await drawTime(skin, (i) => sceneWith(0.5 + i / 50));
  const moving = await drawTime(skin, (i) => sceneWith(0.8, 0.45 + i / 100));
  await skin.openPhoto(large);
  await skin.findSkin(tapped);
  const exporting = await timed(() => skin.exportPicture(sceneWith(0.8), 'photo'));
  const longestTask = tasks();
  await skin.openPhoto(picture);
  await findSettledSkin(skin, tapped);
  const change = await changeUnderInk(skin);
  skin.dispose();
  return { ...masks, removal, erasing, exporting, look, moving, longestTask, ...change };
}

/** A long working session: photos one after the other. */
export async function openPhotos(count: number): Promise<void> {
  const skin = session;
  await skin.openDesign('disc', await drawnDisc(512), { method: 'plain', enclosed: 'keep' });
  for (let i = 0; i < count; i++) {
    await skin.openPhoto(await drawnLimb(1600, 1200));
    await skin.findSkin({ taps: [], strokes: [], usesModel: i === 0 });
    (await skin.render(sceneWith(0.8), { longest: 800, frame: 'photo' })).close();
  }
}

/** One engine for all photos. */
const session = new SkinWorker();

/** In turns, so that both see the same machine. */
async function maskTimes(
  skin: SkinWorker,
  picture: Blob,
  bareSegment: () => Promise<number>,
): Promise<Pick<Timings, 'bareSegment' | 'firstMask' | 'settledMask' | 'source'>> {
  const bare: number[] = [];
  const first: number[] = [];
  const settled: number[] = [];
  let source = '';
  for (let i = 0; i <= times; i++) {
    bare.push(await bareSegment());
    await skin.openPhoto(picture);
    const start = performance.now();
    const found = await skin.findSkin(untouched);
    first.push(performance.now() - start);
    ({ source } = await settle(skin, untouched, found));
    settled.push(performance.now() - start);
  }
  // The first ones load the model.
  const [bareSegmentMs, firstMask, settledMask] = [bare, first, settled].map((each) =>
    quantile(each.slice(1), 0.5),
  ) as [number, number, number];
  return { bareSegment: bareSegmentMs, firstMask, settledMask, source };
}

/** One change of a scene until its picture is there. */
async function drawTime(skin: SkinWorker, sceneAt: (i: number) => Scene): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i <= times; i++) {
    const draw = () => skin.render(sceneAt(i), { longest: 800, frame: 'square' });
    took.push(await timed(async () => (await draw()).close()));
  }
  return quantile(took.slice(1), 0.5);
}

async function changeUnderInk(skin: SkinWorker): Promise<{ offSkinChange: number; correlation: number }> {
  const choice = { longest: 1024, frame: 'photo' } as const;
  const plain = await skin.render({ layers: [], isMasked: true }, choice);
  const longest = Math.max(plain.width, plain.height);
  const { width } = plain;
  const before = pixelsOf(plain);
  const scene = sceneWith(1);
  const after = pixelsOf(await skin.render(scene, choice));
  const skinned = pixelsOf(await skin.skinPicture(choice));
  const { wrap: laid } = await skin.layOut(scene.layers[0] as Layer);
  let offSkinChange = 0;
  const pairs: [number, number][] = [];
  for (let i = 0; i < before.length; i += 4) {
    const x = ((i / 4) % width) + 0.5;
    const y = Math.floor(i / 4 / width) + 0.5;
    const change = Math.max(
      ...[0, 1, 2].map((c) => Math.abs((before[i + c] as number) - (after[i + c] as number))),
    );
    if (change === 0 && skinned[i + 3] === 0) continue;
    const place = designPlace(laid, { x: x / longest, y: y / longest });
    const fromMiddle = place ? Math.hypot(place.u - 0.5, place.v - 0.5) : 1;
    if (skinned[i + 3] === 0 || fromMiddle > 0.53) offSkinChange = Math.max(offSkinChange, change);
    else if (fromMiddle < 0.45 && skinned[i + 3] === 255) pairs.push([lightOf(before, i), lightOf(after, i)]);
  }
  return { offSkinChange, correlation: correlationOf(pairs) };
}

function sceneWith(opacity: number, x = 0.5): Scene {
  const placement = { centre: { x, y: 0.4 }, width: 0.2, rotationDeg: 20 };
  const look = { ...initialLook, opacity };
  return {
    layers: [{ designId: 'disc', placement, wrap: { shape: 'limb' }, look, erased: [] }],
    isMasked: true,
  };
}

const lightOf = (data: Uint8ClampedArray, i: number): number =>
  0.299 * (data[i] as number) + 0.587 * (data[i + 1] as number) + 0.114 * (data[i + 2] as number);

/** Pearson's. */
function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const mean = (k: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[k], 0) / pairs.length;
  const [ma, mb] = [mean(0), mean(1)];
  const sum = (of: (a: number, b: number) => number): number =>
    pairs.reduce((total, [a, b]) => total + of(a - ma, b - mb), 0);
  return sum((a, b) => a * b) / Math.sqrt(sum((a) => a * a) * sum((_, b) => b * b));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function longTasks(): () => number {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  return () => longest;
}

function pixelsOf(bitmap: ImageBitmap): Uint8ClampedArray {
  const context = contextOf(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}

/** An arm-like band with light from one side, on a plain ground. */
async function drawnLimb(width: number, height: number): Promise<Blob> {
  const context = contextOf(width, height);
  context.fillStyle = '#7d8a92';
  context.fillRect(0, 0, width, height);
  const light = context.createLinearGradient(width * 0.33, 0, width * 0.67, 0);
  for (const [at, colour] of [
    [0, '#8a5a42'],
    [0.35, '#d9a583'],
    [0.6, '#c48d6c'],
    [1, '#70452f'],
  ] as const) {
    light.addColorStop(at, colour);
  }
  context.fillStyle = light;
  context.fillRect(width * 0.33, 0, width * 0.34, height);
  return context.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
}

/** A disc of even ink that fills the design. */
async function drawnDisc(side: number): Promise<Blob> {
  const context = contextOf(side, side);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#1c2230';
  context.beginPath();
  context.arc(side / 2, side / 2, side * 0.48, 0, 2 * Math.PI);
  context.fill();
  return context.canvas.convertToBlob();
}
